// Scenarios in words and in rows of figures.
import type { Ipotesi, TipoIpotesi } from '../../../../server/produzione/proposte/rules.ts'
import { formatCount, formatDate, formatPercentage, formatQuantity } from '../../../../server/shared/formats/formats.ts'
import type { ScenariPageQuery } from './__generated__/ScenariPageQuery.graphql.ts'

/** A scenario as the page has read it. */
export type LettoScenario = ScenariPageQuery['response']['propostePiano'][number]

const AI_REPARTI = { macchine: 'alle macchine', banchi: 'ai banchi' } as const
/** Weeks of load that one figure sums up. */
export const SETTIMANE_VICINE = 4

const periodo = (dal: string | null, al: string | null) =>
  [dal && `dal ${formatDate(dal)}`, al && `al ${formatDate(al)}`].filter(Boolean).join(' ')

const ore = (minuti: number) => `${formatQuantity(Math.round(minuti / 6) / 10)} h`

/** An assumption to begin from. */
export function newIpotesi(tipo: TipoIpotesi): Ipotesi {
  const quanto = { persone: 1, sabati: 8, ore: 1, fermo: 1, fornitore: 7, urgente: 0 }[tipo]
  const reparto = tipo === 'persone' ? ('banchi' as const) : tipo === 'fermo' ? ('macchine' as const) : null
  return { tipo, reparto, quanto, dal: null, al: null, fornitore: null, macchine: 0, banchi: 0 }
}

/** An assumption as people read it. @param fornitori names of suppliers by number */
export function ipotesiInWords(una: Ipotesi, fornitori: ReadonlyMap<number, string>): string {
  const { tipo, reparto, quanto, dal, al } = una
  const dove = reparto ? AI_REPARTI[reparto] : 'alle macchine e ai banchi'
  const parole = (...parti: string[]) => parti.filter(Boolean).join(' ')
  switch (tipo) {
    case 'persone':
      return parole(formatCount(quanto, 'persona', 'persone'), 'in più', dove, periodo(dal, al))
    case 'sabati':
      return parole(`${formatQuantity(quanto)} h di sabato`, dove, periodo(dal, al))
    case 'ore':
      return parole(`${formatQuantity(quanto)} h in più al giorno`, dove, periodo(dal, al))
    case 'fermo':
      return quanto === 0
        ? parole(`reparto ${reparto ?? ''} fermo`, periodo(dal, al))
        : parole(formatCount(quanto, 'persona ferma', 'persone ferme'), dove, periodo(dal, al))
    case 'fornitore':
      return `${fornitori.get(una.fornitore ?? 0) ?? 'un fornitore'} in ritardo di ${formatCount(quanto, 'giorno', 'giorni')}`
    case 'urgente':
      return parole(
        `ordine urgente di ${ore(una.macchine)} macchine e ${ore(una.banchi)} banchi`,
        al ? `per il ${formatDate(al)}` : '',
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
export interface CifreScenario {
  ritardo: number
  inRitardo: number
  senzaPiano: number
  cambi: number
  carico: readonly Carico[]
  /** Minutes paid more than today; null where that is no question. */
  inPiu: number | null
  /** Euro; null: nobody said what an hour costs. */
  costo: number | null
}

/** Load of a department in the next weeks, percent; null without capacity. */
export function loadPercent(carico: readonly Carico[], reparto: string): number | null {
  const sue = carico.filter((settimana) => settimana.reparto === reparto).slice(0, SETTIMANE_VICINE)
  const capacita = sue.reduce((somma, settimana) => somma + settimana.capacita, 0)
  if (capacita === 0) return null
  return Math.round((100 * sue.reduce((somma, settimana) => somma + settimana.occupato, 0)) / capacita)
}

/** A row of the comparison. */
export interface RigaConfronto {
  nome: string
  valore: (cifre: CifreScenario) => number | null
  /** How a value reads. */
  scrivi: (valore: number) => string
  /** Less is better; null: neither. */
  meno: true | null
  /** Its load is drawn week by week. */
  reparto?: 'macchine' | 'banchi'
}

export const COSTO = 'Costo delle ore in più'
const intero = (valore: number) => formatQuantity(Math.round(valore))

export const RIGHE_CONFRONTO: readonly RigaConfronto[] = [
  { nome: 'Finirebbero tardi', valore: ({ inRitardo }) => inRitardo, scrivi: intero, meno: true },
  { nome: 'Giorni oltre l’approntamento', valore: ({ ritardo }) => ritardo, scrivi: intero, meno: true },
  { nome: 'Ordini senza piano', valore: ({ senzaPiano }) => senzaPiano, scrivi: intero, meno: true },
  { nome: 'Fasi spostate', valore: ({ cambi }) => cambi, scrivi: intero, meno: null },
  {
    nome: 'Carico macchine',
    valore: ({ carico }) => loadPercent(carico, 'macchine'),
    scrivi: formatPercentage,
    meno: null,
    reparto: 'macchine',
  },
  {
    nome: 'Carico banchi',
    valore: ({ carico }) => loadPercent(carico, 'banchi'),
    scrivi: formatPercentage,
    meno: null,
    reparto: 'banchi',
  },
  {
    nome: 'Ore in più',
    valore: ({ inPiu }) => inPiu,
    scrivi: (minuti) => `${intero(minuti / 60)} h`,
    meno: null,
  },
  { nome: COSTO, valore: ({ costo }) => costo, scrivi: (euro) => `${intero(euro)} €`, meno: null },
]

/** '+3', '−12'; '' for no difference, or none to tell. */
export function differenceInWords(valore: number | null, rispetto: number | null, scrivi: RigaConfronto['scrivi']) {
  if (valore === null || rispetto === null) return ''
  const differenza = valore - rispetto
  if (Math.round(differenza) === 0) return ''
  return `${differenza > 0 ? '+' : '−'}${scrivi(Math.abs(differenza))}`
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

interface ConRitardi {
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
export function lateOrdini(scenari: readonly ConRitardi[]): RitardoOrdine[] {
  const trovati = new Map<number, RitardoOrdine>()
  for (const [n, { ordini }] of scenari.entries()) {
    for (const { ritardoPrima, ritardoDopo, ...ordine } of ordini) {
      const riga = trovati.get(ordine.pk) ?? { ...ordine, giorni: scenari.map(() => 0 as number | null).concat(0) }
      // Of an order that a scenario makes up there is nothing today.
      riga.giorni[0] = ordine.pk === 0 ? null : Math.max(riga.giorni[0] ?? 0, ritardoPrima)
      riga.giorni[n + 1] = ritardoDopo
      trovati.set(ordine.pk, riga)
    }
  }
  const peggio = ({ giorni }: RitardoOrdine) => Math.max(...giorni.map((suoi) => suoi ?? 0))
  return [...trovati.values()].sort((a, b) => peggio(b) - peggio(a) || a.pk - b.pk)
}
