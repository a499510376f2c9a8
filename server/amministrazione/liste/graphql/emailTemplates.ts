import { whereOne } from '#platform/db/whereOne.ts'
import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { wordOf } from '#shared/fields/words.ts'
import {
  arrangeEmailTemplates,
  createEmailTemplate,
  deleteEmailTemplate,
  updateEmailTemplate,
} from '../emailTemplates/entity.ts'
import { emailTemplateSchema, RECIPIENTS } from '../emailTemplates/rules.ts'
import { listaSource, PERMESSO_LISTE } from './source.ts'

const modelli = listaSource('emailTemplate')

const TemplateRecipientEnum = choiceEnum('DestinatarioTemplate', RECIPIENTS, 'Whom a model of mails is for.', {
  cliente: 'Customers.',
  agente: 'Sales agents.',
})

const EmailTemplate = builder.prismaNode('EmailTemplate', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(modelli, id, ctx),
  nullable: true,
  description: 'A model of the mails about a quote as it is written, with its placeholders.',
  authScopes: { permesso: PERMESSO_LISTE },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    label: t.exposeString('label', { description: 'What it is called where one is chosen.' }),
    destinatario: t.field({
      type: TemplateRecipientEnum,
      description: 'Whom it is for.',
      select: { destinatario: true },
      resolve: ({ destinatario }) => wordOf(destinatario),
    }),
    subject: t.exposeString('subject', { description: 'With placeholders.' }),
    body: t.string({
      description: 'Sanitised html with placeholders.',
      select: { body: true },
      resolve: ({ body }) => sanitizeRich(body),
    }),
    versione: t.exposeInt('versione', { description: 'Sent back with an update.' }),
  }),
})

referenceField('modelliEmail', {
  tipo: EmailTemplate,
  model: 'emailTemplate',
  permesso: PERMESSO_LISTE,
  description: 'The models of the mails about a quote in their order, for those who write them.',
})

entityMutations({
  field: 'modello',
  tipo: EmailTemplate,
  elenco: modelli,
  input: (t) => inputFields(t, emailTemplateSchema),
  create: [createEmailTemplate, 'Adds a model of mails, after the others.'],
  update: [updateEmailTemplate, 'Changes a model of mails; those already written keep their text.'],
  delete: [deleteEmailTemplate, 'Removes a model of mails, not the last one for agents.'],
})
arrangeMutation(arrangeEmailTemplates, 'Puts the models of mails in another order: the agent gets the first of theirs.')
