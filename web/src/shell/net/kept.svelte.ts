/** Is what this page shows from now, or as it was when there was a network last? */

class Kept {
  /** Since when (the clock of this browser); 0: it is from now. */
  since = $state(0);

  /** An answer came: from the server, or from what the worker has kept of it. */
  heard(answer: Response): void {
    const at = Number(answer.headers.get('x-kept') ?? 0);
    if (at !== this.since && (at === 0 || at > this.since)) this.since = at;
  }
}

export const kept = new Kept();
