import { builder } from '../../../platform/graphql/builder.ts'
import { choiceEnum, choiceOf } from '../../../platform/graphql/choices.ts'
import { fasiInArco } from '../data/barre.ts'
import type { QuotaInCella } from '../data/quote.ts'
import { STATI_CELLA } from '../engine/capacita.ts'
import { REPARTI_FASI } from '../engine/types.ts'
import { type CellaRottaView, readCelleRotte } from '../impact.ts'
import { CALENDARIO_OPERATIONS, impattoCalendario } from '../impattoCalendario.ts'
import { type MovementView, provaRiparaCella, type RiparazioneView } from '../riparaCella.ts'
import { type CellaView, schedulerSlots } from '../slots.ts'
import { OrdineNominatoType } from './types.ts'

const scopes = { permesso: 'scheduleOrder' } as const
const span = {
  fromDate: 'First day, `YYYY-MM-DD`.',
  toDate: 'Last day, included; at most 400 days after.',
}

const QuotaType = builder.objectRef<QuotaInCella>('QuotaInCella').implement({
  description: "What an order takes of a department's day.",
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'Number of the order.' }),
    numeroCommessa: t.exposeString('numero_commessa', { description: 'What people call the order by.' }),
    minuti: t.exposeInt('time', { description: 'Person-minutes of it in the cell.' }),
  }),
})

const StatoCellaEnum = choiceEnum('StatoCella', STATI_CELLA, 'What room a department has on a day.', {
  broken: 'More minutes are booked than its people can work.',
  closed: 'Nobody works.',
  filled: 'All its minutes are booked.',
  free: 'Some minutes are left.',
})

export const CellaType = builder.objectRef<CellaView>('CellaReparto').implement({
  description: "A department's day: person-minutes.",
  authScopes: scopes,
  fields: (t) => ({
    giorno: t.expose('giorno', { type: 'Date', description: 'Day, `YYYY-MM-DD`.' }),
    reparto: t.expose('reparto', { type: choiceOf(REPARTI_FASI), description: 'Department.' }),
    capacita: t.exposeInt('capacita', { description: 'Minutes that its people can work.' }),
    occupato: t.exposeInt('occupato', { description: 'Minutes booked by saved schedules.' }),
    libero: t.exposeInt('libero', { description: 'What is left; negative in a broken cell.' }),
    stato: t.expose('stato', { type: StatoCellaEnum, description: 'What room it has.' }),
    apertura: t.exposeString('apertura', { description: 'When the day opens, `HH:mm`.' }),
    ore: t.exposeFloat('ore', { description: 'Opening hours of the day.' }),
    ordini: t.field({
      type: [QuotaType],
      description: 'Who fills it, by number of the order.',
      resolve: (cella) => cella.ordini(),
    }),
    quantiOrdini: t.exposeInt('quanti', { description: 'How many orders are in it.' }),
    minutiDi: t.int({
      description: 'Minutes that an order has in it by its saved schedule.',
      args: { ordine: t.arg.int({ required: true, description: 'Number of the order.' }) },
      resolve: (cella, { ordine }) => cella.minutiDi(ordine),
    }),
  }),
})

builder.queryField('schedulerSlots', (t) =>
  t.field({
    type: [CellaType],
    description: 'The cells of a range of days, day by day.',
    authScopes: scopes,
    args: {
      fromDate: t.arg({ type: 'Date', required: true, description: span.fromDate }),
      toDate: t.arg({ type: 'Date', required: true, description: span.toDate }),
    },
    resolve: (_root, { fromDate, toDate }, ctx) => schedulerSlots(fromDate, toDate, ctx),
  }),
)

builder.queryField('fasiInArco', (t) =>
  t.field({
    type: 'JSON',
    description:
      'The saved phases without capacity that overlap a range of days, by start: a list of `[order, numeroCommessa, phase, start, end, supplier or null, days of margin or null where `statoMargine` is null]`, times `YYYY-MM-DD HH:mm:ss`, without their hour at midnight: `[12, "26/118", "legno", "2027-05-03 08:00:00", "2027-05-07", 4, 2]`.',
    authScopes: scopes,
    args: {
      fromDate: t.arg({ type: 'Date', required: true, description: span.fromDate }),
      toDate: t.arg({ type: 'Date', required: true, description: span.toDate }),
      ordini: t.arg.intList({ description: 'Only of these orders; missing: of all.' }),
    },
    resolve: (_root, { fromDate, toDate, ordini }, ctx) => fasiInArco(fromDate, toDate, ordini ?? null, ctx),
  }),
)

const CellaRottaType = builder.objectRef<CellaRottaView>('CellaRotta').implement({
  description: 'A cell with more minutes booked than there are.',
  authScopes: { login: true },
  fields: (t) => ({
    giorno: t.expose('giorno', { type: 'Date', description: 'Day, `YYYY-MM-DD`.' }),
    reparto: t.expose('reparto', { type: choiceOf(REPARTI_FASI), description: 'Department.' }),
    capacita: t.exposeInt('capacita', { description: 'Minutes that its people can work.' }),
    occupato: t.exposeInt('occupato', { description: 'Minutes booked.' }),
    libero: t.exposeInt('libero', { description: 'Negative: how many minutes are too many.' }),
    ordini: t.expose('ordini', { type: [OrdineNominatoType], description: 'The orders in it.' }),
  }),
})

builder.queryField('celleRotte', (t) =>
  t.field({
    type: [CellaRottaType],
    description: 'The worklist: broken cells from today on, by day.',
    authScopes: scopes,
    resolve: (_root, _args, ctx) => readCelleRotte(ctx.services.db),
  }),
)

builder.queryField('impattoCalendario', (t) =>
  t.field({
    type: [CellaRottaType],
    description: 'Dry run of a change of staff, absences, holidays or hours: the cells that it would break.',
    authScopes: { permesso: 'adminPersonale' },
    args: {
      operazione: t.arg.string({
        required: true,
        description: `Name of the mutation: ${CALENDARIO_OPERATIONS.join(', ')}.`,
      }),
      input: t.arg({
        type: 'JSON',
        required: true,
        description:
          'What that mutation takes as its `input`: `{"giornoDa": "2027-05-03", "giornoA": "2027-05-04"}` for createFestivita.',
      }),
    },
    resolve: (_root, { operazione, input }, ctx) => impattoCalendario(operazione, input, ctx),
  }),
)

const MovementType = builder.objectRef<MovementView>('SpostamentoFase').implement({
  description: 'A phase of an order that moves; times `YYYY-MM-DD HH:mm:ss`, null for none.',
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the order.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'What people call the order by.' }),
    nomeFase: t.exposeString('nomeFase', { description: 'The phase.' }),
    inizioPrima: t.exposeString('inizioPrima', { nullable: true, description: 'Start now.' }),
    inizioDopo: t.exposeString('inizioDopo', { nullable: true, description: 'Start then.' }),
    finePrima: t.exposeString('finePrima', { nullable: true, description: 'End now.' }),
    fineDopo: t.exposeString('fineDopo', { nullable: true, description: 'End then.' }),
  }),
})

const RitardoType = builder.objectRef<RiparazioneView['inRitardo'][number]>('OrdineInRitardo').implement({
  description: 'An order that would end after its approntamento.',
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the order.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'What people call the order by.' }),
    giorni: t.exposeInt('giorni', { description: 'Days late.' }),
    nuovaConsegna: t.expose('nuovaConsegna', {
      type: 'Date',
      description: 'Delivery day that would do, `YYYY-MM-DD`.',
    }),
  }),
})

const RemainingType = builder.objectRef<RiparazioneView['rimasti'][number]>('OrdineRimasto').implement({
  description: 'An order that could not be placed elsewhere.',
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the order.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'What people call the order by.' }),
    motivo: t.exposeString('motivo', { description: 'Why, in Italian.' }),
  }),
})

export const RiparazioneType = builder.objectRef<RiparazioneView>('RiparazioneCella').implement({
  description: 'What mending a broken cell moves, for whom.',
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', {
      nullable: true,
      description: 'For annullaRiparazione; null in a dry run, or when nothing moved.',
    }),
    spostamenti: t.expose('spostamenti', { type: [MovementType], description: 'Phases that move.' }),
    inRitardo: t.expose('inRitardo', { type: [RitardoType], description: 'Orders that would end late then.' }),
    rimasti: t.expose('rimasti', { type: [RemainingType], description: 'Orders that stay for want of room.' }),
    eccedenza: t.exposeInt('eccedenza', { description: 'Minutes that stay too many.' }),
  }),
})

builder.queryField('provaRiparaCella', (t) =>
  t.field({
    type: RiparazioneType,
    description: 'Dry run of riparaCella: who moves, from when to when.',
    authScopes: scopes,
    args: {
      reparto: t.arg({ type: choiceOf(REPARTI_FASI), required: true, description: 'Department.' }),
      giorno: t.arg({ type: 'Date', required: true, description: 'Day, `YYYY-MM-DD`.' }),
    },
    resolve: (_root, args, ctx) => provaRiparaCella(args, ctx),
  }),
)
