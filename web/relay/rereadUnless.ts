import type { ShouldRevalidateFunctionArgs } from 'react-router'

function senza(url: URL, nomi: readonly string[]): string {
  const ricerca = new URLSearchParams(url.search)
  for (const nome of nomi) ricerca.delete(nome)
  ricerca.sort()
  return `${url.pathname}?${ricerca}`
}

/**
 * For a route's `shouldRevalidate`: opening and closing what some parameters name (a drawer, a tab) is no reason to read
 * the page again; whoever asks for it by `revalidate()` gets it.
 */
export function rereadUnless(...nomi: string[]) {
  return ({
    currentUrl,
    nextUrl,
    defaultShouldRevalidate,
  }: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean => {
    const cambia = nomi.some((nome) => currentUrl.searchParams.get(nome) !== nextUrl.searchParams.get(nome))
    return cambia && senza(currentUrl, nomi) === senza(nextUrl, nomi) ? false : defaultShouldRevalidate
  }
}
