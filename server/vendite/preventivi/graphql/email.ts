import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { type FilledEmail, filledEmails } from '../mail/fillEmail.ts'
import { sendEmailAgentePreventivo } from '../sendEmailAgentePreventivo.ts'
import { sendEmailPreventivo } from '../sendEmailPreventivo.ts'
import { preventivoPayload } from './transitions.ts'

const FilledEmailType = builder.objectRef<FilledEmail>('EmailCompilata').implement({
  description: 'A template for the mail to the customer, compiled for one quote.',
  authScopes: { permesso: 'updatePreventivi' },
  fields: (t) => ({
    emailTemplatePk: t.exposeInt('pk', { description: 'Number of the template.' }),
    label: t.exposeString('label', { description: 'Its name in the choice.' }),
    subjectCompiled: t.exposeString('subjectCompiled'),
    body: t.exposeString('body', { description: 'Compiled too: sanitised html.' }),
  }),
})

builder.queryField('emailTemplates', (t) =>
  t.field({
    type: [FilledEmailType],
    description: 'What can be written to the customer of a quote.',
    authScopes: { permesso: 'updatePreventivi' },
    args: { preventivoPk: t.arg.int({ required: true, description: 'Number of the quote.' }) },
    resolve: (_root, { preventivoPk }, ctx) => filledEmails(ctx, preventivoPk),
  }),
)

mutationField(sendEmailPreventivo, {
  description: 'Sends the mail to the customer, once for a quote.',
  input: (t) => ({
    preventivoPk: t.int({ required: true, description: 'Number of the quote.' }),
    emailTemplatePk: t.int({ description: 'Number of the template.' }),
    subject: t.string({ description: 'Instead of the compiled one.' }),
    body: t.string({ description: 'Html, instead of the compiled one; it is sanitised.' }),
  }),
  payload: preventivoPayload,
})

mutationField(sendEmailAgentePreventivo, {
  description: 'Sends the mail to the assigned agent, once.',
  input: (t) => ({ preventivoPk: t.int({ required: true, description: 'Number of the quote.' }) }),
  payload: preventivoPayload,
})
