import { UserErrors } from '../../errors.ts'
import { foldTitle, type ImportColumn } from '../rules.ts'
import { type RawSheet, type ReadCell, textOfCell } from './cell.ts'

/** A row under the header, by the names of the columns that the file has. */
export interface ReadRow {
  /** As the sheet counts it, from 1. */
  riga: number
  celle: Record<string, ReadCell>
  /** Cells of unknown columns: title → text. */
  extra: Record<string, string>
}

interface ReadTable {
  /** Row of the header, from 1. */
  intestazione: number
  /** Names of the columns found. */
  presenti: string[]
  /** Unknown titles. */
  ignote: string[]
  /** Empty ones left out. */
  righe: ReadRow[]
}

/** How far down the header may stand: above it there may be a title, a logo, an order's own cells. */
const INTESTAZIONE_ENTRO = 50
const TITOLO_MAX = 64

interface Intestazione {
  indice: number
  /** Position in the row → name of the column. */
  nomi: Map<number, string>
  ignoti: Map<number, string>
  doppi: string[]
}

/** Every spelling of every title → name. */
export function titlesOf(colonne: readonly Pick<ImportColumn, 'nome' | 'titolo' | 'altri'>[]): Map<string, string> {
  const titoli = new Map<string, string>()
  for (const { nome, altri = [] } of colonne) for (const altro of altri) titoli.set(foldTitle(altro), nome)
  // The titles themselves win over the other spellings.
  for (const { nome, titolo } of colonne) titoli.set(foldTitle(titolo), nome)
  return titoli
}

function leggiTitoli(celle: readonly ReadCell[], indice: number, titoli: Map<string, string>): Intestazione {
  const trovata: Intestazione = { indice, nomi: new Map(), ignoti: new Map(), doppi: [] }
  const seen = new Set<string>()
  for (const [posto, cella] of celle.entries()) {
    const title = textOfCell(cella)
    if (title === '') continue
    const nome = titoli.get(foldTitle(title))
    if (nome === undefined) trovata.ignoti.set(posto, title.slice(0, TITOLO_MAX))
    else if (seen.has(nome)) trovata.doppi.push(title)
    else trovata.nomi.set(posto, nome)
    if (nome !== undefined) seen.add(nome)
  }
  return trovata
}

/** The row that has most of the columns, the first among equals; null when none has two of them. */
function cercaIntestazione(foglio: RawSheet, titoli: Map<string, string>): Intestazione | null {
  let migliore: Intestazione | null = null
  for (const [indice, celle] of foglio.righe.slice(0, INTESTAZIONE_ENTRO).entries()) {
    const questa = leggiTitoli(celle, indice, titoli)
    if (questa.nomi.size >= 2 && questa.nomi.size > (migliore?.nomi.size ?? 0)) migliore = questa
  }
  return migliore
}

const elenco = (names: readonly string[]) => names.map((nome) => `«${nome}»`).join(', ')

/**
 * The table of a sheet: its header found by the names of the columns, in any order, whatever their case, accents and
 * spaces.
 * @throws UserErrors when there is no header, a required column is missing or one stands twice
 */
export function readTable(nomeFile: string, foglio: RawSheet, colonne: readonly ImportColumn[]): ReadTable {
  const rifiuta = (motivo: string) => UserErrors.of(null, `${nomeFile}: ${motivo}`, 'BAD_FILE')
  const obbligatorie = colonne.filter(({ obbligatoria }) => obbligatoria)
  const intestazione = cercaIntestazione(foglio, titlesOf(colonne))
  if (!intestazione) {
    throw rifiuta(`manca la riga di intestazione con le colonne ${elenco(obbligatorie.map(({ titolo }) => titolo))}.`)
  }
  const presenti = [...intestazione.nomi.values()]
  const mancanti = obbligatorie.filter(({ nome }) => !presenti.includes(nome)).map(({ titolo }) => titolo)
  if (mancanti.length > 0) {
    throw rifiuta(`${mancanti.length === 1 ? 'manca la colonna' : 'mancano le colonne'} ${elenco(mancanti)}.`)
  }
  if (intestazione.doppi.length > 0) throw rifiuta(`la colonna ${elenco(intestazione.doppi)} compare due volte.`)
  return {
    intestazione: intestazione.indice + 1,
    presenti,
    ignote: [...intestazione.ignoti.values()],
    righe: righeSotto(foglio, intestazione),
  }
}

function righeSotto(foglio: RawSheet, { indice, nomi, ignoti }: Intestazione): ReadRow[] {
  const righe: ReadRow[] = []
  for (let posto = indice + 1; posto < foglio.righe.length; posto++) {
    const celle = foglio.righe[posto] ?? []
    const riga: ReadRow = { riga: posto + 1, celle: Object.create(null), extra: Object.create(null) }
    let piena = false
    for (const [colonna, nome] of nomi) {
      const cella = celle[colonna] ?? null
      riga.celle[nome] = cella
      piena ||= textOfCell(cella) !== ''
    }
    for (const [colonna, titolo] of ignoti) {
      const testo = textOfCell(celle[colonna])
      if (testo !== '') riga.extra[titolo] = testo
    }
    if (piena) righe.push(riga)
  }
  return righe
}
