// Scenarios in words and in rows of figures.

import type { ScenariPageQuery } from '#generated/ScenariPageQuery.graphql.ts'
import type { Ipotesi, TipoIpotesi } from '#produzione/proposte/rules.ts'
import { formatCount, formatDate, formatPercentage, formatQuantity } from '#shared/formats/formats.ts'
import { repartoName, type ShellReparto } from '#shell/reparti.ts'

/** A scenario as the page has read it. */
export type ReadScenario = ScenariPageQuery['response']['propostePiano'][number]

const AT_REPARTI: Readonly<Record<string, string>> = { Macchine: 'alle macchine', Banchi: 'ai banchi' }
/** Weeks of load that one figure sums up. */
export const NEAR_WEEKS = 4

const period = ({ dal, al }: Ipotesi['periodo']) =>
  [dal && `dal ${formatDate(dal)}`, al && `al ${formatDate(al)}`].filter(Boolean).join(' ')

const hours = (minutes: number) => `${formatQuantity(Math.round(minutes / 6) / 10)} h`

/** An assumption to begin from. */
export function newIpotesi(tipo: TipoIpotesi): Ipotesi {
  const amount = { persone: 1, sabati: 8, ore: 1, fermo: 1, fornitore: 7, urgente: 0 }[tipo]
  const reparto = tipo === 'persone' ? ('banchi' as const) : tipo === 'fermo' ? ('macchine' as const) : null
  return { tipo, reparto, quanto: amount, periodo: { dal: null, al: null }, fornitorePk: null, macchine: 0, banchi: 0 }
}

/** What an assumption is worded with. */
export interface IpotesiNames {
  /** Names of suppliers by number. */
  fornitori: ReadonlyMap<number, string>
  /** The departments that have minutes. */
  reparti: readonly ShellReparto[]
}

/** The suppliers that assumptions name, as `IpotesiNames` has them. */
export const namesOfFornitori = (
  ipotesi: readonly { readonly fornitore?: { readonly pk: number; readonly nome: string } | null | undefined }[],
): IpotesiNames['fornitori'] =>
  new Map(ipotesi.flatMap(({ fornitore }) => (fornitore ? [[fornitore.pk, fornitore.nome]] : [])))

/** An assumption as people read it. */
export function ipotesiInWords(one: Ipotesi, { fornitori, reparti }: IpotesiNames): string {
  const { tipo, reparto, quanto, periodo } = one
  const at = (name: string) => AT_REPARTI[name] ?? `nel reparto ${name}`
  const where = reparto ? at(repartoName(reparti, reparto)) : reparti.map(({ nome }) => at(nome)).join(' e ')
  const words = (...parts: string[]) => parts.filter(Boolean).join(' ')
  switch (tipo) {
    case 'persone':
      return words(formatCount(quanto, 'persona', 'persone'), 'in più', where, period(periodo))
    case 'sabati':
      return words(`${formatQuantity(quanto)} h di sabato`, where, period(periodo))
    case 'ore':
      return words(`${formatQuantity(quanto)} h in più al giorno`, where, period(periodo))
    case 'fermo':
      return quanto === 0
        ? words(`reparto ${repartoName(reparti, reparto ?? '').toLowerCase()} fermo`, period(periodo))
        : words(formatCount(quanto, 'persona ferma', 'persone ferme'), where, period(periodo))
    case 'fornitore':
      return `${fornitori.get(one.fornitorePk ?? 0) ?? 'un fornitore'} in ritardo di ${formatCount(quanto, 'giorno', 'giorni')}`
    case 'urgente':
      return words(
        `ordine urgente di ${hours(one.macchine)} macchine e ${hours(one.banchi)} banchi`,
        periodo.al ? `per il ${formatDate(periodo.al)}` : '',
      )
  }
}

interface Carico {
  lunedi: string
  reparto: string
  capacita: number
  occupato: number
}

/** What is compared of a scenario, or of today's plan. */
export interface ScenarioFigures {
  ritardo: number
  inRitardo: number
  senzaPiano: number
  cambi: number
  carico: readonly Carico[]
  /** Minutes paid more than today; null where that is no question. */
  inPiu: number | null
  /** Euro; null: nobody said what an hour costs. */
  cost: number | null
}

/** Load of a department in the next weeks, percent; null without capacity. */
export function loadPercent(carico: readonly Carico[], reparto: string): number | null {
  const own = carico.filter((week) => week.reparto === reparto).slice(0, NEAR_WEEKS)
  const capacita = own.reduce((sum, week) => sum + week.capacita, 0)
  if (capacita === 0) return null
  return Math.round((100 * own.reduce((sum, week) => sum + week.occupato, 0)) / capacita)
}

/** A row of the comparison. */
export interface ComparisonRow {
  name: string
  valore: (digits: ScenarioFigures) => number | null
  /** How a value reads. */
  write: (value: number) => string
  /** Less is better; null: neither. */
  meno: true | null
  /** Its load is drawn week by week. */
  reparto?: string
}

export const COST = 'Costo delle ore in più'
const whole = (value: number) => formatQuantity(Math.round(value))

/** The rows of the comparison. @param reparti the departments that have minutes */
export const comparisonRows = (reparti: readonly ShellReparto[]): readonly ComparisonRow[] => [
  { name: 'Finirebbero tardi', valore: ({ inRitardo }) => inRitardo, write: whole, meno: true },
  { name: 'Giorni oltre l’approntamento', valore: ({ ritardo }) => ritardo, write: whole, meno: true },
  { name: 'Ordini senza piano', valore: ({ senzaPiano }) => senzaPiano, write: whole, meno: true },
  { name: 'Fasi spostate', valore: ({ cambi }) => cambi, write: whole, meno: null },
  ...reparti.map(
    ({ chiave, nome }): ComparisonRow => ({
      name: `Carico ${nome.toLowerCase()}`,
      valore: ({ carico }) => loadPercent(carico, chiave),
      write: formatPercentage,
      meno: null,
      reparto: chiave,
    }),
  ),
  {
    name: 'Ore in più',
    valore: ({ inPiu }) => inPiu,
    write: (minutes) => `${whole(minutes / 60)} h`,
    meno: null,
  },
  { name: COST, valore: ({ cost }) => cost, write: (euro) => `${whole(euro)} €`, meno: null },
]

/** '+3', '−12'; '' for no difference, or none to tell. */
export function differenceInWords(value: number | null, rispetto: number | null, write: ComparisonRow['write']) {
  if (value === null || rispetto === null) return ''
  const difference = value - rispetto
  if (Math.round(difference) === 0) return ''
  return `${difference > 0 ? '+' : '−'}${write(Math.abs(difference))}`
}

/** How late an order is in each plan. */
export interface RitardoOrdine {
  pk: number
  numeroCommessa: string
  cliente: string
  dataConsegna: string | null
  /** Days late, plan by plan; null: the plan does not hold it, or not late enough to be told. */
  giorni: (number | null)[]
}

interface WithRitardi {
  ordini: readonly {
    pk: number
    numeroCommessa: string
    cliente: string
    dataConsegna: string | null
    ritardoPrima: number
    ritardoDopo: number
  }[]
}

/** Orders that are late today or in a scenario, the latest first: days late today, then in each scenario. */
export function lateOrdini(scenari: readonly WithRitardi[]): RitardoOrdine[] {
  const found = new Map<number, RitardoOrdine>()
  for (const [n, { ordini }] of scenari.entries()) {
    for (const { ritardoPrima, ritardoDopo, ...ordine } of ordini) {
      const riga = found.get(ordine.pk) ?? { ...ordine, giorni: scenari.map(() => 0 as number | null).concat(0) }
      // Of an order that a scenario makes up there is nothing today.
      riga.giorni[0] = ordine.pk === 0 ? null : Math.max(riga.giorni[0] ?? 0, ritardoPrima)
      riga.giorni[n + 1] = ritardoDopo
      found.set(ordine.pk, riga)
    }
  }
  const worst = ({ giorni }: RitardoOrdine) => Math.max(...giorni.map((own) => own ?? 0))
  return [...found.values()].sort((a, b) => worst(b) - worst(a) || a.pk - b.pk)
}
