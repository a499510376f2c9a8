import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum, wordsOfInput } from '#platform/graphql/choices.ts'
import { ObjectOutcomeRef } from '#platform/graphql/objectOutcome.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import { rowField } from '#platform/graphql/rowField.ts'
import { fasiInArco } from '../data/barre.ts'
import { STATI_CELLA } from '../engine/capacita.ts'
import { readCelleRotte } from '../impact.ts'
import { CALENDARIO_OPERATIONS, impattoCalendario } from '../impattoCalendario.ts'
import { type MovementView, provaRiparaCella, type RiparazioneView } from '../repairCella.ts'
import { type CellaView, type QuotaInCella, schedulerSlots } from '../slots.ts'
import { lateNotice } from '../view.ts'
import { ordineOutcome } from './esiti.ts'
import { NoticeType } from './types.ts'

const scopes = { permesso: 'scheduleOrder' } as const
const span = { type: PeriodoInput, required: true, description: 'Both its days; at most 400 days.' } as const

// The timeline has thousands of them: they name the order by themselves.
const QuotaType = builder.objectRef<QuotaInCella>('QuotaInCella').implement({
  description: "What an order takes of a department's day.",
  authScopes: { login: true },
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
  authScopes: { login: true },
  fields: (t) => ({
    giorno: t.expose('giorno', { type: 'Date', description: 'Day, `YYYY-MM-DD`.' }),
    reparto: t.expose('reparto', { type: 'String', description: 'Key of the department.' }),
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
    quantiOrdini: t.exposeInt('count', { description: 'How many orders are in it.' }),
    minutiDi: t.int({
      description: 'Minutes that an order has in it by its saved schedule.',
      args: { ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }) },
      resolve: (cella, { ordinePk }) => cella.minutiDi(ordinePk),
    }),
  }),
})

builder.queryField('schedulerSlots', (t) =>
  t.field({
    type: [CellaType],
    description: 'The cells of a range of days, day by day.',
    authScopes: scopes,
    args: { periodo: t.arg(span) },
    resolve: (_root, { periodo }, ctx) => schedulerSlots(periodo, ctx),
  }),
)

builder.queryField('fasiInArco', (t) =>
  t.field({
    type: 'JSON',
    description:
      'The saved phases without capacity that overlap a range of days, by start: a list of `[order, numeroCommessa, phase, start, end, supplier or null, days of margin or null where `statoMargine` is null, name of the customer, name of the supplier or null]`, times `YYYY-MM-DD HH:mm:ss`, without their hour at midnight: `[12, "26/118", "legno", "2027-05-03 08:00:00", "2027-05-07", 4, 2, "Rossi", "Segheria"]`.',
    authScopes: scopes,
    args: {
      periodo: t.arg(span),
      ordinePks: t.arg.intList({ description: 'Only of the orders with these numbers; missing: of all.' }),
    },
    resolve: (_root, { periodo, ordinePks }, ctx) => fasiInArco(periodo, ordinePks ?? null, ctx),
  }),
)

builder.queryField('celleRotte', (t) =>
  t.field({
    type: [CellaType],
    description: 'The worklist: broken cells from today on, by day.',
    authScopes: scopes,
    resolve: (_root, _args, ctx) => readCelleRotte(ctx.services.db),
  }),
)

builder.queryField('impattoCalendario', (t) =>
  t.field({
    type: [CellaType],
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
    resolve(_root, { operazione, input }, ctx, { schema }) {
      const type = `${operazione.charAt(0).toUpperCase()}${operazione.slice(1)}Input`
      return impattoCalendario(operazione, wordsOfInput(schema, type, input), ctx)
    },
  }),
)

/** A phase that would be otherwise: its dates, or how long it lasts. */
export const MovementType = builder.objectRef<MovementView>('SpostamentoFase').implement({
  description:
    'A phase of an order as it is and as it would be; times `YYYY-MM-DD HH:mm:ss` in Italian time, null for none.',
  authScopes: { login: true },
  fields: (t) => ({
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'The order.'),
    nomeFase: t.exposeString('nomeFase', { description: 'The phase.' }),
    inizioPrima: t.exposeString('inizioPrima', { nullable: true, description: 'Start before.' }),
    inizioDopo: t.exposeString('inizioDopo', { nullable: true, description: 'Start then.' }),
    finePrima: t.exposeString('finePrima', { nullable: true, description: 'End before, not included.' }),
    fineDopo: t.exposeString('fineDopo', { nullable: true, description: 'End then, not included.' }),
    minutiPrima: t.int({
      nullable: true,
      description: 'Minutes before, where they change and its dates do not; null where dates move.',
      resolve: ({ minutiPrima }) => minutiPrima,
    }),
    minutiDopo: t.int({ nullable: true, description: 'Minutes then.', resolve: ({ minutiDopo }) => minutiDopo }),
  }),
})

export const RiparazioneType = builder.objectRef<RiparazioneView>('RiparazioneCella').implement({
  description: 'What mending a broken cell moves, for whom.',
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', {
      nullable: true,
      description: 'For undoRiparazione; null in a dry run, or when nothing moved.',
    }),
    spostamenti: t.expose('spostamenti', { type: [MovementType], description: 'Phases that move.' }),
    inRitardo: t.field({
      type: [NoticeType],
      description: 'Orders that would end late then, by `oltre_consegna`.',
      resolve: ({ inRitardo }) => inRitardo.map(lateNotice),
    }),
    rimasti: t.field({
      type: [ObjectOutcomeRef],
      description: 'Orders that stay for want of room.',
      resolve: ({ rimasti }) => rimasti.map(ordineOutcome),
    }),
    eccedenza: t.exposeInt('eccedenza', { description: 'Minutes that stay too many.' }),
  }),
})

builder.queryField('provaRiparaCella', (t) =>
  t.field({
    type: RiparazioneType,
    description: 'Dry run of repairCella: who moves, from when to when.',
    authScopes: scopes,
    args: {
      reparto: t.arg({ type: 'String', required: true, description: 'Key of the department.' }),
      giorno: t.arg({ type: 'Date', required: true, description: 'Day, `YYYY-MM-DD`.' }),
    },
    resolve: (_root, args, ctx) => provaRiparaCella(args, ctx),
  }),
)
