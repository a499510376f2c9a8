import type { PeriodoStatistiche } from '../../../../server/numeri/statistiche/rules.ts'
import { formatEuro, formatInteger, formatPercentage } from '../../../../server/shared/formats/formats.ts'
import type { readRows_agenti$data } from './__generated__/readRows_agenti.graphql.ts'
import type { readRows_clienti$data } from './__generated__/readRows_clienti.graphql.ts'
import type { StatisticheAgentiPageQuery$data } from './__generated__/StatisticheAgentiPageQuery.graphql.ts'
import type { StatisticheClientiPageQuery$data } from './__generated__/StatisticheClientiPageQuery.graphql.ts'
import type { StatisticheKind } from './urlState.ts'

type WithRows<Letti, Row> = Omit<Letti, 'nodes'> & { readonly nodes: readonly Row[] }
type LettiClienti = WithRows<StatisticheClientiPageQuery$data['statisticheClienti'], ClienteFigures>
type LettiAgenti = WithRows<StatisticheAgentiPageQuery$data['statisticheAgenti'], AgenteFigures>
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

type Cifre = Omit<LettiClienti['nodes'][number], 'pk' | 'nome' | 'codice' | 'tipoCliente' | 'agenti' | 'budgetCliente'>

const cifre = (riga: Cifre) => ({
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
function totale(totali: LettiClienti['totali'] & { totaleClienti?: number }): StatisticaRow {
  return {
    ...none,
    pk: TOTAL_ROW,
    nome: 'Totale',
    clienti: totali.totaleClienti ?? null,
    ordini: totali.totaleOrdini,
    serramenti: totali.totaleSerramenti,
    listino: totali.totaleListino,
    sconto: totali.totaleSconto,
    mediaOrdini: totali.totaleMediaOrdini ?? null,
    mediaSerramenti: totali.totaleMediaSerramenti ?? null,
    netto: totali.totaleNetto,
    budget: totali.totaleBudget ?? null,
    raggiunto: totali.totaleDifferenzaNettoBudget ?? null,
  }
}

/** What a page shows: its rows, and the sums of all pages. */
export interface ReadStatistiche {
  /** The period that was read, which on a slow line is not yet the one that is asked for. */
  periodo: PeriodoStatistiche
  righe: StatisticaRow[]
  somme: StatisticaRow
  /** What the share of the row of the sums is of; null where that is the whole net, or where nobody has a budget. */
  nettoConBudget: number | null
  totalCount: number
  numeroPagine: number
}

type Pagina = Pick<LettiClienti, 'dataInizio' | 'dataFine' | 'totalCount' | 'numeroPagine'>

function lettaDa(page: Pagina, righe: StatisticaRow[], totali: Parameters<typeof totale>[0]): ReadStatistiche {
  const { dataInizio, dataFine, totalCount, numeroPagine } = page
  const somme = totale(totali)
  const conBudget = totali.totaleNettoConBudget ?? null
  const nettoConBudget = conBudget === somme.netto ? null : conBudget
  return { periodo: { dataInizio, dataFine }, righe, somme, nettoConBudget, totalCount, numeroPagine }
}

export function readClienti({ nodes, totali, ...letta }: LettiClienti): ReadStatistiche {
  const righe = nodes.map((riga) => ({
    ...none,
    ...cifre(riga),
    pk: riga.pk,
    nome: riga.nome,
    codice: riga.codice,
    tipoCliente: riga.tipoCliente ?? null,
    agenti: riga.agenti,
    budget: riga.budgetCliente ?? null,
  }))
  return lettaDa(letta, righe, totali)
}

export function readAgenti({ nodes, totali, ...letta }: LettiAgenti): ReadStatistiche {
  const righe = nodes.map((riga) => ({
    ...none,
    ...cifre(riga),
    pk: riga.pk,
    nome: `${riga.userData.firstName} ${riga.userData.lastName}`.trim() || riga.codice,
    codice: riga.codice,
    clienti: riga.numeroClienti,
    budget: riga.budgetAgente ?? null,
  }))
  return lettaDa(letta, righe, totali)
}

type Campo =
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

interface Cifra {
  campo: Campo
  titolo: string
  /** The title in full, where it is cut short. */
  esteso?: string
  /** What it means, said where the pointer rests on its head. */
  spiegazione: string
  formato: (value: number) => string
  larghezza: number
}

/** The figures in the order of their columns, what counts most first, with what each means exactly. */
const CIFRE_COLUMNS: readonly Cifra[] = [
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
export const cifreOf = (quali: StatisticheKind) =>
  CIFRE_COLUMNS.filter(({ campo }) => campo !== 'clienti' || quali === 'agenti')
