import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { MessaggioDialogCreateMutation } from '#generated/MessaggioDialogCreateMutation.graphql.ts'
import type { MessaggioDialogUpdateMutation } from '#generated/MessaggioDialogUpdateMutation.graphql.ts'
import { RichTextView } from '#ui/RichTextView.tsx'
import { messaggioOrdineEmailSchema } from '#vendite/messaggiOrdineEmail/rules.ts'
import type { MessaggioRow } from './MessaggioRow.tsx'

const create = graphql`
  mutation MessaggioDialogCreateMutation($input: CreateMessaggioOrdineEmailInput!) {
    createMessaggioOrdineEmail(input: $input) {
      messaggio {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation MessaggioDialogUpdateMutation($input: UpdateMessaggioOrdineEmailInput!) {
    updateMessaggioOrdineEmail(input: $input) {
      messaggio {
        ...MessaggioRow_messaggio
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(messaggioOrdineEmailSchema)

const shown = { testo: (html: string) => <RichTextView html={html} /> }

interface Props {
  /** Null for a new one. */
  message: MessaggioRow | null
  onDelete: (message: MessaggioRow) => void
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The form of a text. */
export function MessaggioDialog({ message, onDelete, onSaved, onClose }: Props) {
  const form = useEntityForm<MessaggioDialogCreateMutation, MessaggioDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    schema: messaggioOrdineEmailSchema,
    of: message && { pk: message.pk },
    initial: formValues(EMPTY, message),
    whole: true,
    words: { created: 'Messaggio aggiunto', saved: 'Messaggio salvato' },
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={message ? 'Modifica messaggio' : 'Aggiungi messaggio'}
      name="Messaggio"
      shown={shown}
      onClose={onClose}
      onDelete={message !== null && (() => onDelete(message))}
    >
      <Stack sx={{ gap: 2 }}>
        <Field of={messaggioOrdineEmailSchema} name="titolo" autoFocus />
        <Field of={messaggioOrdineEmailSchema} name="testo" rich />
      </Stack>
    </EntityDialog>
  )
}
