import { graphql } from 'relay-runtime'
import { type InferType, number } from 'yup'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { VersioneDialogMutation } from '#generated/VersioneDialogMutation.graphql.ts'
import { versioneOffertaSchema } from '#ordini/offerte/rules.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import type { OffertaDetail, VersioneDetail } from '../offertaDetail.ts'

const mutation = graphql`
  mutation VersioneDialogMutation($input: UpdateVersioneOffertaInput!) {
    updateVersioneOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Values = InferType<typeof versioneOffertaSchema> & { versione: number }

const schema = versioneOffertaSchema.shape({ versione: number().required() })

interface Props {
  offerta: OffertaDetail
  versione: VersioneDetail
  onClose: () => void
}

/** The days and texts of a version. */
export function VersioneDialog({ offerta, versione, onClose }: Props) {
  const { pk, introduzione, condizioni, pagamento } = versione
  const form = useMutationForm<VersioneDialogMutation, Values>({
    mutation,
    initial: {
      versione: offerta.versione,
      validaFino: versione.validaFino ?? null,
      consegnaPrevista: versione.consegnaPrevista ?? null,
      introduzione,
      condizioni,
      pagamento,
    },
    schema,
    variables: (values) => ({ input: { pk, ...values } }),
    success: 'Testi salvati',
    onSuccess: onClose,
  })
  const of = versioneOffertaSchema
  return (
    <DialogFrame title="Testi e giorni" width="md" onClose={onClose}>
      <DialogForm {...form} name="Testi" onCancel={onClose}>
        <FieldGrid>
          <Field of={of} name="validaFino" help="Vuota: i giorni delle impostazioni, da quando si invia." />
          <Field of={of} name="consegnaPrevista" help="Vuota: si calcola all’invio. Il cliente legge la settimana." />
          <FullRow>
            <Field of={of} name="introduzione" righe={3} />
          </FullRow>
          <FullRow>
            <Field of={of} name="pagamento" righe={2} />
          </FullRow>
          <FullRow>
            <Field of={of} name="condizioni" righe={5} />
          </FullRow>
        </FieldGrid>
      </DialogForm>
    </DialogFrame>
  )
}
