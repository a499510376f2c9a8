import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { addMessaggioConferma } from '../addMessaggioConferma.ts'
import { createConfermaOrdine, deleteConfermaOrdine } from '../entity.ts'
import { confermeList } from '../list.ts'
import { CONFERMA_SENDERS, confermaSchema } from '../rules.ts'
import { sendConfermaOrdine } from '../sendConfermaOrdine.ts'
import { updateConfermaOrdine } from '../updateConfermaOrdine.ts'
import { ConfermaOrdine } from './ConfermaOrdine.ts'
import { MessaggioConferma } from './parts.ts'

entityMutations({
  field: 'conferma',
  tipo: ConfermaOrdine,
  elenco: confermeList,
  input: (t) => ({
    ...inputFields(t, confermaSchema),
    preventivoDaFirmare: t.field({ type: FileInput, description: 'The quote to be signed: required in a new one.' }),
    preventivoFirmato: t.field({ type: FileInput, description: 'The quote as the customer signed it.' }),
  }),
  create: [createConfermaOrdine, 'Adds a confirmation with the quote to be signed.'],
  update: [updateConfermaOrdine, 'Changes the fields of a confirmation that are sent, until it has left.'],
  delete: [deleteConfermaOrdine, 'Removes a confirmation that was not sent.'],
})

mutationField(sendConfermaOrdine, {
  description: 'Sends the confirmation with the signed quote and the days in which the order is ready; once.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the confirmation.' }) }),
  payload: (t) => ({ conferma: nodeField(t, ConfermaOrdine, confermeList, ({ pk }) => pk) }),
})

mutationField(addMessaggioConferma, {
  description: 'Adds a message to a confirmation, until it has left.',
  input: (t) => ({
    confermaPk: t.int({ required: true, description: 'Number of the confirmation.' }),
    note: t.string({ description: 'Plain text.' }),
    tipoMittente: t.field({ type: choiceOf(CONFERMA_SENDERS), description: 'INTERNO when missing.' }),
    allegato: t.field({ type: FileInput, description: 'A file that goes with it.' }),
  }),
  payload: (t) => ({
    conferma: nodeField(t, ConfermaOrdine, confermeList, (result) => result.conferma),
    messaggio: t.prismaField({
      type: MessaggioConferma,
      nullable: true,
      description: 'The message; null when there are errors.',
      resolve: (query, { result }, _args, ctx) =>
        result && ctx.services.db.messaggioConferma.findUnique({ ...query, where: { id: result.pk } }),
    }),
  }),
})

changeTopic('CONFERMA_ORDINE', {
  log: 'confermaOrdine',
  permesso: 'confermaOrdini',
  rows: { tipo: 'ConfermaOrdine', elenco: confermeList },
  description: 'Confirmations that arrived, changed or were removed.',
})
