import { useCallback } from 'react'
import { useMutation } from 'react-relay'
import type {
  GraphQLTaggedNode,
  MutationParameters,
  RecordSourceProxy,
  SelectorStoreUpdater,
  VariablesOf,
} from 'relay-runtime'
import { useNotices } from '../ui/Notices.tsx'
import { useLatestCallback } from '../ui/useLatestCallback.ts'
import { errorsSentence, type PayloadError, payloadErrors } from './answers/payloadErrors.ts'
import { errorMessage, RefusalError } from './errors.ts'

/** How a mutation ended: done, refused for what the user wrote, or failed (`guasto`). */
export type MutationOutcome<Risposta> =
  | { ok: true; dati: Risposta }
  | { ok: false; errori: PayloadError[]; guasto: Error | null }

type AtOnce<TMutation extends MutationParameters> = (
  store: RecordSourceProxy,
  variables: VariablesOf<TMutation>,
) => void

interface Opzioni<TMutation extends MutationParameters> {
  /** Snackbar after success. */
  successo?: string | ((dati: TMutation['response']) => string)
  /** True when the caller shows the user errors itself, as forms do; faults still get a snackbar. */
  erroriDaChiama?: boolean
  /** True when the caller shows faults too. */
  guastiDaChiama?: boolean
  /** True when the caller handles a stale write itself. */
  conflittoDaChiama?: boolean
  updater?: SelectorStoreUpdater<TMutation['response']>
  /** Shows what it will do as soon as it leaves (`changeAtOnce`); what was there comes back when it is refused. */
  atOnce?: AtOnce<TMutation>
}

/**
 * A mutation as a function that never rejects, with its snackbars.
 * @returns the function (its second argument: `atOnce` of this call) and whether any call of it is running
 */
export function useOperation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  opzioni: Opzioni<TMutation> = {},
): [
  (variables: VariablesOf<TMutation>, atOnce?: AtOnce<TMutation>) => Promise<MutationOutcome<TMutation['response']>>,
  boolean,
] {
  const [commit, inCorso] = useMutation<TMutation>(mutation)
  const notices = useNotices()

  const concludi = useLatestCallback((esito: MutationOutcome<TMutation['response']>) => {
    const { successo, erroriDaChiama, guastiDaChiama, conflittoDaChiama } = opzioni
    if (esito.ok) {
      if (successo) notices.successo(typeof successo === 'function' ? successo(esito.dati) : successo)
    } else if (esito.guasto) {
      const conflitto = esito.guasto instanceof RefusalError && esito.guasto.code === 'CONFLICT'
      if (!guastiDaChiama && !(conflitto && conflittoDaChiama)) notices.errore(errorMessage(esito.guasto))
    } else if (!erroriDaChiama) {
      notices.errore(errorsSentence(esito.errori))
    }
  })
  const { updater } = opzioni
  const atOnceNow = useLatestCallback(() => opzioni.atOnce)

  const run = useCallback(
    (variables: VariablesOf<TMutation>, ofThisCall?: AtOnce<TMutation>) =>
      new Promise<MutationOutcome<TMutation['response']>>((resolve) => {
        const fine = (esito: MutationOutcome<TMutation['response']>) => {
          concludi(esito)
          resolve(esito)
        }
        const atOnce = ofThisCall ?? atOnceNow()
        commit({
          variables,
          updater,
          optimisticUpdater: atOnce && ((store) => atOnce(store, variables)),
          onCompleted(dati) {
            const errori = payloadErrors(dati as object)
            fine(errori.length > 0 ? { ok: false, errori, guasto: null } : { ok: true, dati })
          },
          onError: (guasto) => fine({ ok: false, errori: [], guasto }),
        })
      }),
    [commit, updater],
  )
  return [run, inCorso]
}
