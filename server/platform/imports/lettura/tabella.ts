import { UserErrors } from '../../errors.ts'
import { type Colonna, piega } from '../rules.ts'
import { type Cella, type Foglio, testoDi } from './cella.ts'

/** A row under the header, by the names of the columns that the file has. */
export interface RigaLetta {
  /** As the sheet counts it, from 1. */
  riga: number
  celle: Record<string, Cella>
  /** Cells of unknown columns: title → text. */
  extra: Record<string, string>
}

export interface Tabella {
  /** Row of the header, from 1. */
  intestazione: number
  /** Names of the columns found. */
  presenti: string[]
  /** Unknown titles. */
  ignote: string[]
  /** Empty ones left out. */
  righe: RigaLetta[]
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
export function titoliDi(colonne: readonly Colonna[]): Map<string, string> {
  const titoli = new Map<string, string>()
  for (const { nome, altri = [] } of colonne) for (const altro of altri) titoli.set(piega(altro), nome)
  // The titles themselves win over the other spellings.
  for (const { nome, titolo } of colonne) titoli.set(piega(titolo), nome)
  return titoli
}

function leggiTitoli(celle: readonly Cella[], indice: number, titoli: Map<string, string>): Intestazione {
  const trovata: Intestazione = { indice, nomi: new Map(), ignoti: new Map(), doppi: [] }
  const visti = new Set<string>()
  for (const [posto, cella] of celle.entries()) {
    const titolo = testoDi(cella)
    if (titolo === '') continue
    const nome = titoli.get(piega(titolo))
    if (nome === undefined) trovata.ignoti.set(posto, titolo.slice(0, TITOLO_MAX))
    else if (visti.has(nome)) trovata.doppi.push(titolo)
    else trovata.nomi.set(posto, nome)
    if (nome !== undefined) visti.add(nome)
  }
  return trovata
}

/** The row that has most of the columns, the first among equals; null when none has two of them. */
function cercaIntestazione(foglio: Foglio, titoli: Map<string, string>): Intestazione | null {
  let migliore: Intestazione | null = null
  for (const [indice, celle] of foglio.righe.slice(0, INTESTAZIONE_ENTRO).entries()) {
    const questa = leggiTitoli(celle, indice, titoli)
    if (questa.nomi.size >= 2 && questa.nomi.size > (migliore?.nomi.size ?? 0)) migliore = questa
  }
  return migliore
}

const elenco = (nomi: readonly string[]) => nomi.map((nome) => `«${nome}»`).join(', ')

/**
 * The table of a sheet: its header found by the names of the columns, in any order, whatever their case, accents and
 * spaces.
 * @throws UserErrors when there is no header, a required column is missing or one stands twice
 */
export function leggiTabella(nomeFile: string, foglio: Foglio, colonne: readonly Colonna[]): Tabella {
  const rifiuta = (motivo: string) => UserErrors.of(null, `${nomeFile}: ${motivo}`, 'BAD_FILE')
  const obbligatorie = colonne.filter(({ obbligatoria }) => obbligatoria)
  const intestazione = cercaIntestazione(foglio, titoliDi(colonne))
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

function righeSotto(foglio: Foglio, { indice, nomi, ignoti }: Intestazione): RigaLetta[] {
  const righe: RigaLetta[] = []
  for (let posto = indice + 1; posto < foglio.righe.length; posto++) {
    const celle = foglio.righe[posto] ?? []
    const riga: RigaLetta = { riga: posto + 1, celle: Object.create(null), extra: Object.create(null) }
    let piena = false
    for (const [colonna, nome] of nomi) {
      const cella = celle[colonna] ?? null
      riga.celle[nome] = cella
      piena ||= testoDi(cella) !== ''
    }
    for (const [colonna, titolo] of ignoti) {
      const testo = testoDi(celle[colonna])
      if (testo !== '') riga.extra[titolo] = testo
    }
    if (piena) righe.push(riga)
  }
  return righe
}
