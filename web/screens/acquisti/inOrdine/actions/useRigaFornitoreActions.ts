import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useRigaFornitoreActionsDuplicaMutation } from '#generated/useRigaFornitoreActionsDuplicaMutation.graphql.ts'
import type { useRigaFornitoreActionsEliminaMutation } from '#generated/useRigaFornitoreActionsEliminaMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import { fornituraTitle, type ShownRigaFornitore } from '../rows.ts'
import { useUndoRighe } from './useUndoRighe.ts'

const duplicateMutation = graphql`
  mutation useRigaFornitoreActionsDuplicaMutation($pk: Int!) {
    duplicateRigaOrdineFornitore(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation useRigaFornitoreActionsEliminaMutation($pk: Int!) {
    deleteRigaOrdineFornitore(input: { pk: $pk }) {
      modifica
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What the buttons of a row do by themselves. @param onDone what comes after */
export function useRigaFornitoreActions(onDone: () => void) {
  const conferma = useConfirm()
  const told = useUndoRighe(onDone)
  const [duplicate] = useOperation<useRigaFornitoreActionsDuplicaMutation>(duplicateMutation, {
    success: 'Riga duplicata',
  })
  const [remove] = useOperation<useRigaFornitoreActionsEliminaMutation>(removeMutation)

  const duplicateIt = useLatestCallback(async ({ pk }: ShownRigaFornitore) => {
    const { ok } = await duplicate({ pk })
    if (ok) onDone()
  })
  const removeIt = useLatestCallback(async (riga: ShownRigaFornitore) => {
    const { pk, ordineFornitorePk } = riga
    const question = {
      title: `Eliminare la riga ${fornituraTitle(riga)}?`,
      text: ordineFornitorePk == null ? undefined : `È nell’ordine a fornitore n. ${ordineFornitorePk}.`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(question))) return
    const outcome = await remove({ pk })
    if (!outcome.ok) return
    onDone()
    told('Riga eliminata', outcome.data.deleteRigaOrdineFornitore.modifica)
  })
  return {
    duplica: useCallback((riga: ShownRigaFornitore) => void duplicateIt(riga), []),
    remove: useCallback((riga: ShownRigaFornitore) => void removeIt(riga), []),
  }
}
