# A server in a container: the page is built, the rules are compiled, and only what runs is kept.
FROM node:22-bookworm-slim AS page
WORKDIR /fullsteam
COPY . .
RUN cd web && npm install --no-save --omit=dev --no-audit --no-fund && npm run -s build

FROM python:3.11-slim-bookworm AS wheel
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /fullsteam
COPY --from=page /fullsteam .
RUN FULLSTEAM_COMPILE=1 pip wheel --no-cache-dir --no-deps -w /dist .

FROM python:3.11-slim-bookworm
COPY --from=wheel /dist /dist
COPY requirements.txt /dist/
RUN pip install --no-cache-dir -c /dist/requirements.txt "$(ls /dist/*.whl)[postgres,notices]" \
    && rm -r /dist \
    && useradd --system --home-dir /data --create-home fullsteam
USER fullsteam
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=60s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/readyz', timeout=5)"]
ENTRYPOINT ["fullsteam"]
CMD ["serve", "--host", "0.0.0.0"]
