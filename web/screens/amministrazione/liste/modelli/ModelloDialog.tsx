import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import {
  emailTemplateLabels,
  emailTemplateSchema,
  RECIPIENTS,
  recipientLabels,
} from '#amministrazione/liste/emailTemplates/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import type { EntryDialogProps } from '#forms/entries/EntrySection.tsx'
import { RichTextField } from '#forms/RichTextField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import type { ModelloDialogCreateMutation } from '#generated/ModelloDialogCreateMutation.graphql.ts'
import type { ModelloDialogUpdateMutation } from '#generated/ModelloDialogUpdateMutation.graphql.ts'
import { RichTextView } from '#ui/RichTextView.tsx'
import { PlaceholderList } from './PlaceholderList.tsx'

/** A model of mails as its list shows it, and as its form begins. */
export interface ModelloEntry extends ListEntry {
  readonly label: string
  readonly destinatario: (typeof RECIPIENTS)[number]
  readonly subject: string
  readonly body: string
  readonly versione: number
}

const create = graphql`
  mutation ModelloDialogCreateMutation($input: CreateEmailTemplateInput!) {
    createEmailTemplate(input: $input) {
      modello {
        ...ModelliSection_modello
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation ModelloDialogUpdateMutation($input: UpdateEmailTemplateInput!) {
    updateEmailTemplate(input: $input) {
      modello {
        ...ModelliSection_modello
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(emailTemplateSchema, { destinatario: RECIPIENTS[0] })

const names: Readonly<Record<string, string>> = recipientLabels
const recipients = Object.entries(names).map(([value, text]) => ({ valore: value, text }))

const shown = {
  destinatario: (recipient: string) => names[recipient],
  body: (html: string) => <RichTextView html={html} />,
}

interface Props extends EntryDialogProps {
  /** Null for a new one. */
  modello: ModelloEntry | null
}

/** The form of a model of mails, with what can be written in it. */
export function ModelloDialog({ modello, onSaved, onClose }: Props) {
  const form = useEntityForm<ModelloDialogCreateMutation, ModelloDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    list: 'modelliEmail',
    schema: emailTemplateSchema,
    labels: emailTemplateLabels,
    of: modello && { pk: modello.pk },
    initial: formValues(EMPTY, modello),
    words: { created: 'Modello aggiunto', saved: 'Modello salvato' },
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={modello ? `Modifica ${modello.nome}` : 'Aggiungi modello'}
      name="Modello"
      labels={emailTemplateLabels}
      shown={shown}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <TextInputField name="label" label={emailTemplateLabels.label} required max={100} autoFocus />
        <SelectField
          name="destinatario"
          label={emailTemplateLabels.destinatario}
          required
          choices={recipients}
          help="All’agente parte il primo dei suoi modelli."
        />
        <TextInputField name="subject" label={emailTemplateLabels.subject} required max={200} />
        <RichTextField name="body" label={emailTemplateLabels.body} required />
        <PlaceholderList />
      </Stack>
    </EntityDialog>
  )
}
