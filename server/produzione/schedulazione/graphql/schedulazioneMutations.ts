import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { mutationField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { ObjectOutcomeRef } from '#platform/graphql/objectOutcome.ts'
import { moveFineFase } from '../moveFineFase.ts'
import { removeSchedulazione } from '../removeSchedulazione.ts'
import { repairCella } from '../repairCella.ts'
import { FINE_FASE_MODES } from '../rules.ts'
import { saveSchedulazione } from '../saveSchedulazione.ts'
import { readSchedulazione } from '../schedula.ts'
import { scheduleOrdini } from '../scheduleOrdini.ts'
import { setFasiSpente } from '../setFasiSpente.ts'
import { undoRiparazione } from '../undoRiparazione.ts'
import { RiparazioneType } from './celle.ts'
import { ordineOutcome } from './esiti.ts'
import { PianoType } from './types.ts'

const SentFase = builder.inputType('FaseInviataInput', {
  description: 'A phase of the plan that is saved, as the dry run gave it.',
  fields: (t) => ({
    nomeFase: t.string({ required: true, description: 'Name of the phase.' }),
    inizio: t.string({ description: 'Start, `YYYY-MM-DD HH:mm:ss`; null without dates.' }),
    fine: t.string({ description: 'End, `YYYY-MM-DD HH:mm:ss`; null without dates.' }),
    fornitorePk: t.int({
      description: 'Number of the supplier; null: none; missing: the saved one, else the default.',
    }),
    durata: t.string({ description: 'What the dry run computed; it is computed again.' }),
    durataOverride: t.string({
      description: "Digits in the unit of the phase, or 'D HH:MM:SS'; null and '': none; missing: the saved one.",
    }),
  }),
})

const KnownFase = builder.inputType('FaseAttualeInput', {
  description: 'A phase as the client knows it to be saved.',
  fields: (t) => ({
    nomeFase: t.string({ required: true, description: 'Name of the phase.' }),
    inizio: t.string({ description: 'Start, `YYYY-MM-DD HH:mm:ss`; null without dates.' }),
    fine: t.string({ description: 'End, `YYYY-MM-DD HH:mm:ss`; null without dates.' }),
  }),
})

const KNOWN =
  'The phases with their dates as the client knows them to be saved: refused with CONFLICT when they are others meanwhile. Null: whatever they are.'

const ordine = { required: true, description: 'Number of the order.' } as const

/** The schedule as it is after the write; null when there are errors. */
const withSchedulazione = <Result extends { pk: number }>(t: PayloadBuilder<Result>) => ({
  pk: t.int({ nullable: true, description: 'Number of the order.', resolve: ({ result }) => result?.pk }),
  schedulazione: t.field({
    type: PianoType,
    nullable: true,
    description: 'As it is now; null when there are errors.',
    resolve: ({ result }, _args, ctx) => result && readSchedulazione(result.pk, ctx),
  }),
})

mutationField(saveSchedulazione, {
  description:
    'Saves the schedule of an order, replaying it from the dates sent: refused with CONFLICT when room was taken meanwhile, whose `conflitti` are `{nomeFase, inizioRichiesto, fineRichiesta, inizioPossibile, finePossibile}`. Twice is once.',
  input: (t) => ({
    ordinePk: t.int(ordine),
    fasi: t.field({ type: [SentFase], required: true, description: 'Every phase of the plan.' }),
    attuali: t.field({ type: [KnownFase], description: KNOWN }),
  }),
  payload: withSchedulazione,
})

mutationField(removeSchedulazione, {
  description: 'Takes phases of a saved schedule away, all when none is named. Twice is once.',
  input: (t) => ({
    ordinePk: t.int(ordine),
    fasi: t.stringList({ description: 'Names; empty: all.' }),
    attuali: t.field({ type: [KnownFase], description: KNOWN }),
  }),
  payload: withSchedulazione,
})

mutationField(moveFineFase, {
  description: 'Moves the end of a phase of a saved schedule, and what follows as asked.',
  input: (t) => ({
    ordinePk: t.int(ordine),
    nomeFase: t.string({ required: true, description: 'The phase.' }),
    fine: t.string({ required: true, description: 'New end, `YYYY-MM-DD HH:mm` or a day (its midnight).' }),
    modo: t.field({ type: choiceOf(FINE_FASE_MODES), description: 'SOLO when missing.' }),
  }),
  payload: (t) => ({
    ...withSchedulazione(t),
    anticipate: t.stringList({
      nullable: true,
      description: 'Phases that begin before what they depend on ends.',
      resolve: ({ result }) => result?.anticipate,
    }),
  }),
})

mutationField(setFasiSpente, {
  description: 'Switches phases off for one order: it does without them. A saved schedule is flagged, not moved.',
  input: (t) => ({ ordinePk: t.int(ordine), fasi: t.stringList({ description: 'All the phases that are off.' }) }),
  payload: withSchedulazione,
})

mutationField(repairCella, {
  description: 'Mends a broken cell: the orders saved last are placed again until it holds.',
  input: (t) => ({
    reparto: t.field({ type: 'String', required: true, description: 'Key of the department.' }),
    giorno: t.field({ type: 'Date', required: true, description: 'Day, `YYYY-MM-DD`.' }),
  }),
  payload: (t) => ({
    riparazione: t.field({
      type: RiparazioneType,
      nullable: true,
      description: 'What was moved; null when there are errors.',
      resolve: ({ result }) => result,
    }),
  }),
})

mutationField(undoRiparazione, {
  description:
    'Undoes repairCella: the orders get their old dates back, all or none; CONFLICT when one was planned again or its room was taken. Twice is once.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Its `pk`.' }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'The same number.', resolve: ({ result }) => result?.pk }),
  }),
})

mutationField(scheduleOrdini, {
  description:
    'Schedules by auto start the orders with auto schedulazione that have no schedule, by delivery date: those named, or all (1000 at most). A saved schedule is never moved.',
  input: (t) => ({ pks: t.intList({ description: 'Numbers of orders; null: all.' }) }),
  payload: (t) => ({
    esiti: t.field({
      type: [ObjectOutcomeRef],
      nullable: true,
      description: 'One for each order, in the order of scheduling.',
      resolve: ({ result }) => result?.esiti.map(ordineOutcome),
    }),
  }),
})
