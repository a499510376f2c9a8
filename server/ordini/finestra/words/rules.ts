// Windows in words: cells of a sheet, and what the notes of an order said of them. docs/rules/finestra.md

import { foldTitle } from '#platform/imports/rules.ts'
import {
  type FamigliaOffered,
  type FinestraInput,
  finestraErrors,
  NO_FINESTRA,
  storedFinestre,
  type TipoOffered,
} from '../rules.ts'

/** The window of a line as a sheet says it; what it does not say is empty. */
export interface FinestraWords {
  famiglia: string
  /** 'Vetro: Triplo; Colore: Bianco' */
  opzioni: string
  apertura: string
  /** 'Zanzariera; Maniglia con chiave' */
  accessori: string
}

/** All families and types, by which words are looked up. */
export interface FinestraCatalogue {
  famiglie: readonly FamigliaOffered[]
  tipi: ReadonlyMap<number, TipoOffered>
}

/** What cannot be read, by the column that says it. */
export interface WordsError {
  column: keyof FinestraWords
  message: string
}

interface Named {
  pk: number
  nome: string
}

/** Whatever the case, accents and spaces. */
const named = <T extends Named>(items: readonly T[], text: string): T | undefined =>
  items.find(({ nome }) => foldTitle(nome) === foldTitle(text))

/** The parts of a cell, between semicolons or lines; between commas where those alone are there. */
const partsOf = (text: string) =>
  text
    .split(/[;\n]/.test(text) ? /[;\n]/ : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The parts of a cell that are all names; a name that has a comma in it is one too. */
const listed = (items: readonly Named[], text: string) => (named(items, text) ? [text] : partsOf(text))

/**
 * The window that a sheet says in words; of what cannot be read, why. A family sells many types and a type has its
 * own openings and accessories: words are looked up among those.
 */
export function finestraOfWords(
  words: FinestraWords,
  tipoSerramentoPk: number | null,
  { famiglie, tipi }: FinestraCatalogue,
): { window: FinestraInput; errors: WordsError[] } {
  const errors: WordsError[] = []
  const refuse = (column: keyof FinestraWords, message: string) => errors.push({ column, message })
  const window: FinestraInput = { ...NO_FINESTRA, opzioni: [], accessoriPks: [] }
  const famiglia = words.famiglia === '' ? undefined : named(famiglie, words.famiglia)
  if (words.famiglia !== '' && !famiglia) refuse('famiglia', `famiglia «${words.famiglia}» sconosciuta`)
  window.famigliaPk = famiglia?.pk ?? null
  if (words.opzioni !== '' && words.famiglia === '') refuse('opzioni', 'le opzioni vogliono la famiglia')
  for (const part of famiglia ? partsOf(words.opzioni) : []) {
    const [name = '', ...value] = part.split(':')
    const opzione = named(famiglia?.opzioni ?? [], name)
    const valore = opzione && named(opzione.valori, value.join(':'))
    if (!opzione)
      refuse('opzioni', `opzione «${name.trim()}» sconosciuta: si scrive «Opzione: valore; Opzione: valore»`)
    else if (!valore) refuse('opzioni', `«${value.join(':').trim()}» non è fra i valori di «${opzione.nome}»`)
    else if (window.opzioni.some(({ opzionePk }) => opzionePk === opzione.pk))
      refuse('opzioni', `l’opzione «${opzione.nome}» ha più di un valore`)
    else window.opzioni.push({ opzionePk: opzione.pk, valorePk: valore.pk })
  }
  const tipo = tipoSerramentoPk === null ? undefined : tipi.get(tipoSerramentoPk)
  if (!tipo) return { window, errors }
  if (words.apertura !== '') {
    window.tipoAperturaPk = named(tipo.aperture, words.apertura)?.pk ?? null
    if (window.tipoAperturaPk === null) refuse('apertura', `«${tipo.nome}» non ha l’apertura «${words.apertura}»`)
  }
  for (const name of listed(tipo.accessori, words.accessori)) {
    const accessorio = named(tipo.accessori, name)
    if (accessorio) window.accessoriPks = [...new Set([...window.accessoriPks, accessorio.pk])]
    else refuse('accessori', `«${tipo.nome}» non ha l’accessorio «${name}»`)
  }
  return { window, errors }
}

/** The column that says each part of a window. */
export const WINDOW_COLUMNS = {
  famigliaPk: 'famiglia',
  opzioni: 'opzioni',
  tipoAperturaPk: 'apertura',
  accessoriPks: 'accessori',
} as const satisfies Record<keyof FinestraInput, keyof FinestraWords>

const namesOf = (items: readonly Named[] = []) => new Map(items.map(({ pk, nome }) => [pk, nome]))

/** Why a window that was read may not be chosen for a new line, by the column that says it: it has what is retired. */
export function newFinestraErrors(
  window: FinestraInput,
  tipoSerramentoPk: number | null,
  { famiglie, tipi }: FinestraCatalogue,
): WordsError[] {
  const own = famiglie.filter(({ pk }) => pk === window.famigliaPk)
  const tipo = tipoSerramentoPk === null ? undefined : tipi.get(tipoSerramentoPk)
  const offer = {
    famiglie: new Map(own.map((famiglia) => [famiglia.pk, famiglia])),
    tipi,
    aperture: namesOf(tipo?.aperture),
    accessori: namesOf(tipo?.accessori),
  }
  const riga = { ...window, pk: null, tipoSerramentoPk: tipoSerramentoPk ?? 0, rivendita: false }
  return finestraErrors(riga, null, offer, storedFinestre([])).map(({ field, message }) => ({
    column: WINDOW_COLUMNS[field],
    message,
  }))
}
