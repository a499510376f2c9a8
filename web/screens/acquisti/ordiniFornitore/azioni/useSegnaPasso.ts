import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useConferma } from '../../../../ui/Conferma.tsx'
import { PASSI, type Passo } from '../elenco/Celle.tsx'
import { nomeRiga, type RigaFornitura } from '../elenco/riga.ts'
import type { useSegnaPassoCoMutation } from './__generated__/useSegnaPassoCoMutation.graphql.ts'
import type { useSegnaPassoRilievoMutation } from './__generated__/useSegnaPassoRilievoMutation.graphql.ts'

const rilievoMutation = graphql`
  mutation useSegnaPassoRilievoMutation($pk: Int!) {
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
  mutation useSegnaPassoCoMutation($pk: Int!) {
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

/** Marks a supplier order as measured or confirmed, once the user has said so: there is no going back. */
export function useSegnaPasso() {
  const conferma = useConferma()
  const [segnaRilievo] = useOperazione<useSegnaPassoRilievoMutation>(rilievoMutation, { successo: 'Rilievo FATTO' })
  const [segnaCo] = useOperazione<useSegnaPassoCoMutation>(coMutation, { successo: 'CO INVIATA' })

  const segna = useEffectEvent(async (riga: RigaFornitura, passo: Passo) => {
    const { titolo, fine } = PASSI[passo]
    const domanda = {
      titolo: `${titolo} ${fine} per ${nomeRiga(riga)}?`,
      testo: 'Non si torna indietro.',
      conferma: `Segna ${fine}`,
    }
    if (!(await conferma(domanda))) return
    await (passo === 'rilievo' ? segnaRilievo : segnaCo)({ pk: riga.pk })
  })
  return useCallback((riga: RigaFornitura, passo: Passo) => void segna(riga, passo), [])
}
