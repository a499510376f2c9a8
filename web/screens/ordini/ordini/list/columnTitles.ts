import type { OrdiniChoices } from './ordiniChoices.ts'

/** What of the list the user is permitted. */
export interface OrdiniSight {
  prezzi: boolean
  agente: boolean
  mail: boolean
  /** Check list and materials without a supplier order: not for the customers' app. */
  inner: boolean
}

/** A column before it is drawn: its field and its titles. */
export interface ColumnTitle {
  field: string
  titolo: string
  /** In full, where the title is short. */
  extended?: string
}

const FASE_PREFIX = 'fase:'

/** Name of the phase that a column is of, or null. */
export const faseOfColumn = (field: string) => (field.startsWith(FASE_PREFIX) ? field.slice(FASE_PREFIX.length) : null)

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The columns of the list in their order, with those of each phase; only what the user may see. */
export function ordiniColumnTitles(sees: OrdiniSight, fasi: OrdiniChoices['fasi']): ColumnTitle[] {
  const all: (ColumnTitle | false)[] = [
    { field: 'numeroCommessa', titolo: 'Commessa', extended: 'Numero commessa' },
    { field: 'cliente', titolo: 'Cliente' },
    { field: 'progetto', titolo: 'Progetto' },
    sees.inner && { field: 'checkList', titolo: 'Check list' },
    sees.inner && { field: 'mancanti', titolo: 'Da ordinare', extended: 'Ordini fornitore mancanti' },
    { field: 'riferimento', titolo: 'Riferimento' },
    { field: 'data', titolo: 'Data', extended: 'Data commessa' },
    { field: 'dataConsegna', titolo: 'Approntam.', extended: 'Data approntamento' },
    { field: 'margine', titolo: 'Margine', extended: 'Margine sull’approntamento' },
    { field: 'settimana', titolo: 'Sett.', extended: 'Settimana approntamento' },
    { field: 'dataPosa', titolo: 'Posa', extended: 'Data posa' },
    { field: 'stato', titolo: 'Stato' },
    { field: 'tipoCliente', titolo: 'Tipo', extended: 'Tipo cliente' },
    { field: 'codiceSistema', titolo: 'Sistema', extended: 'Codice sistema' },
    sees.prezzi && { field: 'listino', titolo: 'Listino' },
    sees.prezzi && { field: 'sconto', titolo: 'Sconto' },
    sees.prezzi && { field: 'netto', titolo: 'Netto' },
    sees.agente && { field: 'agente', titolo: 'Agente' },
    { field: 'inizio', titolo: 'Inizio', extended: 'Inizio schedulazione' },
    { field: 'fine', titolo: 'Fine', extended: 'Fine schedulazione' },
    ...fasi.map((fase) => ({ field: `${FASE_PREFIX}${fase}`, titolo: capitalize(fase), extended: `Fase ${fase}` })),
    sees.mail && { field: 'mail', titolo: 'Mail', extended: 'Stato mail' },
    sees.mail && { field: 'dataInvioMail', titolo: 'Invio mail', extended: 'Data invio mail' },
    { field: 'areaConsegna', titolo: 'Area', extended: 'Area di consegna' },
    { field: 'numeroSerramenti', titolo: 'Serr.', extended: 'Numero serramenti' },
    { field: 'senzaMisure', titolo: 'Misure', extended: 'Misure definitive' },
  ]
  return all.filter((title) => title !== false)
}

/** Columns that a window of some width does not show until they are chosen; phases are many, so never. */
export function hiddenOrdiniColumns(
  titles: readonly ColumnTitle[],
  larghezza: 'stretta' | 'media' | 'larga',
): string[] {
  const fasi = titles.filter(({ field }) => faseOfColumn(field) !== null).map(({ field }) => field)
  if (larghezza === 'larga') return fasi
  // Without the day of the posa the state stands whole before the actions, at 1440 with the drawer open; without the
  // type of customer there is nothing half behind them.
  const media = [
    'progetto',
    'margine',
    'settimana',
    'dataPosa',
    'tipoCliente',
    'listino',
    'sconto',
    'dataInvioMail',
    'areaConsegna',
  ]
  // What is left is whole beside the drawer at 1024: number, customer, the day it must be ready, state.
  const stretta = ['mancanti', 'checkList', 'riferimento', 'data', 'inizio', 'mail']
  return larghezza === 'media' ? [...fasi, ...media] : [...fasi, ...media, ...stretta]
}

/** The columns on screen, in their order: those chosen, or all but the hidden ones; the number is always there. */
export function shownOrdiniColumns(
  titles: readonly ColumnTitle[],
  choices: readonly string[],
  hidden: readonly string[],
): string[] {
  return titles
    .map(({ field }) => field)
    .filter(
      (field) => field === 'numeroCommessa' || (choices.length > 0 ? choices.includes(field) : !hidden.includes(field)),
    )
}
