import { graphql } from 'relay-runtime'
import { DialogForm } from '#forms/DialogForm.tsx'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { LastDayDialogMutation } from '#generated/LastDayDialogMutation.graphql.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { lastDaySchema } from '#vendite/listini/rules.ts'

const mutation = graphql`
  mutation LastDayDialogMutation($input: SetUltimoGiornoListinoInput!) {
    setUltimoGiornoListino(input: $input) {
      listino {
        ...readListino_listino
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  listino: { pk: number; versione: number; al?: string | null | undefined }
  onClose: () => void
}

/** Until when a list in force holds, so that another can follow. */
export function LastDayDialog({ listino, onClose }: Props) {
  const { pk, versione, al = null } = listino
  const form = useMutationForm<LastDayDialogMutation, { pk: number; versione: number; al: string | null }>({
    mutation,
    initial: { pk, versione, al },
    schema: lastDaySchema,
    variables: (input) => ({ input }),
    success: 'Ultimo giorno salvato',
    onSuccess: onClose,
  })
  return (
    <DialogFrame title="Ultimo giorno del listino" width="xs" onClose={onClose}>
      <DialogForm {...form} name="Ultimo giorno" onCancel={onClose}>
        <Field
          of={lastDaySchema}
          name="al"
          label="Ultimo giorno"
          help="Compreso, da oggi in poi. Vuoto: vale finché non lo chiudi."
          autoFocus
        />
      </DialogForm>
    </DialogFrame>
  )
}
