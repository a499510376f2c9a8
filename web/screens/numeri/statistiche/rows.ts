import type { StatisticheAgentiPageQuery$data } from '#generated/StatisticheAgentiPageQuery.graphql.ts'
import type { StatisticheClientiPageQuery$data } from '#generated/StatisticheClientiPageQuery.graphql.ts'
import type { StatistichePeriod } from '#numeri/statistiche/rules.ts'
import { formatEuro, formatInteger, formatPercentage } from '#shared/formats/formats.ts'
import type { readAgentiRows, readClientiRows } from './readRows.ts'
import type { StatisticheKind } from './urlState.ts'

type WithRows<Read, Row> = Omit<Read, 'nodes'> & { readonly nodes: readonly Row[] }
type ClienteFigures = ReturnType<typeof readClientiRows>[number]
type AgenteFigures = ReturnType<typeof readAgentiRows>[number]
type ReadClienti = WithRows<StatisticheClientiPageQuery$data['statisticheClienti'], ClienteFigures>
type ReadAgenti = WithRows<StatisticheAgentiPageQuery$data['statisticheAgenti'], AgenteFigures>

/** Number of the row of the sums; no customer or agent has it. */
export const TOTAL_ROW = 0

/** A row of either statistic, and the row of its sums: euro and percent. */
export interface StatisticaRow {
  pk: number
  nome: string
  codice: string
  tipoCliente: string | null
  /** Codes; of a customer alone. */
  agenti: readonly string[]
  /** Of an agent alone. */
  clienti: number | null
  ordini: number
  serramenti: number
  listino: number
  sconto: number
  mediaOrdini: number | null
  mediaSerramenti: number | null
  netto: number
  budget: number | null
  /** Percent of the budget; in the row of the sums, of the net of those who have one. */
  raggiunto: number | null
}

const none = { codice: '', tipoCliente: null, agenti: [], clienti: null }

type Digits = Omit<ClienteFigures, 'cliente' | 'tipoCliente' | 'agenti' | ' $fragmentType'>

const digits = (riga: Digits) => ({
  ordini: riga.numeroOrdini,
  serramenti: riga.numeroSerramenti,
  listino: riga.listinoSerramenti,
  sconto: riga.scontoSerramenti,
  mediaOrdini: riga.mediaOrdini ?? null,
  mediaSerramenti: riga.mediaSerramenti ?? null,
  netto: riga.nettoSerramenti,
  budget: riga.budget ?? null,
  raggiunto: riga.differenzaNettoBudget ?? null,
})

/** The row of the sums. */
const total = (
  totals: ReadClienti['totali'] & { readonly numeroClienti?: number | null | undefined },
): StatisticaRow => ({
  ...none,
  ...digits(totals),
  pk: TOTAL_ROW,
  nome: 'Totale',
  clienti: totals.numeroClienti ?? null,
})

/** What a page shows: its rows, and the sums of all pages. */
export interface ReadStatistiche {
  /** The period that was read, which on a slow line is not yet the one that is asked for. */
  period: StatistichePeriod
  righe: StatisticaRow[]
  sums: StatisticaRow
  /** What the share of the row of the sums is of; null where that is the whole net, or where nobody has a budget. */
  nettoConBudget: number | null
  totalCount: number
  numeroPagine: number
}

type Page = Pick<ReadClienti, 'dataInizio' | 'dataFine' | 'totalCount' | 'numeroPagine' | 'nettoConBudget'>

function readFrom(page: Page, righe: StatisticaRow[], totals: Parameters<typeof total>[0]): ReadStatistiche {
  const { dataInizio, dataFine, totalCount, numeroPagine } = page
  const sums = total(totals)
  const withBudget = page.nettoConBudget ?? null
  const nettoWithBudget = withBudget === sums.netto ? null : withBudget
  return {
    period: { dataInizio, dataFine },
    righe,
    sums,
    nettoConBudget: nettoWithBudget,
    totalCount,
    numeroPagine,
  }
}

export function readClienti({ nodes, totali, ...read }: ReadClienti): ReadStatistiche {
  const righe = nodes.map((riga) => ({
    ...none,
    ...digits(riga),
    pk: riga.cliente.pk,
    nome: riga.cliente.nome,
    codice: riga.cliente.codice,
    tipoCliente: riga.tipoCliente ?? null,
    agenti: riga.agenti,
  }))
  return readFrom(read, righe, totali)
}

export function readAgenti({ nodes, totali, ...read }: ReadAgenti): ReadStatistiche {
  const righe = nodes.map(({ agente, ...riga }) => ({
    ...none,
    ...digits(riga),
    pk: agente.pk,
    nome: `${agente.user.firstName} ${agente.user.lastName}`.trim() || agente.codice,
    codice: agente.codice,
    clienti: riga.numeroClienti,
  }))
  return readFrom(read, righe, totali)
}

type Field =
  | 'clienti'
  | 'ordini'
  | 'serramenti'
  | 'listino'
  | 'sconto'
  | 'mediaOrdini'
  | 'mediaSerramenti'
  | 'netto'
  | 'budget'
  | 'raggiunto'

interface Digit {
  field: Field
  title: string
  /** The title in full, where it is cut short. */
  esteso?: string
  /** What it means, said where the pointer rests on its head. */
  spiegazione: string
  format: (value: number) => string
  larghezza: number
}

/** The figures in the order of their columns, what counts most first, with what each means exactly. */
const FIGURE_COLUMNS: readonly Digit[] = [
  {
    field: 'clienti',
    title: 'Clienti',
    spiegazione: 'Clienti diversi degli ordini contati.',
    format: formatInteger,
    larghezza: 66,
  },
  {
    field: 'ordini',
    title: 'Ordini',
    spiegazione: 'Ordini con la data nel periodo.',
    format: formatInteger,
    larghezza: 62,
  },
  {
    field: 'serramenti',
    title: 'Serramenti',
    spiegazione: 'Pezzi delle righe degli ordini; le righe extra non contano.',
    format: formatInteger,
    larghezza: 90,
  },
  {
    field: 'netto',
    title: 'Netto',
    spiegazione: 'Somma dei netti degli ordini, righe extra comprese.',
    format: formatEuro,
    larghezza: 134,
  },
  {
    field: 'budget',
    title: 'Budget',
    spiegazione: 'Budget dell’anno, in proporzione ai giorni del periodo.',
    format: formatEuro,
    larghezza: 142,
  },
  {
    field: 'raggiunto',
    title: '% budget',
    spiegazione:
      'Quanta parte del budget ha raggiunto il netto; verde da 100 in su. Nel totale conta solo il netto di chi ha un budget.',
    format: formatPercentage,
    larghezza: 104,
  },
  {
    field: 'listino',
    title: 'Listino',
    spiegazione: 'Somma dei listini degli ordini, righe extra comprese.',
    format: formatEuro,
    larghezza: 134,
  },
  {
    field: 'sconto',
    title: 'Sconto',
    spiegazione: 'Sconto effettivo: di quanto il netto è sotto il listino.',
    format: formatPercentage,
    larghezza: 76,
  },
  {
    field: 'mediaOrdini',
    title: 'Media ordine',
    spiegazione: 'Netto diviso per il numero di ordini.',
    format: formatEuro,
    larghezza: 102,
  },
  {
    field: 'mediaSerramenti',
    title: 'Media serr.',
    esteso: 'Media serramento',
    spiegazione: 'Netto diviso per il numero di serramenti.',
    format: formatEuro,
    larghezza: 96,
  },
]

/** Those that a statistic has. */
export const figuresOf = (which: StatisticheKind) =>
  FIGURE_COLUMNS.filter(({ field }) => field !== 'clienti' || which === 'agenti')
