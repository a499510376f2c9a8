import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { emailTemplateSchema, RECIPIENTS } from '#amministrazione/liste/emailTemplates/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import type { EntryDialogProps } from '#forms/entries/EntrySection.tsx'
import { Field } from '#forms/Field.tsx'
import type { ModelloDialogCreateMutation } from '#generated/ModelloDialogCreateMutation.graphql.ts'
import type { ModelloDialogUpdateMutation } from '#generated/ModelloDialogUpdateMutation.graphql.ts'
import { RichTextView } from '#ui/RichTextView.tsx'
import { placeholders } from '#vendite/preventivi/mail/rules.ts'

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

const shown = {
  body: (html: string) => <RichTextView html={html} />,
}

interface Props extends EntryDialogProps {
  /** Null for a new one. */
  modello: ModelloEntry | null
}

/** What the product fills in, to be written in subject and text. */
function PlaceholderList() {
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', '@media (pointer: coarse)': { py: 1.5 } } }}>
      <summary>Segnaposto: quello che il programma scrive da sé</summary>
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        Scrivili nell’oggetto o nel testo con le doppie graffe; nella mail compaiono i dati del preventivo.
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          fontSize: '0.8125rem',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
          '& dd': { m: 0, color: 'text.secondary' },
        }}
      >
        {Object.entries(placeholders).map(([name, explained]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{explained}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** The form of a model of mails, with what can be written in it. */
export function ModelloDialog({ modello, onSaved, onClose }: Props) {
  const form = useEntityForm<ModelloDialogCreateMutation, ModelloDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    list: 'modelliEmail',
    schema: emailTemplateSchema,
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
      shown={shown}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Field of={emailTemplateSchema} name="label" autoFocus />
        <Field of={emailTemplateSchema} name="destinatario" help="All’agente parte il primo dei suoi modelli." />
        <Field of={emailTemplateSchema} name="subject" />
        <Field of={emailTemplateSchema} name="body" rich />
        <PlaceholderList />
      </Stack>
    </EntityDialog>
  )
}
