import { addDays } from '../../../../../server/ordini/ordini/rules.ts'
import { defaultOre } from '../../../../../server/persone/calendario/rules.ts'
import { mondayOf } from '../events.ts'

/** A day with hours of its own, as read. */
export interface ReadOre {
  readonly pk: number
  readonly giorno: string
  readonly oreLavorativeMacchine: number
  readonly oreLavorativeBanchi: number
  readonly versione: number
}

/** A holiday as read. */
export interface FestaLetta {
  readonly giornoDa: string
  readonly giornoA: string
  readonly oraDa: string | null | undefined
  readonly oraA: string | null | undefined
  readonly title: string
}

/** A day of the month on screen. */
export interface GiornoOre {
  giorno: string
  /** False for the days of the months beside, which fill the weeks. */
  nelMese: boolean
  macchine: number
  banchi: number
  /** Its own hours; null when they are the default of its weekday. */
  proprie: ReadOre | null
  /** Names of the holidays on it, with their hours. */
  feste: string[]
}

const nomeFesta = ({ title, oraDa, oraA }: FestaLetta) => `${title || 'Festività'}${oraDa ? ` ${oraDa}-${oraA}` : ''}`

/** The whole weeks of the month of a day. */
export function daysOfMonth(giorno: string, ore: readonly ReadOre[], feste: readonly FestaLetta[]): GiornoOre[] {
  const mese = giorno.slice(0, 7)
  const proprie = new Map(ore.map((riga) => [riga.giorno, riga]))
  const giorni: GiornoOre[] = []
  const primo = mondayOf(`${mese}-01`)
  for (let quale = primo; giorni.length % 7 !== 0 || quale.slice(0, 7) <= mese; quale = addDays(quale, 1)) {
    const sue = proprie.get(quale) ?? null
    const predefinite = defaultOre(quale)
    giorni.push({
      giorno: quale,
      nelMese: quale.startsWith(mese),
      macchine: sue?.oreLavorativeMacchine ?? predefinite,
      banchi: sue?.oreLavorativeBanchi ?? predefinite,
      proprie: sue,
      feste: feste.filter((festa) => festa.giornoDa <= quale && quale <= festa.giornoA).map(nomeFesta),
    })
  }
  return giorni
}
