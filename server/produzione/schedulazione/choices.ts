import { type UserError, UserErrors } from '#platform/errors.ts'
import { type Instant, readEngineInstant, truncateToHour } from './engine/time.ts'
import type { ConfiguredFase, FornitoreFase } from './engine/types.ts'
import {
  FAR_DATA,
  ONLY_DIGITS,
  OVERRIDE_MAX,
  UNKNOWN_FASE,
  WITHOUT_FORNITORE,
  WRONG_DATA_HOUR,
  WRONG_FORNITORE,
} from './rules.ts'

/** What a planner chose for a phase, as it is sent. */
export interface SubmittedChoice {
  nomeFase: string
  /** 'YYYY-MM-DD HH' */
  fromDate?: string | null
  /** Its number; null: none; missing: the saved one, else the default of its type. */
  fornitorePk?: number | null
  /** Digits in the unit of the phase; '' and null: none; missing: the saved one. */
  durataOverride?: string | null
}

/** The same, read. */
export interface ReadChoice {
  da: Instant | null
  fornitore?: FornitoreFase | null
  durataOverride?: number | null
}

const YEARS = [readEngineInstant('2000-01-01') as Instant, readEngineInstant('2101-01-01') as Instant] as const

/** Reads a civil instant within the years that make sense. @returns why it is none, in Italian */
export function readDate(text: string): { instant: Instant } | { errore: string } {
  const instant = readEngineInstant(text.trim())
  if (instant === null) return { errore: WRONG_DATA_HOUR }
  return instant < YEARS[0] || instant >= YEARS[1] ? { errore: FAR_DATA } : { instant }
}

/**
 * Reads what was chosen for each phase.
 * @param fornitori the suppliers that are named, and the default ones
 * @throws UserErrors with all that is wrong, at `<phase>.<field>`
 */
export function readChoices(
  choices: readonly SubmittedChoice[],
  configurate: readonly ConfiguredFase[],
  fornitori: readonly FornitoreFase[],
): Map<string, ReadChoice> {
  const loaded = new Map<string, ReadChoice>()
  const errors: UserError[] = []
  for (const { nomeFase, fromDate, fornitorePk, durataOverride } of choices) {
    const mark = (field: string, message: string) =>
      errors.push({ code: 'INVALID', field: field ? `${nomeFase}.${field}` : nomeFase, message })
    const fase = configurate.find(({ nome }) => nome === nomeFase)
    if (!fase) {
      mark('', UNKNOWN_FASE)
      continue
    }
    const read: ReadChoice = { da: null }
    if (fromDate) {
      const data = readDate(fromDate)
      if ('errore' in data) mark('fromDate', data.errore)
      else read.da = truncateToHour(data.instant)
    }
    if (fornitorePk !== undefined) {
      read.fornitore = fornitori.find(({ id, tipologia }) => id === fornitorePk && tipologia === nomeFase) ?? null
      if (fornitorePk !== null && !fase.conFornitore) mark('fornitorePk', WITHOUT_FORNITORE)
      else if (fornitorePk !== null && !read.fornitore) mark('fornitorePk', WRONG_FORNITORE)
    }
    if (durataOverride !== undefined) {
      const max = OVERRIDE_MAX[fase.unit]
      const loaded = readOverride(durataOverride ?? '', fase)
      read.durataOverride = loaded
      if (Number.isNaN(loaded)) mark('durataOverride', ONLY_DIGITS)
      else if (loaded !== null && loaded > max) {
        mark('durataOverride', `Assicurati che il valore sia minore o uguale a ${max}.`)
      }
    }
    loaded.set(nomeFase, read)
  }
  if (errors.length > 0) throw new UserErrors(errors)
  return loaded
}

const DURATION = /^(?:(\d+) )?(\d{1,2}):([0-5]\d):([0-5]\d)$/

/** Digits in the unit of the phase, or 'D HH:MM:SS' as the documented API writes durations. @returns NaN for neither */
function readOverride(written: string, { unit }: ConfiguredFase): number | null {
  const text = written.trim()
  if (text === '') return null
  if (/^\d+$/.test(text)) return Number(text)
  const [, days = '0', hours, minutes, secondi] = DURATION.exec(text) ?? []
  if (hours === undefined) return Number.NaN
  const inMinutes = Number(days) * 1440 + Number(hours) * 60 + Number(minutes) + Number(secondi) / 60
  const value = inMinutes / { minutes: 1, hours: 60, days: 1440 }[unit]
  return Number.isInteger(value) ? value : Number.NaN
}
