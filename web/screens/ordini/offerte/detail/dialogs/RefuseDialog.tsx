import { graphql } from 'relay-runtime'
import { number, object } from 'yup'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { RefuseDialogMutation } from '#generated/RefuseDialogMutation.graphql.ts'
import { CAUSA_RIFIUTO_LABELS, CAUSE_RIFIUTO, type CausaRifiuto } from '#ordini/offerte/rules.ts'
import { field, longTextRule, oneOfRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'

const mutation = graphql`
  mutation RefuseDialogMutation($input: RefuseOffertaInput!) {
    refuseOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const schema = object({
  versione: number().required(),
  causa: field('Perché', oneOfRule(CAUSE_RIFIUTO, CAUSA_RIFIUTO_LABELS).required(REQUIRED_FIELD)),
  motivo: field('In parole', longTextRule(2000)),
})

/** Writes down that a customer does not want a version. @param pk of the version */
export default function RefuseDialog({ pk, onClose }: { pk: number; onClose: () => void }) {
  const form = useMutationForm<RefuseDialogMutation, { versione: number; causa: CausaRifiuto; motivo: string }>({
    mutation,
    initial: { versione: 0, causa: 'PREZZO', motivo: '' },
    schema,
    variables: ({ causa, motivo }) => ({ input: { pk, causa, motivo } }),
    success: 'Rifiuto segnato',
    onSuccess: onClose,
  })
  return (
    <DialogFrame title="Il cliente ha rifiutato" width="sm" onClose={onClose}>
      <DialogForm {...form} name="Rifiuto" onCancel={onClose}>
        <FieldGrid>
          <Field of={schema} name="causa" required autoFocus />
          <FullRow>
            <Field of={schema} name="motivo" righe={3} />
          </FullRow>
        </FieldGrid>
      </DialogForm>
    </DialogFrame>
  )
}
