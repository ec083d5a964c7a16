"""Takes any lesson in the page: touches what the coach points at, and something else first. Knows no game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import TimeoutError, expect

from browserkit.browsers import Reader

# What lies under the coach and must not, and what she points at that cannot be seen. (What has scrolled out of its frame is
# covered by nobody.)
COVERED = """() => {
  const coach = document.querySelector('[data-coach]');
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const cut = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  const area = (b) => Math.max(0, b[2] - b[0]) * Math.max(0, b[3] - b[1]);
  const seen = (e) => {
    let found = cut(box(e), [0, 0, innerWidth, innerHeight]);
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflow)) found = cut(found, box(up));
    return found;
  };
  const bubble = box(coach), out = [], name = (e) => e.dataset.is ?? e.dataset.choice ?? e.tagName;
  const look = (kind, selector) => {
    for (const e of document.querySelectorAll(selector))
      if (!coach.contains(e) && area(cut(bubble, seen(e))) > 1) out.push(`she covers ${kind} ${name(e)}`);
  };
  look('what she points at', '[data-pointed]');
  look('what must be touched', '[data-ring]');
  look('the question', '#prompt :is(h2, button, input)');
  for (const e of document.querySelectorAll('[data-pointed]'))
    if (area(seen(e)) < area(box(e)) / 2) out.push(`${name(e)} is out of sight`);
  const [left, top, right, bottom] = bubble;
  if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) out.push('she leaves the window');
  return out;
}"""
CLEAR = f"() => ({COVERED})().length === 0"
# A point of what is pointed at that really belongs to it.
POINT = """() => {
  const element = document.querySelector('[data-pointed]');
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const belongs = (at) => (element.contains(at) || at.contains(element)) && !at.closest('[data-coach]');
  const mine = (x, y) => { const at = document.elementFromPoint(x, y); return at !== null && belongs(at); };
  for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const fx of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
    if (mine(x, y)) return [x, y];
  }
  return null;
}"""
# The node is reached when its moment is on the board and the coach says its sentence.
SAID = """([moment, coach, text]) => {
  const at = document.querySelector('[data-coach]');
  const said = at?.querySelector('[data-said] p')?.innerText.replace(/\\s+/g, ' ').trim();
  const now = document.querySelector('[data-moment]')?.dataset.moment;
  return now === String(moment) && at?.dataset.coach === coach && said === text;
}"""
# Something has come of a touch: another thing is pointed at, or the table goes on.
STATE = """() => {
  const [table, at] = [document.querySelector('[data-moment]'), document.querySelector('[data-pointed]')];
  return [table?.dataset.moment, at?.dataset.is, at?.dataset.choice, at?.tagName, at?.matches('[data-yes]')].join('|');
}"""
CHANGED = f"before => ({STATE})() !== before"
# The table has come to rest: a board may give the other answers of a step itself (a whole way, once it is chosen).
RESTS = """() => {
  const now = document.querySelector('[data-moment]')?.dataset.moment;
  if (window.momentSeen?.[0] !== now) window.momentSeen = [now, performance.now()];
  return performance.now() - window.momentSeen[1] > 200 && now;
}"""


class Learner:
    """One pupil. by: 'touch' what has the ring; 'keys': the same with the keyboard."""

    def __init__(self, reader: Reader, game: str, name: str, lang: str, by: str = "touch") -> None:
        self.reader, self.page, self.lang, self.by = reader, reader.page, lang, by
        self.path = f"/learn/{game}/{name}"
        answer = reader.context.request.get(f"{reader.url}/api/games/{game}/lessons/{name}")
        self.script: dict[str, Any] = answer.json()
        self.node, self.moment = 0, len(self.script["start"]) - 1
        self.wrongs = 0

    @property
    def at(self) -> dict[str, Any]:
        found: dict[str, Any] = self.script["nodes"][self.node]
        return found

    @property
    def over(self) -> bool:
        return "takes" not in self.at

    def open(self) -> None:
        self.page.goto(self.reader.url + self.path)
        self.hear()

    def take(self) -> None:
        """From here to the end, with a wrong answer in every step."""
        while not self.over:
            self.err()
            self.do()
        expect(self.page.locator("[data-match]")).to_be_visible()
        self.look()

    def hear(self, text: str | None = None) -> None:
        """The coach says what she must say here."""
        coach = "over" if self.over else str(self.at["step"] + 1)
        said = self.at["say"][self.lang] if text is None else text
        self.page.wait_for_function(SAID, arg=[self.moment, coach, " ".join(said.split())])

    def err(self) -> None:
        """An answer that is allowed but not taken; there may be none."""
        wrong = [text for text in self.at["asked"]["legal"] if text not in self.at["takes"]]
        if not wrong:
            return
        special = [text for text in wrong if text in self.at["others"]]
        text = (special or wrong)[0]
        self.say(text)
        self.hear(self.at["wrong"][self.at["others"].get(text, "wrong")][self.lang])
        self.wrongs += 1
        self.look()

    def do(self) -> None:
        """What the coach points at, until the answer is given."""
        (answer, way), *_ = self.at["takes"].items()
        for _ in range(12):
            before = self.page.evaluate(STATE)
            self.touch(answer)
            self.page.wait_for_function(CHANGED, arg=before)
            if self.page.evaluate(STATE).split("|")[0] != str(self.moment):
                break
        else:
            raise AssertionError(f"twelve touches of what is pointed at did not say {answer}")
        step = self.at["step"]
        self.go(way)
        if not self.over and self.at["step"] == step:
            rest = int(self.page.wait_for_function(RESTS).json_value())
            while self.moment < rest:
                self.go(next(iter(self.at["takes"].values())))
        self.hear()

    def go(self, way: dict[str, Any]) -> None:
        self.node, self.moment = way["to"], self.moment + len(way["pieces"])

    def touch(self, answer: str) -> None:
        pointed = self.page.locator("[data-pointed]")
        pointed.wait_for()
        self.look()
        if pointed.get_attribute("data-amount") is not None:
            pointed.fill(answer.split()[-1])
            pointed.press("Enter")
        elif self.by == "keys":
            self.page.keyboard.press("b" if pointed.evaluate("e => e.closest('#board') !== null") else "p")
            expect(pointed).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            x, y = self.page.wait_for_function(POINT).json_value()
            if self.reader.size == "phone":
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)

    def look(self) -> None:
        """When she has come to rest nothing is covered."""
        try:
            self.page.wait_for_function(CLEAR, timeout=5000)
        except TimeoutError:
            found = self.page.evaluate(COVERED)
            assert not found, f"step {self.at['step'] + 1}: {found}"

    def say(self, text: str) -> None:
        """This answer, by its button."""
        button = self.page.locator(f'#prompt [data-choice="{text}"]')
        every = self.page.locator('[data-all][aria-expanded="false"]')
        expect(self.page.locator("#prompt [data-choice], #prompt [data-all]").first).to_be_attached()
        if not button.count() and every.count():
            every.click()
        if not button.count() and self.page.locator("[data-amount]").count():
            self.page.locator("[data-amount]").fill(text.split()[-1])
        if self.by == "keys":
            button.first.focus()
            self.page.keyboard.press("Enter")
        else:
            button.first.click()
