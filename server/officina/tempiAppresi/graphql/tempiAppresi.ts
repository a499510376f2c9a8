import { ordiniList } from '#ordini/ordini/list.ts'
import { TIMED_REPARTI } from '#persone/reparti/rules.ts'
import { readPage } from '#platform/db/read.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum, choiceOf } from '#platform/graphql/choices.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { rowField, thereAlways } from '#platform/graphql/rowField.ts'
import { acceptTempiAppresi } from '../acceptTempiAppresi.ts'
import { impattoTempiAppresi } from '../impact.ts'
import { ORDINI_MIN } from '../rules.ts'
import { type MinutiAppresi, readLearntOrdini, readTempiAppresi, type TempoAppreso } from '../tempiAppresi.ts'

const authScopes = { permesso: 'adminOrders' } as const

/** Dates of a phase that stay. */
const SAME_DATES = { inizioPrima: null, inizioDopo: null, finePrima: null, fineDopo: null }

choiceEnum('RepartoFase', TIMED_REPARTI, 'A department for which each timing has minutes of its own.', {
  macchine: 'Machines.',
  banchi: 'Benches.',
})

const TempoAppresoRef = builder.objectRef<TempoAppreso>('TempoAppreso').implement({
  description: 'What the work of twelve months teaches about the minutes of a timing in a department.',
  authScopes,
  fields: (t) => ({
    tempistica: t.exposeInt('tempistica', { description: 'Number of the timing.' }),
    reparto: t.expose('reparto', { type: choiceOf(TIMED_REPARTI), description: 'Department.' }),
    versione: t.exposeInt('versione', { description: 'Of the timing: sent back when it is accepted.' }),
    teorico: t.exposeInt('teorico', { description: 'Minutes of the timing now.' }),
    ordini: t.exposeInt('ordini', { description: 'Orders that count.' }),
    esclusi: t.exposeInt('esclusi', {
      description: 'Orders kept apart: more than 1.5 interquartile ranges beyond the quartiles.',
    }),
    mediana: t.exposeFloat('mediana', { description: 'Minutes of one window, the median of the orders.' }),
    primoQuartile: t.exposeFloat('primoQuartile', { description: 'Minutes: a quarter of the orders took less.' }),
    terzoQuartile: t.exposeFloat('terzoQuartile', { description: 'Minutes: a quarter of the orders took more.' }),
    proposta: t.exposeInt('proposta', {
      nullable: true,
      description: `Whole minutes that could take the place of those of the timing; null under ${ORDINI_MIN} orders.`,
    }),
  }),
})

const MinutiAppresiRef = builder.objectRef<MinutiAppresi>('MinutiAppresi').implement({
  description: 'What an order teaches about a timing.',
  authScopes,
  fields: (t) => ({
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'The order.', thereAlways),
    minuti: t.exposeFloat('minuti', { description: 'Minutes that one window took.' }),
    escluso: t.exposeBoolean('escluso', { description: 'Kept apart: too far from the others.' }),
  }),
})

builder.queryField('tempiAppresi', (t) =>
  t.field({
    type: [TempoAppresoRef],
    description: 'What is learned of each timing that finished work teaches about, by department.',
    authScopes,
    resolve: (_root, _args, { services }) => readTempiAppresi(services.db),
  }),
)

builder.queryField('ordiniAppresi', (t) =>
  t.field({
    type: [MinutiAppresiRef],
    description: 'The orders that a learned time is made of, the quickest first.',
    authScopes,
    args: {
      tempisticaPk: t.arg.int({ required: true, description: 'Number of the timing.' }),
      reparto: t.arg({ type: choiceOf(TIMED_REPARTI), required: true, description: 'Department.' }),
    },
    resolve: (_root, { tempisticaPk, reparto }, ctx) => readLearntOrdini(tempisticaPk, reparto, ctx),
  }),
)

const ItemInput = builder.inputType('TempoAppresoInput', {
  description: 'A learned time as it was read.',
  fields: (t) => ({
    tempisticaPk: t.int({ required: true, description: 'Number of the timing.' }),
    reparto: t.field({ type: choiceOf(TIMED_REPARTI), required: true, description: 'Department.' }),
    minuti: t.int({ required: true, description: 'The minutes that were proposed.' }),
    versione: t.int({ description: 'Of the timing, as it was read.' }),
  }),
})

builder.queryField('impattoTempiAppresi', (t) =>
  t.field({
    type: ['SpostamentoFase'],
    description:
      'The phases of saved schedules that would last otherwise with learned times, by their minutes; their dates stay until somebody plans them anew. Nothing is written.',
    authScopes,
    args: { voci: t.arg({ type: [ItemInput], required: true, description: 'What would be accepted, each once.' }) },
    resolve: async (_root, args, ctx) =>
      (await impattoTempiAppresi(args.voci, ctx)).map(({ ordine, fase, prima, dopo }) => ({
        ...SAME_DATES,
        ordine,
        nomeFase: fase,
        minutiPrima: prima,
        minutiDopo: dopo,
      })),
  }),
)

mutationField(acceptTempiAppresi, {
  description: 'Writes learned times into their timings; plans made with the old ones are flagged, none is moved.',
  input: (t) => ({ voci: t.field({ type: [ItemInput], required: true, description: 'What is accepted, each once.' }) }),
  payload: (t) => ({
    tempistiche: t.prismaField({
      type: ['Tempistica'],
      nullable: true,
      description: 'The timings as they are now.',
      resolve: (query, { result }, _args, ctx) =>
        result &&
        readPage(ctx.services.db, 'tempistica', query, { id: { in: result.pks } }, [{ id: 'asc' }], {
          take: result.pks.length,
        }),
    }),
  }),
})
