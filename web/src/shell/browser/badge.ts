/** The number at the icon of the installed app: how many tables wait for the reader. A browser without one shows none. */

interface Badged {
  setAppBadge?: (many: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

export function showBadge(turns: number): void {
  const here = navigator as Badged;
  (turns > 0 ? here.setAppBadge?.(turns) : here.clearAppBadge?.())?.catch(() => {});
}
