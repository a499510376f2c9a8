// The secret of a supplier's link: behind the hash of its address, then in this tab alone.

const KEY = 'fornitore.link'

/** What an address with a secret says: the secret, and the address without it; null for any other. */
export function secretOfAddress(hash: string): { secret: string; rest: string } | null {
  const [route = '', search = ''] = hash.replace(/^#/, '').split('?')
  const params = new URLSearchParams(search)
  const secret = params.get('t')
  if (!secret) return null
  params.delete('t')
  const rest = params.size > 0 ? `?${params}` : ''
  return { secret, rest: `#${route || '/'}${rest}` }
}

let current: string | null = null

/** Takes the secret out of the address, so that it is neither seen nor kept in the history; call it before all else. */
export function takeLink(): void {
  const found = secretOfAddress(location.hash)
  if (found) {
    history.replaceState(history.state, '', `${location.pathname}${location.search}${found.rest}`)
    sessionStorage.setItem(KEY, found.secret)
  }
  current = sessionStorage.getItem(KEY)
}

/** Forgets the link of this tab: a link that is no longer worth anything must not stand before a login. */
export function forgetLink(): void {
  sessionStorage.removeItem(KEY)
  current = null
}

/** Whether this page is open by a link. */
export const hasLink = (): boolean => current !== null

/** The header of every request of a page that is open by a link; none elsewhere. */
export function linkHeaders(): Record<string, string> {
  return current === null ? {} : { 'X-Fornitore-Token': current }
}
