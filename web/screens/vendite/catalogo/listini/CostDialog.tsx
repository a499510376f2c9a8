import { graphql } from 'relay-runtime'
import { DialogForm } from '#forms/DialogForm.tsx'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { CostDialogMutation } from '#generated/CostDialogMutation.graphql.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { listCostSchema } from '#vendite/listini/rules.ts'

const mutation = graphql`
  mutation CostDialogMutation($input: SetCostoListinoInput!) {
    setCostoListino(input: $input) {
      listino {
        ...readListino_listino
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  listino: { pk: number; versione: number; costo?: number | null | undefined }
  onClose: () => void
}

/** What the windows of a list cost the house, for the margin of offers. */
export function CostDialog({ listino, onClose }: Props) {
  const { pk, versione, costo = null } = listino
  const form = useMutationForm<CostDialogMutation, { pk: number; versione: number; costo: number | null }>({
    mutation,
    initial: { pk, versione, costo },
    schema: listCostSchema,
    variables: (input) => ({ input }),
    success: 'Costo salvato',
    onSuccess: onClose,
  })
  return (
    <DialogFrame title="Quanto costano i serramenti" width="xs" onClose={onClose}>
      <DialogForm {...form} name="Costo" onCancel={onClose}>
        <Field
          of={listCostSchema}
          name="costo"
          unita="%"
          help="Materiali e lavoro, in percento del prezzo di listino: serve al margine delle offerte e nessun cliente lo legge. Vuoto: non si sa."
        />
      </DialogForm>
    </DialogFrame>
  )
}
