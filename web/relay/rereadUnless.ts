import type { ShouldRevalidateFunctionArgs } from 'react-router'

function senza(url: URL, names: readonly string[]): string {
  const search = new URLSearchParams(url.search)
  for (const name of names) search.delete(name)
  search.sort()
  return `${url.pathname}?${search}`
}

/**
 * For a route's `shouldRevalidate`: opening and closing what some parameters name (a drawer, a tab) is no reason to read
 * the page again; whoever asks for it by `revalidate()` gets it.
 */
export function rereadUnless(...names: string[]) {
  return ({
    currentUrl,
    nextUrl,
    defaultShouldRevalidate,
  }: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean => {
    const change = names.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))
    return change && senza(currentUrl, names) === senza(nextUrl, names) ? false : defaultShouldRevalidate
  }
}
