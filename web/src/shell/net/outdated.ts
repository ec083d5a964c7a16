/** Is this page older than the server? */

/** Does the server serve another page than the one that was loaded? (Some pages are not from a server: then nobody knows.) */
export function outdated(page: string | undefined): boolean {
  const mine = document.querySelector<HTMLMetaElement>('meta[name="fullsteam:page"]')?.content;
  return Boolean(mine && page && mine !== page);
}
