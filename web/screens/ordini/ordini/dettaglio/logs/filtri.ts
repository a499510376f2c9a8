import { formatoData, formatoDataOra } from '../../../../../../server/shared/formats/formats.ts'
import { withoutTags } from '../../../../../../server/shared/text/text.ts'
import { giorno, intero, testo, type Valori } from '../../../../../ui/urlState.ts'

/** Filters and page of the history, in the URL. */
export const statoLogs = {
  campo: testo(),
  utente: testo(),
  dal: giorno(),
  al: giorno(),
  pagina: intero(1),
}

/** One line of the history, as the server tells it. */
export interface VoceLog {
  readonly il: string
  readonly utente: string
  readonly azione: string
  readonly campo: string
  readonly prima: string | null | undefined
  readonly dopo: string | null | undefined
}

/** Lines of a page. */
export const PER_PAGINA = 50

/** Variables of the reading. */
export function variabiliLogs({ campo, utente, dal, al, pagina }: Valori<typeof statoLogs>) {
  const filtro = { campo: campo || null, utente: utente || null, dal, al }
  return { filtro, pagina, perPagina: PER_PAGINA }
}

const STATI_MAIL: Readonly<Record<string, string>> = { IN_ATTESA_INVIO: 'In attesa invio', INVIATA: 'Inviata' }

/** A stored value as a reader expects it: days and instants Italian, rich text without its marks. */
export function leggibile(valore: string | null | undefined): string {
  if (!valore) return ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(valore)) return formatoData(valore)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(valore)) return formatoDataOra(valore)
  if (Object.hasOwn(STATI_MAIL, valore)) return STATI_MAIL[valore] ?? valore
  if (/^-?\d+\.\d+$/.test(valore)) return valore.replace('.', ',')
  if (!/^<[a-z]/i.test(valore)) return valore
  const spazi = withoutTags(valore.replace(/<\/(p|li|h[1-6]|div)>|<br\s*\/?>/gi, ' '))
  return spazi
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
