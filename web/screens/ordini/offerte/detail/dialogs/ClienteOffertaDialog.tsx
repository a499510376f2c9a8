import { graphql } from 'relay-runtime'
import { number } from 'yup'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ClienteOffertaDialogMutation } from '#generated/ClienteOffertaDialogMutation.graphql.ts'
import { offertaSchema } from '#ordini/offerte/rules.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import type { OffertaDetail } from '../offertaDetail.ts'

const mutation = graphql`
  mutation ClienteOffertaDialogMutation($input: UpdateOffertaInput!) {
    updateOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const shown = offertaSchema.pick(['nomeCliente', 'emailCliente', 'telefonoCliente', 'riferimento', 'note'])
const schema = shown.shape({ versione: number().required() })

/** Whom an offer is for, and what the house notes of it. */
export function ClienteOffertaDialog({ offerta, onClose }: { offerta: OffertaDetail; onClose: () => void }) {
  const { pk, versione, nomeCliente, emailCliente, telefonoCliente, riferimento, note } = offerta
  const form = useMutationForm({
    mutation,
    initial: { versione, nomeCliente, emailCliente, telefonoCliente, riferimento, note },
    schema,
    variables: (values): { input: ClienteOffertaDialogMutation['variables']['input'] } => ({
      input: { pk, ...values },
    }),
    success: 'Cliente salvato',
    onSuccess: onClose,
  })
  return (
    <DialogFrame title="Cliente dell’offerta" width="sm" onClose={onClose}>
      <DialogForm {...form} name="Cliente" onCancel={onClose}>
        <FieldGrid>
          <FullRow>
            <Field of={shown} name="nomeCliente" required autoFocus />
          </FullRow>
          <Field of={shown} name="emailCliente" />
          <Field of={shown} name="telefonoCliente" />
          <FullRow>
            <Field of={shown} name="riferimento" />
          </FullRow>
          <FullRow>
            <Field of={shown} name="note" righe={3} />
          </FullRow>
        </FieldGrid>
      </DialogForm>
    </DialogFrame>
  )
}
