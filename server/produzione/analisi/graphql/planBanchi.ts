import { builder } from '#platform/graphql/builder.ts'
import {
  deletedField,
  deletedPkField,
  type InputBuilder,
  mutationField,
  nodeField,
  type PayloadBuilder,
} from '#platform/graphql/mutationField.ts'
import { createAnalisiPostazione } from '../createAnalisiPostazione.ts'
import { deleteAnalisiPostazione } from '../deleteAnalisiPostazione.ts'
import { deletePianificazioneBanchi } from '../deletePianificazioneBanchi.ts'
import { analisiList } from '../list.ts'
import { planBanchi } from '../planBanchi.ts'
import { updateAnalisiPostazione } from '../updateAnalisiPostazione.ts'
import { updatePianificazioneBanchi } from '../updatePianificazioneBanchi.ts'
import { AnalisiPostazione } from './AnalisiPostazione.ts'

const AssegnazioneInput = builder.inputType('AssegnazioneBancoInput', {
  description: 'An order with the workstation that works it.',
  fields: (t) => ({
    ordinePk: t.int({ description: 'Number of the order.' }),
    configurazionePk: t.int({ description: 'Number of the workstation.' }),
  }),
})

const fields = (t: InputBuilder) => ({
  nome: t.string(),
  ordinePks: t.field({ type: ['Int'], description: 'Numbers of orders with a scheduled phase banchi, up to 500.' }),
  configurazionePks: t.field({ type: ['Int'], description: 'Numbers of workstations, up to 50.' }),
  assegnazioni: t.field({
    type: [AssegnazioneInput],
    description: 'Each order with its workstation, in the order of work; the server proposes, when missing or empty.',
  }),
})

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  analisiPostazione: nodeField(t, AnalisiPostazione, analisiList, ({ pk }) => pk),
})

mutationField(planBanchi, {
  description: 'Saves a bench planning: orders at the benches, shared out between workstations.',
  input: fields,
  payload,
})

mutationField(updatePianificazioneBanchi, {
  description:
    'Changes the name of a saved bench planning, and how it is arranged when that is sent, orders and workstations together. Orders that are in it may stay when they are not at the benches any more.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    ...fields(t),
  }),
  payload,
})

const PostazioneInput = builder.inputType('PostazioneAnalisiInput', {
  description: 'A workstation of an analysis.',
  fields: (t) => ({
    postazione: t.string({ description: 'Its name, any.' }),
    campi: t.stringList({ description: 'Names of the operations that are worked there, at least one.' }),
  }),
})

const ofAnalisi = (t: InputBuilder) => ({
  nome: t.string(),
  ordinePks: t.field({ type: ['Int'], description: 'Numbers of orders, up to 500.' }),
  configurazione: t.field({
    type: [PostazioneInput],
    description: 'Its workstations; those that there are when missing, in a new one as they are configured.',
  }),
})

mutationField(createAnalisiPostazione, {
  description: 'Adds an entry to the weekly programming.',
  input: (t) => ({
    ...ofAnalisi(t),
    settimana: t.field({
      type: 'Date',
      description: 'A day of the week that it is about: the orders scheduled in it are in it too.',
    }),
  }),
  payload,
})

mutationField(updateAnalisiPostazione, {
  description: 'Changes name, orders and workstations of an entry of the weekly programming.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    ...ofAnalisi(t),
    settimana: t.field({
      type: 'Date',
      description: 'A day of the week that it is about; null for none, the one that it has when missing.',
    }),
  }),
  payload,
})

const deleted = {
  input: (t: InputBuilder) => ({ pk: t.int({ required: true }) }),
  payload: (t: PayloadBuilder<{ pk: number }>) => ({
    pk: deletedPkField(t),
    deletedId: deletedField(t, 'AnalisiPostazione'),
  }),
}

mutationField(deleteAnalisiPostazione, {
  description: 'Removes an entry of the weekly programming; the schedule of its orders stays.',
  ...deleted,
})

mutationField(deletePianificazioneBanchi, {
  description: 'Removes a bench planning; the schedule of its orders stays.',
  ...deleted,
})
