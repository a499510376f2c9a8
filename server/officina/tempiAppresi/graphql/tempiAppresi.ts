import { readPage } from '#platform/db/read.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { REPARTI_FASI } from '#produzione/schedulazione/engine/types.ts'
import { acceptTempiAppresi } from '../acceptTempiAppresi.ts'
import { impattoTempiAppresi, type TouchedFase } from '../impact.ts'
import { ORDINI_MIN } from '../rules.ts'
import { type OrdineAppreso, readLearntOrdini, readTempiAppresi, type TempoAppreso } from '../tempiAppresi.ts'

const authScopes = { permesso: 'adminOrders' } as const

const TempoAppresoRef = builder.objectRef<TempoAppreso>('TempoAppreso').implement({
  description: 'What the work of twelve months teaches about the minutes of a timing in a department.',
  authScopes,
  fields: (t) => ({
    tempistica: t.exposeInt('tempistica', { description: 'Number of the timing.' }),
    reparto: t.expose('reparto', { type: choiceOf(REPARTI_FASI), description: 'Department.' }),
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

const OrdineAppresoRef = builder.objectRef<OrdineAppreso>('OrdineAppreso').implement({
  description: 'An order that teaches about a timing.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk'),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'Number of the order.' }),
    nomeCliente: t.exposeString('nomeCliente', { description: 'Name of the customer.' }),
    minuti: t.exposeFloat('minuti', { description: 'Minutes that one window took.' }),
    escluso: t.exposeBoolean('escluso', { description: 'Kept apart: too far from the others.' }),
  }),
})

const TouchedFaseRef = builder.objectRef<TouchedFase>('FaseToccata').implement({
  description: 'A phase of a saved schedule that would last otherwise; its dates stay until somebody plans it anew.',
  authScopes,
  fields: (t) => ({
    ordine: t.exposeInt('ordine', { description: 'Number of the order.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'What the order is called by.' }),
    fase: t.exposeString('fase', { description: 'Name of the phase.' }),
    prima: t.exposeInt('prima', { description: 'Minutes by the timings as they are.' }),
    dopo: t.exposeInt('dopo', { description: 'Minutes with the learned times.' }),
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
    type: [OrdineAppresoRef],
    description: 'The orders that a learned time is made of, the quickest first.',
    authScopes,
    args: {
      tempisticaPk: t.arg.int({ required: true, description: 'Number of the timing.' }),
      reparto: t.arg({ type: choiceOf(REPARTI_FASI), required: true, description: 'Department.' }),
    },
    resolve: (_root, { tempisticaPk, reparto }, ctx) => readLearntOrdini(tempisticaPk, reparto, ctx),
  }),
)

const ItemInput = builder.inputType('TempoAppresoInput', {
  description: 'A learned time as it was read.',
  fields: (t) => ({
    tempistica: t.int({ required: true, description: 'Number of the timing.' }),
    reparto: t.field({ type: choiceOf(REPARTI_FASI), required: true, description: 'Department.' }),
    minuti: t.int({ required: true, description: 'The minutes that were proposed.' }),
    versione: t.int({ description: 'Of the timing, as it was read.' }),
  }),
})

builder.queryField('impattoTempiAppresi', (t) =>
  t.field({
    type: [TouchedFaseRef],
    description: 'The schedules that accepting learned times would touch; nothing is written.',
    authScopes,
    args: { voci: t.arg({ type: [ItemInput], required: true, description: 'What would be accepted, each once.' }) },
    resolve: (_root, args, ctx) => impattoTempiAppresi(args.voci, ctx),
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
