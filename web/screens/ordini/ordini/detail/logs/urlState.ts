import { formatDate, formatDateTime, stateInWords } from '#shared/formats/formats.ts'
import { withoutTags } from '#shared/text.ts'
import { askedPeriodo, dayParam, integerParam, textParam, type UrlValues } from '#ui/urlState.ts'

/** Filters and page of the history, in the URL. */
export const logsUrlState = {
  campo: textParam(),
  utente: textParam(),
  dal: dayParam(),
  al: dayParam(),
  pagina: integerParam(1),
}

/** One line of the history, as the server tells it. */
export interface LogEntry {
  readonly il: string
  readonly utente: string
  readonly azione: string
  readonly campo: string
  readonly prima: string | null | undefined
  readonly dopo: string | null | undefined
}

/** Lines of a page. */
export const LOGS_PER_PAGE = 50

/** Variables of the reading. */
export function logsVariables({ campo, utente, dal, al, pagina }: UrlValues<typeof logsUrlState>) {
  const filter = { campo: campo || null, utente: utente || null, periodo: askedPeriodo(dal, al) }
  return { filtro: filter, pagina, perPagina: LOGS_PER_PAGE }
}

const STATI_MAIL: Readonly<Record<string, string>> = { IN_ATTESA_INVIO: 'In attesa invio', INVIATA: 'Inviata' }

/** A stored value as a reader expects it: days and instants Italian, rich text without its marks. */
export function readableLogValue(value: string | null | undefined): string {
  if (!value) return ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatDateTime(value)
  if (Object.hasOwn(STATI_MAIL, value)) return STATI_MAIL[value] ?? value
  if (/^-?\d+\.\d+$/.test(value)) return value.replace('.', ',')
  if (/^[A-Z]+(_[A-Z]+)+$/.test(value)) return stateInWords(value)
  if (!/^<[a-z]/i.test(value)) return value
  const spaced = withoutTags(value.replace(/<\/(p|li|h[1-6]|div)>|<br\s*\/?>/gi, ' '))
  return spaced
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
