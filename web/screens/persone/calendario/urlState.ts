import { isoDate } from '#shared/formats/formats.ts'
import { dayParam, oneOfParam, textParam, wordsParam } from '#ui/urlState.ts'
import { readDays } from './events.ts'

const VISTE = ['mese', 'settimana'] as const

/** What a calendar shows, in its URL: month or week, a day of it (today when missing). */
export const calendarioUrlState = {
  vista: oneOfParam(VISTE, 'mese'),
  giorno: dayParam(),
}

/** The company calendar: also who is hidden, and whose absences are being edited (or 1312-FEST). */
export const aziendaUrlState = {
  ...calendarioUrlState,
  nascosti: wordsParam(/^(\d{1,9}|1312-FEST)$/),
  modifica: textParam(),
}

export const today = () => isoDate(new Date())

/** Range of days that a calendar reads around the day it shows. */
export const daysVariables = (shown: string | null) => {
  const { da, a } = readDays(shown ?? today())
  return { periodo: { dal: da, al: a } }
}
