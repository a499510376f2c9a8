import type { readRows_agenti$data } from '#generated/readRows_agenti.graphql.ts'
import type { readRows_clienti$data } from '#generated/readRows_clienti.graphql.ts'
import type { StatisticheAgentiPageQuery$data } from '#generated/StatisticheAgentiPageQuery.graphql.ts'
import type { StatisticheClientiPageQuery$data } from '#generated/StatisticheClientiPageQuery.graphql.ts'
import type { StatistichePeriod } from '#numeri/statistiche/rules.ts'
import { formatEuro, formatInteger, formatPercentage } from '#shared/formats/formats.ts'
import type { StatisticheKind } from './urlState.ts'

type WithRows<Read, Row> = Omit<Read, 'nodes'> & { readonly nodes: readonly Row[] }
type ReadClienti = WithRows<StatisticheClientiPageQuery$data['statisticheClienti'], ClienteFigures>
type ReadAgenti = WithRows<StatisticheAgentiPageQuery$data['statisticheAgenti'], AgenteFigures>
type ClienteFigures = Omit<readRows_clienti$data, ' $fragmentType'>
type AgenteFigures = Omit<readRows_agenti$data, ' $fragmentType'>

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

type Digits = Omit<ReadClienti['nodes'][number], 'pk' | 'nome' | 'codice' | 'tipoCliente' | 'agenti' | 'budgetCliente'>

const digits = (riga: Digits) => ({
  ordini: riga.numeroOrdini,
  serramenti: riga.numeroSerramenti,
  listino: riga.listinoSerramenti,
  sconto: riga.scontoSerramenti,
  mediaOrdini: riga.mediaOrdini ?? null,
  mediaSerramenti: riga.mediaSerramenti ?? null,
  netto: riga.nettoSerramenti,
  raggiunto: riga.differenzaNettoBudget ?? null,
})

/** The row of the sums. */
function total(totals: ReadClienti['totali'] & { totaleClienti?: number }): StatisticaRow {
  return {
    ...none,
    pk: TOTAL_ROW,
    nome: 'Totale',
    clienti: totals.totaleClienti ?? null,
    ordini: totals.totaleOrdini,
    serramenti: totals.totaleSerramenti,
    listino: totals.totaleListino,
    sconto: totals.totaleSconto,
    mediaOrdini: totals.totaleMediaOrdini ?? null,
    mediaSerramenti: totals.totaleMediaSerramenti ?? null,
    netto: totals.totaleNetto,
    budget: totals.totaleBudget ?? null,
    raggiunto: totals.totaleDifferenzaNettoBudget ?? null,
  }
}

/** What a page shows: its rows, and the sums of all pages. */
export interface ReadStatistiche {
  /** The period that was read, which on a slow line is not yet the one that is asked for. */
  periodo: StatistichePeriod
  righe: StatisticaRow[]
  somme: StatisticaRow
  /** What the share of the row of the sums is of; null where that is the whole net, or where nobody has a budget. */
  nettoConBudget: number | null
  totalCount: number
  numeroPagine: number
}

type Page = Pick<ReadClienti, 'dataInizio' | 'dataFine' | 'totalCount' | 'numeroPagine'>

function readFrom(page: Page, righe: StatisticaRow[], totals: Parameters<typeof total>[0]): ReadStatistiche {
  const { dataInizio, dataFine, totalCount, numeroPagine } = page
  const sums = total(totals)
  const withBudget = totals.totaleNettoConBudget ?? null
  const nettoWithBudget = withBudget === sums.netto ? null : withBudget
  return {
    periodo: { dataInizio, dataFine },
    righe,
    somme: sums,
    nettoConBudget: nettoWithBudget,
    totalCount,
    numeroPagine,
  }
}

export function readClienti({ nodes, totali, ...read }: ReadClienti): ReadStatistiche {
  const righe = nodes.map((riga) => ({
    ...none,
    ...digits(riga),
    pk: riga.pk,
    nome: riga.nome,
    codice: riga.codice,
    tipoCliente: riga.tipoCliente ?? null,
    agenti: riga.agenti,
    budget: riga.budgetCliente ?? null,
  }))
  return readFrom(read, righe, totali)
}

export function readAgenti({ nodes, totali, ...read }: ReadAgenti): ReadStatistiche {
  const righe = nodes.map((riga) => ({
    ...none,
    ...digits(riga),
    pk: riga.pk,
    nome: `${riga.userData.firstName} ${riga.userData.lastName}`.trim() || riga.codice,
    codice: riga.codice,
    clienti: riga.numeroClienti,
    budget: riga.budgetAgente ?? null,
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
  campo: Field
  titolo: string
  /** The title in full, where it is cut short. */
  esteso?: string
  /** What it means, said where the pointer rests on its head. */
  spiegazione: string
  formato: (value: number) => string
  larghezza: number
}

/** The figures in the order of their columns, what counts most first, with what each means exactly. */
const FIGURE_COLUMNS: readonly Digit[] = [
  {
    campo: 'clienti',
    titolo: 'Clienti',
    spiegazione: 'Clienti diversi degli ordini contati.',
    formato: formatInteger,
    larghezza: 66,
  },
  {
    campo: 'ordini',
    titolo: 'Ordini',
    spiegazione: 'Ordini con la data nel periodo.',
    formato: formatInteger,
    larghezza: 62,
  },
  {
    campo: 'serramenti',
    titolo: 'Serramenti',
    spiegazione: 'Pezzi delle righe degli ordini; le righe extra non contano.',
    formato: formatInteger,
    larghezza: 90,
  },
  {
    campo: 'netto',
    titolo: 'Netto',
    spiegazione: 'Somma dei netti degli ordini, righe extra comprese.',
    formato: formatEuro,
    larghezza: 134,
  },
  {
    campo: 'budget',
    titolo: 'Budget',
    spiegazione: 'Budget dell’anno, in proporzione ai giorni del periodo.',
    formato: formatEuro,
    larghezza: 142,
  },
  {
    campo: 'raggiunto',
    titolo: '% budget',
    spiegazione:
      'Quanta parte del budget ha raggiunto il netto; verde da 100 in su. Nel totale conta solo il netto di chi ha un budget.',
    formato: formatPercentage,
    larghezza: 104,
  },
  {
    campo: 'listino',
    titolo: 'Listino',
    spiegazione: 'Somma dei listini degli ordini, righe extra comprese.',
    formato: formatEuro,
    larghezza: 134,
  },
  {
    campo: 'sconto',
    titolo: 'Sconto',
    spiegazione: 'Sconto effettivo: di quanto il netto è sotto il listino.',
    formato: formatPercentage,
    larghezza: 76,
  },
  {
    campo: 'mediaOrdini',
    titolo: 'Media ordine',
    spiegazione: 'Netto diviso per il numero di ordini.',
    formato: formatEuro,
    larghezza: 102,
  },
  {
    campo: 'mediaSerramenti',
    titolo: 'Media serr.',
    esteso: 'Media serramento',
    spiegazione: 'Netto diviso per il numero di serramenti.',
    formato: formatEuro,
    larghezza: 96,
  },
]

/** Those that a statistic has. */
export const figuresOf = (which: StatisticheKind) =>
  FIGURE_COLUMNS.filter(({ campo }) => campo !== 'clienti' || which === 'agenti')
