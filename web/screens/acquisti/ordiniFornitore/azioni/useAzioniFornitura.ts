import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useConferma } from '../../../../ui/Conferma.tsx'
import { PASSI, type Passo } from '../elenco/Celle.tsx'
import { nomeRiga, type RigaFornitura } from '../elenco/riga.ts'
import type { useAzioniFornituraCoMutation } from './__generated__/useAzioniFornituraCoMutation.graphql.ts'
import type { useAzioniFornituraEliminaMutation } from './__generated__/useAzioniFornituraEliminaMutation.graphql.ts'
import type { useAzioniFornituraRilievoMutation } from './__generated__/useAzioniFornituraRilievoMutation.graphql.ts'

const eliminaMutation = graphql`
  mutation useAzioniFornituraEliminaMutation($pk: Int!) {
    deleteOrdineFornitore(input: { pk: $pk }) {
      errors {
        code
        field
        message
      }
    }
  }
`

const rilievoMutation = graphql`
  mutation useAzioniFornituraRilievoMutation($pk: Int!) {
    setRilievoOrdineFornitore(input: { pk: $pk, rilievo: "FATTO" }) {
      ordineFornitore {
        ...riga_ordineFornitore
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const coMutation = graphql`
  mutation useAzioniFornituraCoMutation($pk: Int!) {
    setCoOrdineFornitore(input: { pk: $pk, co: "INVIATA" }) {
      ordineFornitore {
        ...riga_ordineFornitore
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** What is done with a supplier order from its row, once confirmed. @param onFatto what comes after */
export function useAzioniFornitura(onFatto: () => void) {
  const conferma = useConferma()
  const [cancella] = useOperazione<useAzioniFornituraEliminaMutation>(eliminaMutation, {
    successo: 'Ordine fornitore eliminato',
  })
  const [segnaRilievo] = useOperazione<useAzioniFornituraRilievoMutation>(rilievoMutation, {
    successo: 'Rilievo FATTO',
  })
  const [segnaCo] = useOperazione<useAzioniFornituraCoMutation>(coMutation, { successo: 'CO INVIATA' })

  const elimina = useEffectEvent(async (riga: RigaFornitura) => {
    const domanda = {
      titolo: `Sei sicuro di voler eliminare l’ordine fornitore ${nomeRiga(riga)}?`,
      testo: riga.righeCount > 0 ? 'Le sue righe tornano senza ordine.' : undefined,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    if ((await cancella({ pk: riga.pk })).ok) onFatto()
  })
  const segna = useEffectEvent(async (riga: RigaFornitura, passo: Passo) => {
    const { titolo, fine } = PASSI[passo]
    const domanda = {
      titolo: `${titolo} ${fine} per ${nomeRiga(riga)}?`,
      testo: 'Non si torna indietro.',
      conferma: `Segna ${fine}`,
    }
    if (!(await conferma(domanda))) return
    const esito = passo === 'rilievo' ? await segnaRilievo({ pk: riga.pk }) : await segnaCo({ pk: riga.pk })
    if (esito.ok) onFatto()
  })
  return {
    elimina: useCallback((riga: RigaFornitura) => void elimina(riga), []),
    segna: useCallback((riga: RigaFornitura, passo: Passo) => void segna(riga, passo), []),
  }
}
