import { useCallback, useEffectEvent } from 'react'
import { useMutation } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater, VariablesOf } from 'relay-runtime'
import { useAvvisi } from '../ui/Avvisi.tsx'
import { type ErroreUtente, erroriUtente, fraseErrori } from './erroriUtente.ts'
import { messaggioErrore, RefusalError } from './errors.ts'

/** How a mutation ended: done, refused for what the user wrote, or failed (`guasto`). */
export type Esito<Risposta> = { ok: true; dati: Risposta } | { ok: false; errori: ErroreUtente[]; guasto: Error | null }

interface Opzioni<TMutation extends MutationParameters> {
  /** Snackbar after success. */
  successo?: string | ((dati: TMutation['response']) => string)
  /** True when the caller shows the user errors itself, as forms do; faults still get a snackbar. */
  erroriDaChiama?: boolean
  /** True when the caller handles a stale write itself. */
  conflittoDaChiama?: boolean
  updater?: SelectorStoreUpdater<TMutation['response']>
}

/**
 * A mutation as a function that never rejects, with its snackbars.
 * @returns the function and whether any call of it is running
 */
export function useOperazione<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  opzioni: Opzioni<TMutation> = {},
): [(variables: VariablesOf<TMutation>) => Promise<Esito<TMutation['response']>>, boolean] {
  const [commit, inCorso] = useMutation<TMutation>(mutation)
  const avvisi = useAvvisi()

  const concludi = useEffectEvent((esito: Esito<TMutation['response']>) => {
    const { successo, erroriDaChiama, conflittoDaChiama } = opzioni
    if (esito.ok) {
      if (successo) avvisi.successo(typeof successo === 'function' ? successo(esito.dati) : successo)
    } else if (esito.guasto) {
      const conflitto = esito.guasto instanceof RefusalError && esito.guasto.code === 'CONFLICT'
      if (!(conflitto && conflittoDaChiama)) avvisi.errore(messaggioErrore(esito.guasto))
    } else if (!erroriDaChiama) {
      avvisi.errore(fraseErrori(esito.errori))
    }
  })
  const updater = opzioni.updater

  const esegui = useCallback(
    (variables: VariablesOf<TMutation>) =>
      new Promise<Esito<TMutation['response']>>((resolve) => {
        const fine = (esito: Esito<TMutation['response']>) => {
          concludi(esito)
          resolve(esito)
        }
        commit({
          variables,
          updater,
          onCompleted(dati) {
            const errori = erroriUtente(dati as object)
            fine(errori.length > 0 ? { ok: false, errori, guasto: null } : { ok: true, dati })
          },
          onError: (guasto) => fine({ ok: false, errori: [], guasto }),
        })
      }),
    [commit, updater],
  )
  return [esegui, inCorso]
}
