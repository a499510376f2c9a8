import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import { useOperation } from '../../../../../../relay/useOperation.ts'
import { useConfirm } from '../../../../../../ui/Confirm.tsx'
import { useLatestCallback } from '../../../../../../ui/useLatestCallback.ts'
import { fornituraTitle, type ShownRigaFornitore } from '../rows.ts'
import type { useRigaFornitoreActionsDuplicaMutation } from './__generated__/useRigaFornitoreActionsDuplicaMutation.graphql.ts'
import type { useRigaFornitoreActionsEliminaMutation } from './__generated__/useRigaFornitoreActionsEliminaMutation.graphql.ts'
import { useUndoRighe } from './useUndoRighe.ts'

const duplicaMutation = graphql`
  mutation useRigaFornitoreActionsDuplicaMutation($pk: Int!) {
    duplicateRigaOrdineFornitore(input: { pk: $pk }) {
      errors {
        code
        field
        message
      }
    }
  }
`

const eliminaMutation = graphql`
  mutation useRigaFornitoreActionsEliminaMutation($pk: Int!) {
    deleteRigaOrdineFornitore(input: { pk: $pk }) {
      modifica
      errors {
        code
        field
        message
      }
    }
  }
`

/** What the buttons of a row do by themselves. @param onDone what comes after */
export function useRigaFornitoreActions(onDone: () => void) {
  const conferma = useConfirm()
  const detto = useUndoRighe(onDone)
  const [duplica] = useOperation<useRigaFornitoreActionsDuplicaMutation>(duplicaMutation, {
    successo: 'Riga duplicata',
  })
  const [elimina] = useOperation<useRigaFornitoreActionsEliminaMutation>(eliminaMutation)

  const duplicala = useLatestCallback(async ({ pk }: ShownRigaFornitore) => {
    const { ok } = await duplica({ pk })
    if (ok) onDone()
  })
  const eliminala = useLatestCallback(async (riga: ShownRigaFornitore) => {
    const { pk, ordineFornitorePk } = riga
    const domanda = {
      titolo: `Eliminare la riga ${fornituraTitle(riga)}?`,
      testo: ordineFornitorePk == null ? undefined : `È nell’ordine a fornitore n. ${ordineFornitorePk}.`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    const esito = await elimina({ pk })
    if (!esito.ok) return
    onDone()
    detto('Riga eliminata', esito.dati.deleteRigaOrdineFornitore.modifica)
  })
  return {
    duplica: useCallback((riga: ShownRigaFornitore) => void duplicala(riga), []),
    elimina: useCallback((riga: ShownRigaFornitore) => void eliminala(riga), []),
  }
}
