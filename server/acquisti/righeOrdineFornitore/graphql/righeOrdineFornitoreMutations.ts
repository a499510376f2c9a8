import { encodeGlobalID } from '@pothos/plugin-relay'
import { inputFields } from '#platform/graphql/fields.ts'
import {
  changeInput,
  deletedField,
  type InputBuilder,
  mutationField,
  nodeField,
  type PayloadBuilder,
} from '#platform/graphql/mutationField.ts'
import { createRigaOrdineFornitore } from '../createRigaOrdineFornitore.ts'
import { deleteRigaOrdineFornitore } from '../deleteRigaOrdineFornitore.ts'
import { deleteRigheOrdineFornitore } from '../deleteRigheOrdineFornitore.ts'
import { duplicateRigaOrdineFornitore } from '../duplicateRigaOrdineFornitore.ts'
import { generateOrdiniFornitore } from '../generateOrdiniFornitore.ts'
import { righeOrdineFornitoreList } from '../list.ts'
import { mergeRigheOrdineFornitore } from '../mergeRigheOrdineFornitore.ts'
import { moveRigheOrdineFornitore } from '../moveRigheOrdineFornitore.ts'
import { resetRigheOrdineFornitore } from '../resetRigheOrdineFornitore.ts'
import { rigaOrdineFornitoreSchema } from '../rules.ts'
import { splitRigaOrdineFornitore } from '../splitRigaOrdineFornitore.ts'
import { undoModificaRighe } from '../undoModificaRighe.ts'
import { updateRigaOrdineFornitore } from '../updateRigaOrdineFornitore.ts'
import { RigaOrdineFornitore } from './RigaOrdineFornitore.ts'

const fields = (t: InputBuilder) => ({
  ...inputFields(t, rigaOrdineFornitoreSchema),
  ordineFornitorePk: t.int({ description: 'Number of its supplier order. It may come along, another is refused.' }),
  extraFields: t.field({
    type: 'JSON',
    description: 'Free keys and texts, all of them: `{"lato": "sinistro", "vetro_camera": "4-16-4"}`.',
  }),
})

const choices = (t: InputBuilder) => ({
  pks: t.intList({ required: true, description: 'Numbers of the rows: all or none.' }),
})

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  riga: nodeField(t, RigaOrdineFornitore, righeOrdineFornitoreList, ({ pk }) => pk),
})

/** What takes it back. */
const editField = (t: PayloadBuilder<{ modifica: number }>) =>
  t.int({
    nullable: true,
    description: 'Number for `undoModificaRighe`, which takes it back; null when there are errors.',
    resolve: ({ result }) => result?.modifica,
  })

const righePayload = (t: PayloadBuilder<{ pks: number[] }>) => ({
  righe: t.prismaField({
    type: [RigaOrdineFornitore],
    nullable: true,
    description: 'As they are now; null when there are errors.',
    resolve: async (query, { result }, _args, ctx) => {
      if (!result) return null
      const where = { id: { in: result.pks }, AND: righeOrdineFornitoreList.visible(ctx.viewer) }
      return ctx.services.db.rigaOrdineFornitore.findMany({ ...query, where, orderBy: { id: 'asc' } })
    },
  }),
})

mutationField(createRigaOrdineFornitore, {
  description: 'Adds to an order a row to be bought.',
  input: (t) => ({ ordinePk: t.int({ required: true, description: 'Number of the order.' }), ...fields(t) }),
  payload,
})

mutationField(updateRigaOrdineFornitore, {
  description: 'Changes the fields of a row that are sent.',
  input: (t) => ({ ...changeInput(t), ...fields(t) }),
  payload,
})

mutationField(deleteRigaOrdineFornitore, {
  description: 'Removes a row.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ deletedId: deletedField(t, 'RigaOrdineFornitore'), modifica: editField(t) }),
})

mutationField(deleteRigheOrdineFornitore, {
  description: 'Removes rows.',
  input: choices,
  payload: (t) => ({
    deletedIds: t.idList({
      nullable: true,
      description: 'Relay ids they had.',
      resolve: ({ result }) => result?.pks.map((pk) => encodeGlobalID('RigaOrdineFornitore', pk)),
    }),
    modifica: editField(t),
  }),
})

mutationField(splitRigaOrdineFornitore, {
  description: 'Splits a row into parts that sum to it.',
  input: (t) => ({
    pk: t.int({ required: true }),
    quantita: t.field({
      type: ['Decimal'],
      required: true,
      description: 'Quantities of the parts, the first for the row itself.',
    }),
  }),
  payload: (t) => ({ ...righePayload(t), modifica: editField(t) }),
})

mutationField(duplicateRigaOrdineFornitore, {
  description: 'Adds a row like another, waiting for a supplier order.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload,
})

mutationField(mergeRigheOrdineFornitore, {
  description: 'Makes one of rows that are equal in all but the quantity.',
  input: choices,
  payload: (t) => ({ ...payload(t), modifica: editField(t) }),
})

mutationField(resetRigheOrdineFornitore, {
  description: 'Detaches rows from their supplier order.',
  input: choices,
  payload: (t) => ({ ...righePayload(t), modifica: editField(t) }),
})

mutationField(moveRigheOrdineFornitore, {
  description: 'Puts rows into a supplier order of the same order, type and supplier.',
  input: (t) => ({
    ...choices(t),
    ordineFornitorePk: t.int({ required: true, description: 'Number of the supplier order.' }),
  }),
  payload: (t) => ({ ...righePayload(t), modifica: editField(t) }),
})

mutationField(generateOrdiniFornitore, {
  description:
    'Makes supplier orders of waiting rows: one for each order, type and supplier; suppliers that gather get them together.',
  input: (t) => ({
    rigaPks: t.intList({ required: true, description: 'Numbers of the rows: all or none.' }),
  }),
  payload: (t) => ({
    ordiniFornitore: t.intList({
      nullable: true,
      description: 'Numbers of the new supplier orders; null when there are errors.',
      resolve: ({ result }) => result?.ordiniFornitore,
    }),
    raccolte: t.intList({
      nullable: true,
      description: 'Numbers of what those of suppliers that gather leave with; null when there are errors.',
      resolve: ({ result }) => result?.raccolte,
    }),
    modifica: editField(t),
  }),
})

mutationField(undoModificaRighe, {
  description: 'Takes back what the user has just done to rows: all of it, or nothing when they have changed since.',
  input: (t) => ({ pk: t.int({ required: true, description: 'The `modifica` that it answered.' }) }),
  payload: righePayload,
})
