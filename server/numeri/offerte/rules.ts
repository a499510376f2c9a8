// The figures of offers: what is out, what came of it, in how many days. docs/rules/prezzi.md#figures-of-offers
import type { CausaRifiuto, StatoOfferta } from '#ordini/offerte/rules.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { sumAmounts } from '#shared/money/money.ts'

/** An offer that was sent, as it is counted. */
export interface OffertaCounted {
  stato: StatoOfferta
  /** Euro, without VAT. */
  netto: number
  /** Day on which it was sent, 'YYYY-MM-DD'. */
  inviata: string
  /** Day on which it was decided. */
  decisa: string | null
  /** Number of the agent of its quote, else of its customer. */
  agente: number | null
  /** Numbers of the families of its windows. */
  famiglie: readonly number[]
  /** Why versions of it were refused. */
  cause: readonly CausaRifiuto[]
}

/** How many of some offers, and what they are worth, euro without VAT. */
interface Amount {
  offerte: number
  valore: number
}

/** The figures of some offers. */
export interface FigureOfferte {
  inviate: Amount
  /** The customer has not answered yet, and may. */
  aperte: Amount
  accettate: Amount
  rifiutate: Amount
  scadute: Amount
  /** Taken back by the house: no answer of a customer. */
  ritirate: Amount
  /** Part of those accepted, refused or expired that were accepted, 0 to 1; null while there are none. */
  quotaAccettate: number | null
  /** Days from sending to yes, the one in the middle; null without a yes. */
  giorniAccettazione: number | null
}

/** What there was to count, by what. */
export interface StatisticheOfferte {
  dal: string
  al: string
  totale: FigureOfferte
  /** Months in which they were sent, 'YYYY-MM', growing. */
  mesi: (FigureOfferte & { mese: string })[]
  agenti: (FigureOfferte & { pk: number })[]
  /** An offer of windows of two families is in both. */
  famiglie: (FigureOfferte & { pk: number })[]
  /** Reasons of refusals, the most frequent first. */
  cause: (Amount & { causa: CausaRifiuto })[]
}

const amountOf = (some: readonly OffertaCounted[]): Amount => ({
  offerte: some.length,
  valore: sumAmounts(some.map(({ netto }) => netto)),
})

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The value in the middle; of an even number the mean of the two. */
function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The figures of some offers that were sent. */
export function figureOfferte(some: readonly OffertaCounted[]): FigureOfferte {
  const of = (stato: StatoOfferta) => some.filter((one) => one.stato === stato)
  const [yes, no, over] = [of('ACCETTATA'), of('RIFIUTATA'), of('SCADUTA')]
  const decided = yes.length + no.length + over.length
  return {
    inviate: amountOf(some),
    aperte: amountOf(of('INVIATA')),
    accettate: amountOf(yes),
    rifiutate: amountOf(no),
    scadute: amountOf(over),
    ritirate: amountOf(of('RITIRATA')),
    quotaAccettate: decided === 0 ? null : yes.length / decided,
    giorniAccettazione: medianOf(yes.flatMap(({ inviata, decisa }) => (decisa ? [daysBetween(inviata, decisa)] : []))),
  }
}

/** Offers by what each belongs to, the largest value first. */
function groupsOf(some: readonly OffertaCounted[], pksOf: (one: OffertaCounted) => readonly number[]) {
  const pks = new Set(some.flatMap(pksOf))
  return [...pks]
    .map((pk) => ({ pk, ...figureOfferte(some.filter((one) => pksOf(one).includes(pk))) }))
    .sort((a, b) => b.inviate.valore - a.inviate.valore || a.pk - b.pk)
}

/** All the figures of the offers that were sent in a period. */
export function statisticheOf(
  some: readonly OffertaCounted[],
  { dal, al }: { dal: string; al: string },
): StatisticheOfferte {
  const byMonth = Map.groupBy(some, ({ inviata }) => inviata.slice(0, 7))
  const refused = some.filter(({ stato }) => stato === 'RIFIUTATA')
  const cause = [...new Set(refused.flatMap((one) => one.cause))]
  return {
    dal,
    al,
    totale: figureOfferte(some),
    mesi: [...byMonth]
      .map(([month, own]) => ({ mese: month, ...figureOfferte(own) }))
      .sort((a, b) => a.mese.localeCompare(b.mese)),
    agenti: groupsOf(some, ({ agente }) => (agente === null ? [] : [agente])),
    famiglie: groupsOf(some, ({ famiglie }) => famiglie),
    cause: cause
      .map((causa) => ({ causa, ...amountOf(refused.filter((one) => one.cause.includes(causa))) }))
      .sort((a, b) => b.offerte - a.offerte || a.causa.localeCompare(b.causa)),
  }
}

const MONTHS = 12

/** The days that are looked at: twelve months, this one the last, where none or half of a period is told. @param today 'YYYY-MM-DD' */
export function askedPeriodoOfferte(periodo: Periodo | null | undefined, today: string): { dal: string; al: string } {
  const { dal, al } = periodo ?? {}
  if (dal && al && dal <= al) return { dal, al }
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = year * 12 + month - MONTHS
  return { dal: `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, '0')}-01`, al: today }
}
