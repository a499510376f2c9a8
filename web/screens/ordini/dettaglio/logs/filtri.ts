import { dataIso, formatoData, formatoDataOra } from '../../../../../server/formati/rules.ts'
import { giorno, intero, testo, type Valori } from '../../../../ui/urlState.ts'

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

/** What a line is about: its field, or the action when it is about the whole order. */
export function oggettoDi({ campo, azione }: VoceLog): string {
  return campo || azione
}

/** 'Riga 2 · Netto' → 'Netto': fields are chosen for all the lines at once. */
export function campoDi(voce: VoceLog): string {
  return oggettoDi(voce).replace(/^Riga \d+( · )?/, '') || 'Righe'
}

/** Whether a line passes the filters; days are inclusive, in Italian time. */
export function passa(voce: VoceLog, { campo, utente, dal, al }: Valori<typeof statoLogs>): boolean {
  const quando = dataIso(voce.il)
  if (campo && campoDi(voce) !== campo) return false
  if (utente && voce.utente !== utente) return false
  return (!dal || quando >= dal) && (!al || quando <= al)
}

/** What can be chosen, each once, in alphabetical order. */
export function scelteDi(voci: readonly VoceLog[], nome: (voce: VoceLog) => string): string[] {
  return [...new Set(voci.map(nome))].filter(Boolean).sort((a, b) => a.localeCompare(b, 'it'))
}

const STATI_MAIL: Readonly<Record<string, string>> = { IN_ATTESA_INVIO: 'In attesa invio', INVIATA: 'Inviata' }
const SENZA_HTML = /<[^>]*>/g

/** A stored value as a reader expects it: days and instants Italian, rich text without its marks. */
export function leggibile(valore: string | null | undefined): string {
  if (!valore) return ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(valore)) return formatoData(valore)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(valore)) return formatoDataOra(valore)
  if (Object.hasOwn(STATI_MAIL, valore)) return STATI_MAIL[valore] ?? valore
  if (/^-?\d+\.\d+$/.test(valore)) return valore.replace('.', ',')
  if (!/^<[a-z]/i.test(valore)) return valore
  const spazi = valore.replace(/<\/(p|li|h[1-6]|div)>|<br\s*\/?>/gi, ' ').replace(SENZA_HTML, '')
  return spazi
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
