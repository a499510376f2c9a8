import { addDays } from '#ordini/ordini/rules.ts'
import { defaultOre, type OreReparto, oreOfRow } from '#persone/calendario/rules.ts'
import { mondayOf } from '../events.ts'

/** A day with hours of its own, as read. */
export interface ReadHours {
  readonly pk: number
  readonly giorno: string
  readonly oreLavorativeMacchine: number
  readonly oreLavorativeBanchi: number
  readonly oreReparti: readonly OreReparto[]
  readonly versione: number
}

/** A holiday as read. */
export interface ReadHoliday {
  readonly giornoDa: string
  readonly giornoA: string
  readonly oraDa: string | null | undefined
  readonly oraA: string | null | undefined
  readonly title: string
}

/** A day of the month on screen. */
export interface DayOre {
  day: string
  /** False for the days of the months beside, which fill the weeks. */
  inMonth: boolean
  macchine: number
  banchi: number
  /** Of the other departments, by key: of the benches where nobody has written them. */
  others: readonly OreReparto[]
  /** Hours of its weekday. */
  usual: number
  /** Its own hours; null when they are the default of its weekday. */
  proprie: ReadHours | null
  /** Names of the holidays on it, with their hours. */
  feste: string[]
}

const festivitaName = ({ title, oraDa, oraA }: ReadHoliday) =>
  `${title || 'Festività'}${oraDa ? ` ${oraDa}-${oraA}` : ''}`

/**
 * The whole weeks of the month of a day.
 * @param week the usual one, hours from Monday to Sunday
 * @param others keys of the departments beside machines and benches whose days have hours
 */
export function daysOfMonth(
  day: string,
  hours: readonly ReadHours[],
  holidays: readonly ReadHoliday[],
  week: readonly number[],
  others: readonly string[],
): DayOre[] {
  const month = day.slice(0, 7)
  const proprie = new Map(hours.map((riga) => [riga.giorno, riga]))
  const days: DayOre[] = []
  const first = mondayOf(`${month}-01`)
  for (let which = first; days.length % 7 !== 0 || which.slice(0, 7) <= month; which = addDays(which, 1)) {
    const own = proprie.get(which) ?? null
    const defaults = defaultOre(which, week)
    const written = own && oreOfRow(own)
    days.push({
      day: which,
      inMonth: which.startsWith(month),
      macchine: own?.oreLavorativeMacchine ?? defaults,
      banchi: own?.oreLavorativeBanchi ?? defaults,
      others: others.map((reparto) => ({ reparto, ore: written ? written(reparto) : defaults })),
      usual: defaults,
      proprie: own,
      feste: holidays.filter((holiday) => holiday.giornoDa <= which && which <= holiday.giornoA).map(festivitaName),
    })
  }
  return days
}
