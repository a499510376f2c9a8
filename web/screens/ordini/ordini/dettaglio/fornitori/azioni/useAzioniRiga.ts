import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../../../../relay/useOperazione.ts'
import { useConferma } from '../../../../../../ui/Conferma.tsx'
import { nomeDi, type RigaFornitore } from '../righe.ts'
import type { useAzioniRigaDuplicaMutation } from './__generated__/useAzioniRigaDuplicaMutation.graphql.ts'
import type { useAzioniRigaEliminaMutation } from './__generated__/useAzioniRigaEliminaMutation.graphql.ts'

const duplicaMutation = graphql`
  mutation useAzioniRigaDuplicaMutation($pk: Int!) {
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
  mutation useAzioniRigaEliminaMutation($pk: Int!) {
    deleteRigaOrdineFornitore(input: { pk: $pk }) {
      errors {
        code
        field
        message
      }
    }
  }
`

/** What the buttons of a row do by themselves. @param onFatto what comes after */
export function useAzioniRiga(onFatto: () => void) {
  const conferma = useConferma()
  const [duplica] = useOperazione<useAzioniRigaDuplicaMutation>(duplicaMutation, { successo: 'Riga duplicata' })
  const [elimina] = useOperazione<useAzioniRigaEliminaMutation>(eliminaMutation, { successo: 'Riga eliminata' })

  const duplicala = useEffectEvent(async ({ pk }: RigaFornitore) => {
    const { ok } = await duplica({ pk })
    if (ok) onFatto()
  })
  const eliminala = useEffectEvent(async (riga: RigaFornitore) => {
    const { pk, ordineFornitorePk } = riga
    const domanda = {
      titolo: `Eliminare la riga ${nomeDi(riga)}?`,
      testo: ordineFornitorePk == null ? undefined : `È nell’ordine a fornitore n. ${ordineFornitorePk}.`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    const { ok } = await elimina({ pk })
    if (ok) onFatto()
  })
  return {
    duplica: useCallback((riga: RigaFornitore) => void duplicala(riga), []),
    elimina: useCallback((riga: RigaFornitore) => void eliminala(riga), []),
  }
}
