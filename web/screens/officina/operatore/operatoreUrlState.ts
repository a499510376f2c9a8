import { isoDate } from '#shared/formats/formats.ts'
import { dayParam, oneOfParam, pkParam, textParam } from '#ui/urlState.ts'

/** The screen of an operator in its URL: its day (today when missing), and what the QR of a printed sheet says. */
export const operatoreUrlState = {
  /** The work, or the month with what was recorded; an address with a day is of the month. */
  vista: oneOfParam(['lavoro', 'calendario'], 'lavoro'),
  data: dayParam(),
  ordine: pkParam(),
  lavorazione: pkParam(),
  /** Of the label of a piece: place of its line in the order, '0' for any; '' when the address is of no label. */
  riga: textParam(),
  /** The workstation whose sheet it is printed on. */
  banco: textParam(),
}

/** The day on screen. */
export const shownDay = (data: string | null) => data ?? isoDate(new Date())
