import { useCallback } from 'react'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { errorsSentence } from '#relay/answers/payloadErrors.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useNotices } from '#ui/Notices.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'

/** An entry of the catalogue that may go or be retired. */
export interface RemovableEntry {
  readonly pk: number
  readonly nome: string
  readonly ritirato: boolean
  readonly versione: number
  readonly usi: number
}

interface DeleteMutation extends MutationParameters {
  variables: { pk: number }
}
interface RetireMutation extends MutationParameters {
  variables: { input: { pk: number; versione?: number | null; ritirato?: boolean | null } }
}

interface Mutations {
  /** Takes `pk`. */
  remove: GraphQLTaggedNode
  /** The update of the entry. */
  retire: GraphQLTaggedNode
}

/**
 * Removes an entry of the catalogue, once confirmed; of one that is in use it says by what, and offers to retire it.
 * @param onDone what comes after, also when it was refused
 * @returns a function that stays the same
 */
export function useRemoveEntry({ remove, retire }: Mutations, onDone: () => void): (entry: RemovableEntry) => void {
  const confirm = useConfirm()
  const notices = useNotices()
  const [runRemove] = useOperation<DeleteMutation>(remove, { successo: 'Voce eliminata', erroriDaChiama: true })
  const [runRetire] = useOperation<RetireMutation>(retire, { successo: 'Voce ritirata' })

  const act = useLatestCallback(async ({ pk, nome, ritirato, versione, usi }: RemovableEntry) => {
    const question = { titolo: `Sei sicuro di voler eliminare ${nome}?`, conferma: 'Elimina', distruttiva: true }
    if (!(await confirm(question))) return
    const outcome = await runRemove({ pk })
    if (!outcome.ok && outcome.errori.length > 0) {
      const text = errorsSentence(outcome.errori)
      if (ritirato || usi === 0) notices.errore(text)
      else if (
        await confirm({ titolo: `${nome} non si può eliminare`, testo: text, conferma: 'Ritira', annulla: 'Chiudi' })
      ) {
        await runRetire({ input: { pk, versione, ritirato: true } })
      }
    }
    onDone()
  })
  return useCallback((entry: RemovableEntry) => void act(entry), [])
}
