import { dataIso } from '../../../../server/shared/formats/formats.ts'
import { alcuneDi, giorno, testo, unoDi } from '../../../ui/urlState.ts'
import { giorniLetti } from './eventi.ts'

const VISTE = ['mese', 'settimana'] as const

/** What a calendar shows, in its URL: month or week, a day of it (today when missing). */
export const statoCalendario = {
  vista: unoDi(VISTE, 'mese'),
  giorno: giorno(),
}

/** The company calendar: also who is hidden, and whose absences are being edited (or 1312-FEST). */
export const statoAziendale = {
  ...statoCalendario,
  nascosti: alcuneDi(/^(\d{1,9}|1312-FEST)$/),
  modifica: testo(),
}

export const oggi = () => dataIso(new Date())

/** Range of days that a calendar reads around the day it shows. */
export const variabiliGiorni = (mostrato: string | null) => {
  const { da, a } = giorniLetti(mostrato ?? oggi())
  return { fromDate: da, toDate: a }
}
