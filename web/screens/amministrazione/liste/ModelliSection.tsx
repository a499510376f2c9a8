import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import {
  type EmailTemplateInput,
  emailTemplateSchema,
  RECIPIENTS,
} from '#amministrazione/liste/emailTemplates/rules.ts'
import { entitySection } from '#forms/entries/entitySection.tsx'
import type { ModelliSection_modello$data } from '#generated/ModelliSection_modello.graphql.ts'
import type { ModelliSectionCreateMutation } from '#generated/ModelliSectionCreateMutation.graphql.ts'
import type { ModelliSectionUpdateMutation } from '#generated/ModelliSectionUpdateMutation.graphql.ts'
import { objectWords } from '#ui/list/objectWords.ts'
import { RichTextView } from '#ui/RichTextView.tsx'
import { placeholders } from '#vendite/preventivi/mail/rules.ts'

const row = graphql`
  fragment ModelliSection_modello on EmailTemplate @inline {
    id
    pk
    label
    destinatario
    subject
    body
    versione
  }
`

const create = graphql`
  mutation ModelliSectionCreateMutation($input: CreateEmailTemplateInput!) {
    createEmailTemplate(input: $input) {
      modello {
        ...ModelliSection_modello
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation ModelliSectionUpdateMutation($input: UpdateEmailTemplateInput!) {
    updateEmailTemplate(input: $input) {
      modello {
        ...ModelliSection_modello
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation ModelliSectionDeleteMutation($pk: Int!) {
    deleteEmailTemplate(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const arrange = graphql`
  mutation ModelliSectionArrangeMutation($pks: [Int!]!) {
    arrangeEmailTemplates(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

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

/** The models of the mails about a quote. */
export const ModelliSection = entitySection<
  ModelliSectionCreateMutation,
  ModelliSectionUpdateMutation,
  EmailTemplateInput,
  ModelliSection_modello$data,
  Pick<EmailTemplateInput, 'destinatario'>
>({
  title: 'Modelli delle e-mail dei preventivi',
  text: 'I testi da cui comincia una mail al cliente, e quello che riceve l’agente.',
  words: objectWords('modello', 'm'),
  schema: emailTemplateSchema,
  begins: { destinatario: RECIPIENTS[0] },
  fields: { destinatario: { help: 'All’agente parte il primo dei suoi modelli.' }, body: { rich: true } },
  foot: <PlaceholderList />,
  shown: { body: (html) => <RichTextView html={html} /> },
  width: 'md',
  kept: 'Le mail già scritte restano come sono.',
  list: 'modelliEmail',
  entryOf: ({ label, destinatario, subject }) => ({
    nome: label,
    detail: `${destinatario === 'AGENTE' ? 'All’agente' : 'Al cliente'} · ${subject}`,
  }),
  row,
  create,
  update,
  remove,
  arrange,
})
