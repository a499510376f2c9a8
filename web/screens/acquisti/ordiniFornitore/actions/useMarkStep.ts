import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useMarkStepCoMutation } from '#generated/useMarkStepCoMutation.graphql.ts'
import type { useMarkStepRilievoMutation } from '#generated/useMarkStepRilievoMutation.graphql.ts'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { useOperation } from '#relay/useOperation.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import { FORNITURA_STEPS, type FornituraStep } from '../list/Cells.tsx'
import { type FornituraRow, fornituraRowName } from '../list/row.ts'

const rilievoMutation = graphql`
  mutation useMarkStepRilievoMutation($pk: Int!) {
    setRilievoOrdineFornitore(input: { pk: $pk, rilievo: FATTO }) {
      ordineFornitore {
        ...row_ordineFornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const coMutation = graphql`
  mutation useMarkStepCoMutation($pk: Int!) {
    setCoOrdineFornitore(input: { pk: $pk, co: INVIATA }) {
      ordineFornitore {
        ...row_ordineFornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Marks a supplier order as measured or confirmed, once the user has said so: there is no going back. */
export function useMarkStep() {
  const conferma = useConfirm()
  const [markRilievo] = useOperation<useMarkStepRilievoMutation>(rilievoMutation, { success: 'Rilievo fatto' })
  const [markCo] = useOperation<useMarkStepCoMutation>(coMutation, { success: 'CO inviata' })

  const mark = useLatestCallback(async (riga: FornituraRow, step: FornituraStep) => {
    const { title, fine } = FORNITURA_STEPS[step]
    const done = stateInWords(fine).toLowerCase()
    const question = {
      title: `${title} ${done} per ${fornituraRowName(riga)}?`,
      text: 'Non si torna indietro.',
      conferma: `Segna come ${done}`,
    }
    if (!(await conferma(question))) return
    const completed = step === 'rilievo' ? { rilievo: 'FATTO' } : { co: 'INVIATA' }
    await (step === 'rilievo' ? markRilievo : markCo)({ pk: riga.pk }, (store) =>
      changeAtOnce(store, riga.id, completed),
    )
  })
  return useCallback((riga: FornituraRow, step: FornituraStep) => void mark(riga, step), [])
}
