import type { ShouldRevalidateFunctionArgs } from 'react-router'

function senza(url: URL, names: readonly string[]): string {
  const ricerca = new URLSearchParams(url.search)
  for (const name of names) ricerca.delete(name)
  ricerca.sort()
  return `${url.pathname}?${ricerca}`
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
    const cambia = names.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))
    return cambia && senza(currentUrl, names) === senza(nextUrl, names) ? false : defaultShouldRevalidate
  }
}
