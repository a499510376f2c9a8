/** Search part of the list as it was last seen in this window. */
let last = ''

/** Remembers where the list was. @param search '?search=listini', '' without filters */
export function rememberList(search: string): void {
  last = search
}

/** The list where it was left; without filters when they were cleared, or it was not seen. */
export const listPath = () => `/folders${last}`

/** The page of a folder. */
export const cartellaPath = ({ pk }: { pk: number }) => `/folders/${pk}`
