import type { LiveReaction } from '#relay/live/useLiveList.ts'
import { type OrdiniState, ordiniUrlState } from './ordiniUrlState.ts'

/** What is on screen when the news comes. */
export interface OrdiniListView {
  stato: OrdiniState
  righe: readonly { readonly pk: number }[]
  /** The user has scrolled down: rows that come in at the top would push away what is being read. */
  scorsa: boolean
}

/** Whether no filter is active: then every order is in the list. */
function isUnfiltered(stato: OrdiniState): boolean {
  return ordiniUrlState.filters.every((name) => {
    const codec = ordiniUrlState.schema[name] as { initial: unknown; write(value: unknown): string }
    return codec.write(stato[name]) === codec.write(codec.initial)
  })
}

/**
 * What to do about a change. One on screen is up to date already, but it may belong elsewhere now: the page is read
 * again, which filters and order only the server can judge. One that is not on screen and is not new concerns another
 * page. A new one comes in at once where the newest come first, and is only counted where it would disturb.
 * @param own it was changed from here: a row that no filter can have put elsewhere stays where it is
 */
export function ordineReaction(
  ordine: { readonly pk: number; readonly versione: number },
  lookahead: OrdiniListView,
  own = false,
): LiveReaction {
  const { stato, righe, scorsa } = lookahead
  if (righe.some(({ pk }) => pk === ordine.pk)) return own && isUnfiltered(stato) ? 'niente' : 'rileggi'
  if (ordine.versione > 1) return isUnfiltered(stato) ? 'niente' : stato.pagina === 1 && !scorsa ? 'rileggi' : 'niente'
  if (stato.pagina === 1 && !scorsa) return 'rileggi'
  return isUnfiltered(stato) ? 'conta' : 'niente'
}
