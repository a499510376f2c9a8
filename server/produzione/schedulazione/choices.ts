import { type UserError, UserErrors } from '../../platform/errors.ts'
import { type Istante, readIstante, truncateToHour } from './engine/time.ts'
import type { FaseConfigurata, FornitoreFase } from './engine/types.ts'
import {
  DATA_LONTANA,
  DATA_ORA_ERRATA,
  FASE_SCONOSCIUTA,
  FORNITORE_SBAGLIATO,
  OVERRIDE_MAX,
  SENZA_FORNITORE,
  SOLO_CIFRE,
} from './rules.ts'

/** What a planner chose for a phase, as it is sent. */
export interface SceltaInviata {
  nomeFase: string
  /** 'YYYY-MM-DD HH' */
  fromDate?: string | null
  /** Its number; null: none; missing: the saved one, else the default of its type. */
  fornitore?: number | null
  /** Digits in the unit of the phase; '' and null: none; missing: the saved one. */
  durataOverride?: string | null
}

/** The same, read. */
export interface ReadScelta {
  da: Istante | null
  fornitore?: FornitoreFase | null
  durataOverride?: number | null
}

const ANNI = [readIstante('2000-01-01') as Istante, readIstante('2101-01-01') as Istante] as const

/** Reads a civil instant within the years that make sense. @returns why it is none, in Italian */
export function readDate(testo: string): { istante: Istante } | { errore: string } {
  const istante = readIstante(testo.trim())
  if (istante === null) return { errore: DATA_ORA_ERRATA }
  return istante < ANNI[0] || istante >= ANNI[1] ? { errore: DATA_LONTANA } : { istante }
}

/**
 * Reads what was chosen for each phase.
 * @param fornitori the suppliers that are named, and the default ones
 * @throws UserErrors with all that is wrong, at `<phase>.<field>`
 */
export function readScelte(
  scelte: readonly SceltaInviata[],
  configurate: readonly FaseConfigurata[],
  fornitori: readonly FornitoreFase[],
): Map<string, ReadScelta> {
  const lette = new Map<string, ReadScelta>()
  const errori: UserError[] = []
  for (const { nomeFase, fromDate, fornitore, durataOverride } of scelte) {
    const segna = (campo: string, message: string) =>
      errori.push({ code: 'INVALID', field: campo ? `${nomeFase}.${campo}` : nomeFase, message })
    const fase = configurate.find(({ nome }) => nome === nomeFase)
    if (!fase) {
      segna('', FASE_SCONOSCIUTA)
      continue
    }
    const letta: ReadScelta = { da: null }
    if (fromDate) {
      const data = readDate(fromDate)
      if ('errore' in data) segna('fromDate', data.errore)
      else letta.da = truncateToHour(data.istante)
    }
    if (fornitore !== undefined) {
      letta.fornitore = fornitori.find(({ id, tipologia }) => id === fornitore && tipologia === nomeFase) ?? null
      if (fornitore !== null && !fase.conFornitore) segna('fornitore', SENZA_FORNITORE)
      else if (fornitore !== null && !letta.fornitore) segna('fornitore', FORNITORE_SBAGLIATO)
    }
    if (durataOverride !== undefined) {
      const massimo = OVERRIDE_MAX[fase.unit]
      const letto = leggiOverride(durataOverride ?? '', fase)
      letta.durataOverride = letto
      if (Number.isNaN(letto)) segna('durataOverride', SOLO_CIFRE)
      else if (letto !== null && letto > massimo) {
        segna('durataOverride', `Assicurati che il valore sia minore o uguale a ${massimo}.`)
      }
    }
    lette.set(nomeFase, letta)
  }
  if (errori.length > 0) throw new UserErrors(errori)
  return lette
}

const DURATA = /^(?:(\d+) )?(\d{1,2}):([0-5]\d):([0-5]\d)$/

/** Digits in the unit of the phase, or 'D HH:MM:SS' as the documented API writes durations. @returns NaN for neither */
function leggiOverride(scritto: string, { unit }: FaseConfigurata): number | null {
  const testo = scritto.trim()
  if (testo === '') return null
  if (/^\d+$/.test(testo)) return Number(testo)
  const [, giorni = '0', ore, minuti, secondi] = DURATA.exec(testo) ?? []
  if (ore === undefined) return Number.NaN
  const inMinuti = Number(giorni) * 1440 + Number(ore) * 60 + Number(minuti) + Number(secondi) / 60
  const valore = inMinuti / { minutes: 1, hours: 60, days: 1440 }[unit]
  return Number.isInteger(valore) ? valore : Number.NaN
}
