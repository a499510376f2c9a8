/**
 * Where to go after the login: the `next` of the URL when it is a path of this site, else the home page. The hash of
 * the login page belongs to the page that was asked for: browsers keep it over the redirect.
 * @param next as the URL says it, not to be trusted
 * @param hash '#/12' or ''
 */
export function loginDestination(next: string | null, hash: string, origin: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return '/'
  const url = new URL(next, origin)
  if (url.origin !== origin || url.pathname.startsWith('/login')) return '/'
  // Dot segments dissolve: `/.//evil` has the path `//evil`, which as an address of its own is another site.
  if (url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + (url.hash || hash)
}

/**
 * Where who has typed a PIN goes on: to the page that was asked for on the tablet, where that is one of a shell (what the
 * label of a piece leads to), else to the work.
 */
export function afterPin({ search, hash, origin }: Pick<Location, 'search' | 'hash' | 'origin'>): string {
  const next = new URLSearchParams(search).get('next')
  return next && hash.startsWith('#/') ? loginDestination(next, hash, origin) : '/planner/#/operatore'
}
