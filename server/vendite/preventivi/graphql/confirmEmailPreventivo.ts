import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { type ConfirmedRequest, confirmEmailPreventivo } from '../confirmEmailPreventivo.ts'

const RichiestaConfermata = builder.objectRef<ConfirmedRequest>('RichiestaConfermata').implement({
  description: 'A quote request whose sender has confirmed the address.',
  authScopes: { pubblico: true },
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'The number to quote on the phone.' }),
    dataCreazione: t.expose('dataCreazione', { type: 'DateTime', description: 'When it came in.' }),
  }),
})

mutationField(confirmEmailPreventivo, {
  description:
    'Confirms the address of a quote request, by the secret of the link that was sent to it: the summary follows by mail, once.',
  input: (t) => ({ token: t.string({ description: 'The secret of the address.' }) }),
  payload: (t) => ({
    richiesta: t.field({
      type: RichiestaConfermata,
      nullable: true,
      description: 'The request; null when there are errors.',
      resolve: ({ result }) => result?.richiesta,
    }),
  }),
})
