import type { ShouldRevalidateFunctionArgs } from 'react-router'

function senza(url: URL, nome: string): string {
  const ricerca = new URLSearchParams(url.search)
  ricerca.delete(nome)
  ricerca.sort()
  return `${url.pathname}?${ricerca}`
}

/**
 * For a route's `shouldRevalidate`: opening and closing what one parameter names (a drawer, a tab) is no reason to read
 * the page again; whoever asks for it by `revalidate()` gets it.
 */
export function rileggiSalvo(nome: string) {
  return ({
    currentUrl,
    nextUrl,
    defaultShouldRevalidate,
  }: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean => {
    const cambia = currentUrl.searchParams.get(nome) !== nextUrl.searchParams.get(nome)
    return cambia && senza(currentUrl, nome) === senza(nextUrl, nome) ? false : defaultShouldRevalidate
  }
}
