import { builder } from '#platform/graphql/builder.ts'
import {
  deletedField,
  deletedPkField,
  type InputBuilder,
  mutationField,
  nodeField,
  type PayloadBuilder,
  versioneInput,
} from '#platform/graphql/mutationField.ts'
import { correctAttivita } from '../correctAttivita.ts'
import { createAttivita } from '../createAttivita.ts'
import { deleteAttivita } from '../deleteAttivita.ts'
import { deleteAttivitaAutomatica } from '../deleteAttivitaAutomatica.ts'
import { attivitaList } from '../list.ts'
import type { WrittenAttivita } from '../settle.ts'
import { updateAttivita } from '../updateAttivita.ts'
import { Attivita } from './Attivita.ts'

const PezziInputRef = builder.inputType('PezziAttivitaInput', {
  description: 'Ticks of a line.',
  fields: (t) => ({
    rigaPk: t.int({ required: true, description: 'Number of the line.' }),
    posizioni: t.intList({ required: true, description: 'The pieces that are done, from 1.' }),
  }),
})

const ControlloInputRef = builder.inputType('ControlloAttivitaInput', {
  description: 'A CE control that is recorded with an activity.',
  fields: (t) => ({
    controlloPk: t.int({ required: true, description: 'Number of the control.' }),
    conforme: t.boolean({ description: 'Whether the work conforms; null leaves it unrecorded.' }),
    note: t.string({ description: 'What was found; required where it does not conform.' }),
  }),
})

const FIXED = 'It may come along, another is refused.'

const common = (t: InputBuilder) => ({
  oraInizio: t.string({ description: 'When it began, `HH:mm`.' }),
  oraFine: t.string({ description: 'When it ended, `HH:mm`.' }),
  note: t.string({ description: 'What the operator notes.' }),
  pezzi: t.field({ type: [PezziInputRef], description: 'Ticks to add: what is done is never unticked.' }),
  controlli: t.field({ type: [ControlloInputRef], description: 'CE controls to record.' }),
  chiaveClient: t.string({ description: 'Key that the device made: sent again, it is the same activity.' }),
  saltaFatti: t.boolean({ description: 'Pieces that others have done are left out and told of, instead of refused.' }),
  secondiFa: t.int({ description: 'Seconds since it was pressed, on a device that was without network.' }),
})

const payload = (t: PayloadBuilder<WrittenAttivita>) => ({
  attivita: nodeField(t, Attivita, attivitaList, ({ pk }) => pk),
  avvisi: t.stringList({
    nullable: true,
    description: 'What is odd but allowed, and what was left out, in words.',
    resolve: ({ result }) => result?.avvisi,
  }),
})

mutationField(createAttivita, {
  description: 'Begins a session of work of the operator who asks, or records one that has ended.',
  input: (t) => ({
    lavorazionePk: t.int({ required: true, description: 'Number of the operation.' }),
    ordinePk: t.int({ description: 'Number of the order; none for other work.' }),
    secondaLavorazionePk: t.int({ description: 'Number of a second operation on the same pieces.' }),
    data: t.field({ type: 'Date', description: 'A day, `YYYY-MM-DD`; today when missing.' }),
    operatorePk: t.int({ description: 'Number of the operator: only their own.' }),
    precedentePk: t.int({ description: 'Number of the activity that this one goes on from.' }),
    ...common(t),
  }),
  payload,
})

mutationField(updateAttivita, {
  description: 'Changes or ends an own activity: what is not sent stays.',
  input: (t) => ({
    pk: t.int({ description: 'Its number; or else `chiaveClient`.' }),
    versione: versioneInput(t),
    ferma: t.boolean({ description: 'Ends now, by the clock of the server.' }),
    operatorePk: t.int({ description: `Number of its operator. ${FIXED}` }),
    data: t.field({ type: 'Date', description: `Its day. ${FIXED}` }),
    ordinePk: t.int({ description: `Number of its order. ${FIXED}` }),
    lavorazionePk: t.int({ description: `Number of its operation. ${FIXED}` }),
    secondaLavorazionePk: t.int({ description: `Number of its second operation. ${FIXED}` }),
    ...common(t),
  }),
  payload,
})

mutationField(deleteAttivita, {
  description: 'Removes an own activity, the latest of its order and operation; its pieces can be done again.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ pk: deletedPkField(t), deletedId: deletedField(t, 'Attivita') }),
})

mutationField(deleteAttivitaAutomatica, {
  description: 'Undoes an automatic activity: its pieces are to be done again.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ pk: deletedPkField(t), deletedId: deletedField(t, 'Attivita') }),
})

mutationField(correctAttivita, {
  description: 'Corrects the hours of an operator’s activity; the history keeps what was there.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: versioneInput(t),
    oraInizio: t.string({ required: true, description: 'When it began, `HH:mm`.' }),
    oraFine: t.string({ description: 'When it ended, `HH:mm`; none for one that is open.' }),
    note: t.string({ description: 'What was noted.' }),
  }),
  payload: (t) => ({ attivita: nodeField(t, Attivita, attivitaList, ({ pk }) => pk) }),
})
