// Performance and worked hours: sums, parts, and the activities that they are made of.
import { ordiniList } from '#ordini/ordini/list.ts'
import { asksOf } from '#platform/graphql/asks.ts'
import { builder } from '#platform/graphql/builder.ts'
import { orderingArg } from '#platform/graphql/orderings.ts'
import { metBy, rowField, rowListField, thereAlways } from '#platform/graphql/rowField.ts'
import { attivitaList } from '../../attivita/list.ts'
import { lavorazioniList } from '../../lavorazioni/list.ts'
import { type BucoGiornata, type FigureGroup, type GroupNames, readGroups, readWhole } from '../groups.sql.ts'
import { askedFigure, type FigureQuestion } from '../parts.sql.ts'
import { type AttivitaContata, readCountedAttivita } from '../righe.sql.ts'
import {
  type AttivitaCountKind,
  type DefaultPeriod,
  FIGURE_SORTINGS,
  fillOf,
  oreOf,
  performanceOf,
  previousPeriod,
} from '../rules.ts'
import { FigureFilterInput, figurePageOf, figureScopes, pageArgs, RaggruppamentoFigure } from './parts.ts'

const authScopes = figureScopes

const pks = (rows: readonly { pk: number }[]) => rows.map(({ pk }) => pk)

const BucoRef = builder.objectRef<BucoGiornata>('BucoGiornata').implement({
  description: 'A stretch of the day of an operator that no activity covers.',
  authScopes,
  fields: (t) => ({
    dalle: t.exposeString('dalle', { description: 'When the work before it ended, `HH:mm`.' }),
    alle: t.exposeString('alle', { description: 'When the work after it began, `HH:mm`.' }),
    minuti: t.exposeInt('minuti', { description: 'Minutes between the two.' }),
  }),
})

const GroupRef = builder.objectRef<FigureGroup>('GruppoFigure').implement({
  description: 'A part of a figure, or all of it.',
  authScopes,
  fields: (t) => ({
    chiave: t.exposeString('chiave', { description: 'What it is of: a day, a number, a word; empty for all of it.' }),
    nome: t.exposeString('nome', { description: 'What it is called; of days as its key.' }),
    dal: t.expose('dal', {
      type: 'Date',
      description: 'First day of its work; of all of it, of those that were asked for.',
    }),
    al: t.expose('al', { type: 'Date', description: 'Last day, likewise.' }),
    tempo: t.exposeInt('tempo', { description: 'Minutes of work.' }),
    tempoTeorico: t.exposeFloat('tempoTeorico', { description: 'Minutes that its pieces should take.' }),
    sessioni: t.exposeInt('sessioni', { description: 'Activities.' }),
    giornate: t.exposeInt('giornate', { description: 'Days of an operator with work.' }),
    performance: t.int({
      description: 'Percent: theoretical ÷ actual minutes × 100, an integer, half up; 0 when no time was taken.',
      resolve: ({ tempo, tempoTeorico }) => performanceOf(tempoTeorico, tempo),
    }),
    percentuale: t.int({
      description:
        'Minutes of a day of an operator in percent of 480, the mean of those with work; an integer, half up.',
      resolve: ({ tempo, giornate }) => fillOf(tempo, giornate),
    }),
    operatori: rowListField(t, 'Operatore', metBy('operatore'), (g) => pks(g.operatori), 'Who worked, by name.'),
    lavorazioni: rowListField(t, 'Lavorazione', lavorazioniList, (g) => pks(g.lavorazioni), 'At what, in their order.'),
    ordini: rowListField(t, 'Ordine', ordiniList, (g) => pks(g.ordini), 'For which orders, the first 200 by number.'),
    nomiOperatori: t.stringList({
      description: 'Names of those who worked.',
      resolve: ({ operatori }) => operatori.map(({ nome }) => nome),
    }),
    nomiLavorazioni: t.stringList({
      description: 'Names of the operations.',
      resolve: ({ lavorazioni }) => lavorazioni.map(({ nome }) => nome),
    }),
    ore: t.float({ description: 'Hours of work, with two decimals.', resolve: ({ tempo }) => oreOf(tempo) }),
    numeroOrdini: t.exposeInt('numeroOrdini', { description: 'For how many orders.' }),
    buchi: t.field({
      type: [BucoRef],
      description:
        'Of a day of an operator: between its first beginning and its last end, what no closed activity covers, whatever else is filtered; empty by any other division.',
      resolve: ({ buchi }) => buchi,
    }),
  }),
})

const CountedRef = builder.objectRef<AttivitaContata>('AttivitaContata').implement({
  description: 'An activity that a figure counts, with as much of it as it counts.',
  authScopes,
  fields: (t) => ({
    attivita: rowField(t, 'Attivita', attivitaList, ({ pk }) => pk, 'The activity.', thereAlways),
    tempo: t.exposeInt('tempo', {
      description: 'Minutes that count: all of them, or those of the operations that were asked for.',
    }),
    tempoTeorico: t.exposeFloat('tempoTeorico', { description: 'Minutes that its pieces should take.' }),
    performance: t.int({
      description: 'Percent: theoretical ÷ actual minutes × 100, an integer, half up; 0 when no time was taken.',
      resolve: ({ tempo, tempoTeorico }) => performanceOf(tempoTeorico, tempo),
    }),
  }),
})

interface CountedPage {
  totalCount: number
  perPagina: number
  nodes: AttivitaContata[]
}

const PageRef = builder.objectRef<CountedPage>('PaginaAttivitaContate').implement({
  description: 'A page of the activities that a figure counts.',
  authScopes,
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'Rows in all pages.' }),
    numeroPagine: t.int({
      description: 'Pages in all, at least 1.',
      resolve: ({ totalCount, perPagina }) => Math.max(1, Math.ceil(totalCount / perPagina)),
    }),
    nodes: t.field({ type: [CountedRef], description: 'The rows of the page.', resolve: ({ nodes }) => nodes }),
  }),
})

/** Whose names the parts are asked for: they cost more than the sums. */
function groupNamesOf(asked: ReadonlySet<string>): GroupNames {
  const names = [
    ['operatori', ['operatori', 'nomiOperatori']],
    ['lavorazioni', ['lavorazioni', 'nomiLavorazioni']],
    ['ordini', ['ordini', 'numeroOrdini']],
    ['buchi', ['buchi']],
  ] as const
  return new Set(names.flatMap(([name, fields]) => (fields.some((field) => asked.has(field)) ? name : [])))
}

const priorOf = (question: FigureQuestion): FigureQuestion => ({
  ...question,
  periodo: previousPeriod(question.periodo),
})

const period = (which: 'fromDate' | 'toDate', of: (question: FigureQuestion) => FigureQuestion) => ({
  type: 'Date' as const,
  resolve: (question: FigureQuestion) => of(question).periodo[which],
})
const same = (question: FigureQuestion) => question

const FigureRef = builder.objectRef<FigureQuestion>('FiguraLavoro').implement({
  description: 'Figures of the work of operators: closed activities, or those of them that are for an order.',
  authScopes,
  fields: (t) => ({
    fromDate: t.field({ ...period('fromDate', same), description: 'First day of the work that counts.' }),
    toDate: t.field({ ...period('toDate', same), description: 'Last day, included.' }),
    totali: t.field({
      type: GroupRef,
      description: 'All of it.',
      resolve: (question, _args, ctx, info) => readWhole(question, ctx, groupNamesOf(asksOf(info))),
    }),
    precedenteDal: t.field({
      ...period('fromDate', priorOf),
      description: 'First day of the period just before, as long as this one.',
    }),
    precedenteAl: t.field({ ...period('toDate', priorOf), description: 'Last day of the period just before.' }),
    precedente: t.field({
      type: GroupRef,
      description: 'All of the period just before, with the same filters.',
      resolve: (question, _args, ctx, info) => readWhole(priorOf(question), ctx, groupNamesOf(asksOf(info))),
    }),
    gruppi: t.field({
      type: [GroupRef],
      description: 'The parts of it that have work, in their order; their sums make the totals.',
      args: { per: t.arg({ type: RaggruppamentoFigure, required: true, description: 'What it is divided by.' }) },
      resolve: (question, { per }, ctx, info) => readGroups(per, question, ctx, groupNamesOf(asksOf(info))),
    }),
    attivita: t.field({
      type: PageRef,
      description: 'The activities that it is made of.',
      args: {
        pagina: t.arg.int(pageArgs.pagina),
        perPagina: t.arg.int(pageArgs.perPagina),
        ordinamento: t.arg(orderingArg('attivitaContate', FIGURE_SORTINGS, 'the latest first')),
      },
      resolve: (question, args, ctx) => readCountedAttivita(question, figurePageOf(args), ctx),
    }),
  }),
})

const filter = { type: FigureFilterInput, description: 'Which work counts.' } as const

const DEFAULTS: Readonly<Record<DefaultPeriod, string>> = {
  settimana: 'The current week',
  mese: 'The current month',
  anno: 'The last twelve months',
}

interface Field {
  conteggio: AttivitaCountKind
  predefinito: DefaultPeriod
  description: string
}

function figureField(field: string, { conteggio, predefinito, description }: Field) {
  builder.queryField(field, (t) =>
    t.field({
      type: FigureRef,
      description: `${description} ${DEFAULTS[predefinito]} when no day is given.`,
      authScopes,
      args: { filtro: t.arg(filter) },
      resolve: (_root, args) => askedFigure(conteggio, args.filtro ?? {}, predefinito),
    }),
  )
}

const PERFORMANCE = 'Theoretical against actual minutes: closed activities of an operator for an order.'

figureField('performance', {
  conteggio: 'performance',
  predefinito: 'settimana',
  description: PERFORMANCE,
})
figureField('performanceDelMese', {
  conteggio: 'performance',
  predefinito: 'mese',
  description: PERFORMANCE,
})
figureField('oreLavorate', {
  conteggio: 'ore',
  predefinito: 'settimana',
  description: 'Minutes of work: closed activities of an operator, for an order or not.',
})

builder.prismaObjectField('Operatore', 'performance', (t) =>
  t.field({
    type: FigureRef,
    nullable: true,
    description: `Of the work of the operator alone. ${PERFORMANCE} ${DEFAULTS.settimana} when no day is given; null to who does not read the figures of operators.`,
    authScopes,
    unauthorizedResolver: () => null,
    args: { filtro: t.arg(filter) },
    select: { id: true },
    resolve: ({ id }, { filtro }) =>
      askedFigure('performance', { ...filtro, operatorePks: [id], operatorePk: null }, 'settimana'),
  }),
)
