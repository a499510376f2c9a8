import type { OrdiniChoices } from './ordiniChoices.ts'

/** What of the list the user is permitted. */
export interface OrdiniSight {
  prezzi: boolean
  agente: boolean
  mail: boolean
  /** Check list and materials without a supplier order: not for the customers' app. */
  interni: boolean
}

/** A column before it is drawn: its field and its titles. */
export interface ColumnTitle {
  field: string
  title: string
  /** In full, where the title is short. */
  esteso?: string
}

const FASE_PREFIX = 'fase:'

/** Name of the phase that a column is of, or null. */
export const faseOfColumn = (field: string) => (field.startsWith(FASE_PREFIX) ? field.slice(FASE_PREFIX.length) : null)

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The columns of the list in their order, with those of each phase; only what the user may see. */
export function ordiniColumnTitles(sees: OrdiniSight, fasi: OrdiniChoices['fasi']): ColumnTitle[] {
  const all: (ColumnTitle | false)[] = [
    { field: 'numeroCommessa', title: 'Commessa', esteso: 'Numero commessa' },
    { field: 'cliente', title: 'Cliente' },
    { field: 'progetto', title: 'Progetto' },
    sees.interni && { field: 'checkList', title: 'Check list' },
    sees.interni && { field: 'mancanti', title: 'Da ordinare', esteso: 'Ordini fornitore mancanti' },
    { field: 'riferimento', title: 'Riferimento' },
    { field: 'data', title: 'Data', esteso: 'Data commessa' },
    { field: 'dataConsegna', title: 'Approntam.', esteso: 'Data approntamento' },
    { field: 'margine', title: 'Margine', esteso: 'Margine sull’approntamento' },
    { field: 'settimana', title: 'Sett.', esteso: 'Settimana approntamento' },
    { field: 'dataPosa', title: 'Posa', esteso: 'Data posa' },
    { field: 'stato', title: 'Stato' },
    { field: 'tipoCliente', title: 'Tipo', esteso: 'Tipo cliente' },
    { field: 'codiceSistema', title: 'Sistema', esteso: 'Codice sistema' },
    sees.prezzi && { field: 'listino', title: 'Listino' },
    sees.prezzi && { field: 'sconto', title: 'Sconto' },
    sees.prezzi && { field: 'netto', title: 'Netto' },
    sees.agente && { field: 'agente', title: 'Agente' },
    { field: 'inizio', title: 'Inizio', esteso: 'Inizio schedulazione' },
    { field: 'fine', title: 'Fine', esteso: 'Fine schedulazione' },
    ...fasi.map((fase) => ({ field: `${FASE_PREFIX}${fase}`, title: capitalize(fase), esteso: `Fase ${fase}` })),
    sees.mail && { field: 'mail', title: 'Mail', esteso: 'Stato mail' },
    sees.mail && { field: 'dataInvioMail', title: 'Invio mail', esteso: 'Data invio mail' },
    { field: 'areaConsegna', title: 'Area', esteso: 'Area di consegna' },
    { field: 'numeroSerramenti', title: 'Serr.', esteso: 'Numero serramenti' },
    { field: 'senzaMisure', title: 'Misure', esteso: 'Misure definitive' },
  ]
  return all.filter((title) => title !== false)
}

/** How much room the window has. */
export type OrdiniWidth = 'stretta' | 'media' | 'ampia' | 'larga'

/** What each window has room for beside the menu, whole, without scrolling sideways: whose, when, how much, planned for when. */
const ROOM: Record<OrdiniWidth, readonly string[]> = {
  stretta: ['cliente', 'dataConsegna', 'stato', 'netto', 'fine'],
  media: ['cliente', 'riferimento', 'dataConsegna', 'stato', 'netto', 'agente', 'inizio', 'fine'],
  ampia: [
    'cliente',
    'riferimento',
    'checkList',
    'dataConsegna',
    'margine',
    'stato',
    'netto',
    'agente',
    'inizio',
    'fine',
  ],
  larga: [
    'cliente',
    'progetto',
    'riferimento',
    'checkList',
    'data',
    'dataConsegna',
    'margine',
    'stato',
    'netto',
    'agente',
    'inizio',
    'fine',
    'numeroSerramenti',
  ],
}

/** What gives way where a filter's column comes in. */
const GIVES_WAY = 'riferimento'

/**
 * Columns that a window of some width does not show until they are chosen. A column that is filtered by is shown: who
 * looks for late orders sees how late.
 * @param filtered columns with an active filter
 */
export function hiddenOrdiniColumns(
  titles: readonly ColumnTitle[],
  width: OrdiniWidth,
  filtered: ReadonlySet<string> = new Set(),
): string[] {
  const room = new Set(['numeroCommessa', ...ROOM[width]])
  const added = titles.filter(({ field }) => filtered.has(field) && !room.has(field))
  if (added.length > 0 && !filtered.has(GIVES_WAY)) room.delete(GIVES_WAY)
  return titles.map(({ field }) => field).filter((field) => !room.has(field) && !filtered.has(field))
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
