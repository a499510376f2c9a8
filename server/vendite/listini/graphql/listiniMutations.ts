import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { changeInput, mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { duplicateListino } from '../duplicateListino.ts'
import { createListino, deleteListino, updateListino } from '../entity.ts'
import { listiniList } from '../list.ts'
import { listinoSchema } from '../rules.ts'
import { scontoListinoSchema } from '../sconti/rules.ts'
import { setScontiListino } from '../sconti/setScontiListino.ts'
import { servizioListinoSchema } from '../servizi/rules.ts'
import { setServiziListino } from '../servizi/setServiziListino.ts'
import { setCostoListino } from '../setCostoListino.ts'
import { setStatoListino } from '../setStatoListino.ts'
import { setUltimoGiornoListino } from '../setUltimoGiornoListino.ts'
import { supplementoListinoSchema } from '../supplementi/rules.ts'
import { setSupplementiListino } from '../supplementi/setSupplementiListino.ts'
import { createVoceListino, deleteVoceListino, updateVoceListino } from '../voci/entity.ts'
import { voceListinoSchema } from '../voci/rules.ts'
import { STATI_LISTINO } from '../words/rules.ts'
import { Listino } from './Listino.ts'
import { VoceListino, vociListino } from './VoceListino.ts'

const GrigliaPrezziInput = builder.inputType('GrigliaPrezziInput', {
  description: 'Prices by height and width; empty lists are no grid.',
  fields: (t) => ({
    altezze: t.intList({ required: true, description: 'mm, growing; at most 60.' }),
    larghezze: t.intList({ required: true, description: 'mm, growing; at most 60.' }),
    prezzi: t.field({
      type: t.listRef(t.listRef('Decimal', { required: false })),
      required: true,
      description: 'Euro of each height, by width; null is no price.',
    }),
  }),
})

const SupplementoListinoInputType = builder.inputType('SupplementoListinoInput', {
  description: 'A supplement.',
  fields: (t) => inputFields(t, supplementoListinoSchema),
})
const ServizioListinoInputType = builder.inputType('ServizioListinoInput', {
  description: 'A service.',
  fields: (t) => inputFields(t, servizioListinoSchema),
})
const ScontoListinoInputType = builder.inputType('ScontoListinoInput', {
  description: 'A discount.',
  fields: (t) => inputFields(t, scontoListinoSchema),
})

const listino = (t: PayloadBuilder<{ pk: number }>) => ({ listino: nodeField(t, Listino, listiniList, ({ pk }) => pk) })

entityMutations({
  field: 'listino',
  tipo: Listino,
  elenco: listiniList,
  input: (t) => inputFields(t, listinoSchema),
  create: [createListino, 'Adds an empty draft.'],
  update: [updateListino, 'Changes the fields of a draft that are sent.'],
  delete: [deleteListino, 'Removes a draft with all that is in it.'],
  deleted: ['pk', 'deletedId'],
})

mutationField(setStatoListino, {
  description: 'Puts a draft in force, or archives a list in force.',
  input: (t) => ({
    ...changeInput(t),
    stato: t.field({ type: choiceOf(STATI_LISTINO), description: 'The state that it goes to.' }),
  }),
  payload: listino,
})

mutationField(setUltimoGiornoListino, {
  description: 'Gives a list in force its last day, today or later, so that another can follow.',
  input: (t) => ({
    ...changeInput(t),
    al: t.field({ type: 'Date', description: 'Last day, included; null for none.' }),
  }),
  payload: listino,
})

mutationField(setCostoListino, {
  description: 'Says what the windows of a draft, or of a list in force, cost the house; no price changes by it.',
  input: (t) => ({
    ...changeInput(t),
    costo: t.field({ type: 'Decimal', description: 'Percent of their list price; null: not known.' }),
  }),
  payload: listino,
})

mutationField(duplicateListino, {
  description: 'Makes a draft of a list, its prices in euro raised by a percentage.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the list to copy.' }),
    nome: t.string({ description: 'Name of the copy.' }),
    dal: t.field({ type: 'Date', description: 'First day of the copy.' }),
    percentuale: t.field({ type: 'Decimal', description: 'Percent, from -90 to 900; none unless told.' }),
  }),
  payload: listino,
})

mutationField(setSupplementiListino, {
  description: 'Replaces the supplements of a draft, in the order of the steps of a price.',
  input: (t) => ({
    ...changeInput(t),
    supplementi: t.field({ type: [SupplementoListinoInputType], description: 'In order.' }),
  }),
  payload: listino,
})

mutationField(setServiziListino, {
  description: 'Replaces the services of a draft, in their order.',
  input: (t) => ({
    ...changeInput(t),
    servizi: t.field({ type: [ServizioListinoInputType], description: 'In order.' }),
  }),
  payload: listino,
})

mutationField(setScontiListino, {
  description: 'Replaces the discounts of a draft.',
  input: (t) => ({ ...changeInput(t), sconti: t.field({ type: [ScontoListinoInputType], description: 'In order.' }) }),
  payload: listino,
})

entityMutations({
  field: 'voce',
  tipo: VoceListino,
  elenco: vociListino,
  input: (t) => ({
    listinoPk: t.int({ description: 'Number of the list; a change leaves it.' }),
    ...inputFields(t, voceListinoSchema),
    griglia: t.field({ type: GrigliaPrezziInput, description: 'Of a grid: its measures and prices.' }),
  }),
  create: [createVoceListino, 'Adds an entry to a draft.'],
  update: [updateVoceListino, 'Changes the fields of an entry of a draft that are sent.'],
  delete: [deleteVoceListino, 'Removes an entry of a draft.'],
  deleted: ['pk', 'deletedId'],
})
