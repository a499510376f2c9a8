import { useCallback } from 'react'
import { useMutation } from 'react-relay'
import type {
  GraphQLTaggedNode,
  MutationParameters,
  RecordSourceProxy,
  SelectorStoreUpdater,
  VariablesOf,
} from 'relay-runtime'
import { useNotices } from '#ui/Notices.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import type { PayloadError } from './answers/payloadError.ts'
import { errorsSentence, payloadErrors } from './answers/payloadErrors.ts'
import { errorMessage, RefusalError } from './errors.ts'

/** How a mutation ended: done, refused for what the user wrote, or failed (`fault`). */
export type MutationOutcome<Answer> =
  | { ok: true; data: Answer }
  | { ok: false; errors: PayloadError[]; fault: Error | null }

type AtOnce<TMutation extends MutationParameters> = (
  store: RecordSourceProxy,
  variables: VariablesOf<TMutation>,
) => void

interface Options<TMutation extends MutationParameters> {
  /** Snackbar after success. */
  success?: string | ((data: TMutation['response']) => string)
  /** True when the caller shows the user errors itself, as forms do; faults still get a snackbar. */
  errorsFromCall?: boolean
  /** True when the caller shows faults too. */
  faultsFromCall?: boolean
  /** True when the caller handles a stale write itself. */
  conflictByCaller?: boolean
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
  options: Options<TMutation> = {},
): [
  (variables: VariablesOf<TMutation>, atOnce?: AtOnce<TMutation>) => Promise<MutationOutcome<TMutation['response']>>,
  boolean,
] {
  const [commit, inProgress] = useMutation<TMutation>(mutation)
  const notices = useNotices()

  const conclude = useLatestCallback((outcome: MutationOutcome<TMutation['response']>) => {
    const { success, errorsFromCall, faultsFromCall, conflictByCaller } = options
    if (outcome.ok) {
      if (success) notices.success(typeof success === 'function' ? success(outcome.data) : success)
    } else if (outcome.fault) {
      const conflict = outcome.fault instanceof RefusalError && outcome.fault.code === 'CONFLICT'
      if (!faultsFromCall && !(conflict && conflictByCaller)) notices.error(errorMessage(outcome.fault))
    } else if (!errorsFromCall) {
      notices.error(errorsSentence(outcome.errors))
    }
  })
  const { updater } = options
  const atOnceNow = useLatestCallback(() => options.atOnce)

  const run = useCallback(
    (variables: VariablesOf<TMutation>, ofThisCall?: AtOnce<TMutation>) =>
      new Promise<MutationOutcome<TMutation['response']>>((resolve) => {
        const fine = (outcome: MutationOutcome<TMutation['response']>) => {
          conclude(outcome)
          resolve(outcome)
        }
        const atOnce = ofThisCall ?? atOnceNow()
        commit({
          variables,
          updater,
          optimisticUpdater: atOnce && ((store) => atOnce(store, variables)),
          onCompleted(data) {
            const errors = payloadErrors(data as object)
            fine(errors.length > 0 ? { ok: false, errors, fault: null } : { ok: true, data })
          },
          onError: (fault) => fine({ ok: false, errors: [], fault: fault }),
        })
      }),
    [commit, updater],
  )
  return [run, inProgress]
}
