import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { addAllegatoOrdine } from '../addAllegatoOrdine.ts'
import { deleteAllegatoOrdine } from '../deleteAllegatoOrdine.ts'
import { ordiniList } from '../list.ts'
import { setCheckListOrdine } from '../setCheckListOrdine.ts'
import { setMailOrdine } from '../setMailOrdine.ts'
import { setStatoOrdine } from '../setStatoOrdine.ts'
import { StatoInvioMailEnum } from './enums.ts'
import { Ordine } from './Ordine.ts'
import { ItemInput, ordinePayload } from './ordiniMutations.ts'
import { AllegatoOrdine } from './parts.ts'

const ordine = { required: true as const, description: 'Number of the order.' }

mutationField(setStatoOrdine, {
  description: 'Sets the state of an order.',
  input: (t) => ({ pk: t.int(ordine), statoPk: t.int({ description: 'Number of the state, required.' }) }),
  payload: ordinePayload,
})

mutationField(setCheckListOrdine, {
  description: 'Ticks and unticks items of the checklist of an order; the others stay.',
  input: (t) => ({
    ordinePk: t.int(ordine),
    voci: t.field({ type: [ItemInput], description: 'The items that change, or all of them.' }),
  }),
  payload: ordinePayload,
})

mutationField(setMailOrdine, {
  description: 'Plans the approntamento mail of an order, changes it, or resets it.',
  input: (t) => ({
    ordinePk: t.int(ordine),
    statoInvioMail: t.field({
      type: StatoInvioMailEnum,
      description: 'IN_ATTESA_INVIO plans it, null resets it.',
    }),
    testoEmail: t.string({ description: 'Html; it is sanitised. The days of the approntamento are added to it.' }),
    inviaDal: t.field({ type: 'DateTime', description: 'When it leaves; when the office opens next, if missing.' }),
  }),
  payload: ordinePayload,
})

mutationField(addAllegatoOrdine, {
  description: 'Attaches a file to an order.',
  input: (t) => ({
    ordinePk: t.int(ordine),
    originalName: t.string({ description: 'Name to keep it under; the file’s own when missing.' }),
    allegato: t.field({ type: FileInput, description: 'The file.' }),
  }),
  payload: (t) => ({
    ordine: nodeField(t, Ordine, ordiniList, (result) => result.ordine),
    allegato: t.prismaField({
      type: AllegatoOrdine,
      nullable: true,
      description: 'The attachment; null when there are errors.',
      resolve: (query, { result }, _args, ctx) =>
        result && ctx.services.db.allegatoOrdine.findUnique({ ...query, where: { id: result.pk } }),
    }),
  }),
})

mutationField(deleteAllegatoOrdine, {
  description: 'Removes an attachment of an order.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the attachment.' }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    ordine: nodeField(t, Ordine, ordiniList, (result) => result.ordine),
  }),
})
