import { encodeGlobalID } from '@pothos/plugin-relay'
import { mutationField, nodoField, type PayloadBuilder } from '../../../platform/graphql/mutationField.ts'
import { createMessaggioOrdineEmail } from '../createMessaggioOrdineEmail.ts'
import { deleteMessaggioOrdineEmail } from '../deleteMessaggioOrdineEmail.ts'
import { elencoMessaggiOrdineEmail } from '../elenco.ts'
import { updateMessaggioOrdineEmail } from '../updateMessaggioOrdineEmail.ts'
import { MessaggioOrdineEmail } from './MessaggioOrdineEmail.ts'

const testo = { description: 'Rich text: what is not on the white list is taken out.' }

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  messaggio: nodoField(t, MessaggioOrdineEmail, elencoMessaggiOrdineEmail, ({ pk }) => pk),
})

mutationField(createMessaggioOrdineEmail, {
  description: 'Adds a text for the mails of orders.',
  input: (t) => ({ titolo: t.string(), testo: t.string(testo) }),
  payload,
})

mutationField(updateMessaggioOrdineEmail, {
  description: 'Changes a text for the mails of orders.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    titolo: t.string(),
    testo: t.string(testo),
  }),
  payload,
})

mutationField(deleteMessaggioOrdineEmail, {
  description: 'Removes a text for the mails of orders.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    deletedId: t.id({
      nullable: true,
      description: 'Relay id it had.',
      resolve: ({ result }) => result && encodeGlobalID('MessaggioOrdineEmail', result.pk),
    }),
  }),
})
