import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { orderingArg } from '#platform/graphql/orderings.ts'
import { metBy, rowField, thereAlways } from '#platform/graphql/rowField.ts'
import { lavorazioniList } from '../../lavorazioni/list.ts'
import { countPezzi } from '../../lavorazioni/rules.ts'
import {
  LAVORAZIONI_ORDINE_SORTINGS,
  type LavorazioneOrdine,
  type LavorazioniOrdine,
  readLavorazioniOrdine,
} from '../lavorazioniOrdine.sql.ts'
import { askedFigure, type FigureQuestion } from '../parts.sql.ts'
import { isFuoriTempo, performanceOf } from '../rules.ts'
import { FigureFilterInput, figurePageOf, figureScopes, pageArgs } from './parts.ts'

const authScopes = figureScopes

type Sums = LavorazioniOrdine & Pick<FigureQuestion, 'periodo'>

/** A row, or all of them in one: of no order, no operation and no operator. */
type Row = Omit<LavorazioneOrdine, 'ordine' | 'lavorazione' | 'operatore'> &
  Partial<Pick<LavorazioneOrdine, 'ordine' | 'lavorazione' | 'operatore'>>

const rowOfSums = ({ totali: { numeroPezzi, tempo, tempoTeorico }, periodo }: Sums): Row => ({
  dataInizio: periodo.fromDate,
  dataFine: periodo.toDate,
  pezzi: numeroPezzi,
  tempo,
  tempoTeorico,
  note: [],
})

const Riga = builder.objectRef<Row>('LavorazioneOrdine').implement({
  description: 'What an operator has done of an operation of an order; of totals, what all have done.',
  authScopes,
  fields: (t) => ({
    ordine: rowField(
      t,
      'Ordine',
      ordiniList,
      ({ ordine }) => ordine?.pk ?? null,
      'The order; null of totals.',
      thereAlways,
    ),
    unita: t.string({
      nullable: true,
      description: 'Pieces done, with what they are: `12 Ante`; null of totals, which are of any.',
      extensions: thereAlways,
      resolve: ({ pezzi, lavorazione }) => lavorazione && countPezzi(pezzi, lavorazione.attivitaNumero),
    }),
    tipoAgente: t.string({
      nullable: true,
      description: 'Kind of the agent of the order, B2C, B2B or B2C*s; null without one, and of totals.',
      resolve: ({ ordine }) => ordine?.tipoAgente,
    }),
    lavorazione: rowField(
      t,
      'Lavorazione',
      lavorazioniList,
      ({ lavorazione }) => lavorazione?.pk ?? null,
      'The operation; null of totals.',
      thereAlways,
    ),
    operatore: rowField(
      t,
      'Operatore',
      metBy('operatore'),
      ({ operatore }) => operatore?.pk ?? null,
      'Who worked; null of totals.',
      thereAlways,
    ),
    dataInizio: t.expose('dataInizio', { type: 'Date', description: 'First day.' }),
    dataFine: t.expose('dataFine', { type: 'Date', description: 'Last day.' }),
    pezzi: t.exposeInt('pezzi', { description: 'Pieces done; of totals, of whatever kind.' }),
    tempo: t.exposeInt('tempo', { description: 'Minutes of work.' }),
    tempoTeorico: t.exposeFloat('tempoTeorico', { description: 'Minutes that the pieces should take.' }),
    performance: t.int({
      description: 'Percent: theoretical ÷ actual minutes × 100, an integer, half up; 0 when no time was taken.',
      resolve: ({ tempo, tempoTeorico }) => performanceOf(tempoTeorico, tempo),
    }),
    fuoriTempo: t.boolean({ description: 'It took longer than it should.', resolve: isFuoriTempo }),
    note: t.exposeStringList('note', { description: 'What was noted, in the order of the days; none of totals.' }),
  }),
})

const Page = builder.objectRef<Sums>('LavorazioniOrdine').implement({
  description: 'A page of the work of operators by order and operation, with the sums of all pages.',
  authScopes,
  fields: (t) => ({
    fromDate: t.field({
      type: 'Date',
      description: 'First day of the work that counts.',
      resolve: (p) => p.periodo.fromDate,
    }),
    toDate: t.field({ type: 'Date', description: 'Last day, included.', resolve: (p) => p.periodo.toDate }),
    totalCount: t.exposeInt('totalCount', { description: 'Rows in all pages.' }),
    numeroPagine: t.int({
      description: 'Pages in all, at least 1.',
      resolve: ({ totalCount, perPagina }) => Math.max(1, Math.ceil(totalCount / perPagina)),
    }),
    nodes: t.field({ type: [Riga], description: 'The rows of the page.', resolve: ({ nodes }) => nodes }),
    totali: t.field({
      type: Riga,
      description: 'All the rows in one, of the days that were asked for.',
      resolve: rowOfSums,
    }),
  }),
})

builder.queryField('lavorazioniOrdine', (t) =>
  t.field({
    type: Page,
    description:
      'The work of operators by order and operation, the latest first: closed activities for an order. Twelve months when no day is given.',
    authScopes,
    args: {
      filtro: t.arg({ type: FigureFilterInput, description: 'Which work counts.' }),
      pagina: t.arg.int(pageArgs.pagina),
      perPagina: t.arg.int(pageArgs.perPagina),
      ordinamento: t.arg(
        orderingArg('lavorazioniOrdine', Object.keys(LAVORAZIONI_ORDINE_SORTINGS), 'the latest first'),
      ),
    },
    async resolve(_root, { filtro, ...page }, ctx) {
      const question = askedFigure('performance', filtro ?? {}, 'anno')
      return { ...(await readLavorazioniOrdine(question, figurePageOf(page), ctx)), periodo: question.periodo }
    },
  }),
)
