import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import { stateInWords } from '../../../../../server/shared/formats/formats.ts'
import { changeAtOnce } from '../../../../relay/answers/changeAtOnce.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import { useConfirm } from '../../../../ui/Confirm.tsx'
import { useLatestCallback } from '../../../../ui/useLatestCallback.ts'
import { FORNITURA_STEPS, type FornituraStep } from '../list/Cells.tsx'
import { type FornituraRow, fornituraRowName } from '../list/row.ts'
import type { useSegnaPassoCoMutation } from './__generated__/useSegnaPassoCoMutation.graphql.ts'
import type { useSegnaPassoRilievoMutation } from './__generated__/useSegnaPassoRilievoMutation.graphql.ts'

const rilievoMutation = graphql`
  mutation useSegnaPassoRilievoMutation($pk: Int!) {
    setRilievoOrdineFornitore(input: { pk: $pk, rilievo: FATTO }) {
      ordineFornitore {
        ...row_ordineFornitore
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
    setCoOrdineFornitore(input: { pk: $pk, co: INVIATA }) {
      ordineFornitore {
        ...row_ordineFornitore
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
  const conferma = useConfirm()
  const [segnaRilievo] = useOperation<useSegnaPassoRilievoMutation>(rilievoMutation, { successo: 'Rilievo fatto' })
  const [segnaCo] = useOperation<useSegnaPassoCoMutation>(coMutation, { successo: 'CO inviata' })

  const segna = useLatestCallback(async (riga: FornituraRow, passo: FornituraStep) => {
    const { titolo, fine } = FORNITURA_STEPS[passo]
    const done = stateInWords(fine).toLowerCase()
    const domanda = {
      titolo: `${titolo} ${done} per ${fornituraRowName(riga)}?`,
      testo: 'Non si torna indietro.',
      conferma: `Segna come ${done}`,
    }
    if (!(await conferma(domanda))) return
    const fatto = passo === 'rilievo' ? { rilievo: 'FATTO' } : { co: 'INVIATA' }
    await (passo === 'rilievo' ? segnaRilievo : segnaCo)({ pk: riga.pk }, (store) =>
      changeAtOnce(store, riga.id, fatto),
    )
  })
  return useCallback((riga: FornituraRow, passo: FornituraStep) => void segna(riga, passo), [])
}
