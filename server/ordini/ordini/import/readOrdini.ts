import { UserErrors } from '../../../platform/errors.ts'
import type { ReadSheet } from '../../../platform/imports/kind.ts'
import { type RawSheet, type ReadCell, textOfCell } from '../../../platform/imports/reading/cell.ts'
import { readTable, titlesOf } from '../../../platform/imports/reading/table.ts'
import {
  type collectFindings,
  correctCells,
  correctionsByRow,
  type FileRow,
  noRows,
} from '../../../platform/imports/rows.ts'
import {
  foldTitle,
  IMPORT_COLUMNS,
  ORDINE_IMPORT_COLUMNS,
  RIGA_IMPORT_COLUMNS,
} from '../../../platform/imports/rules.ts'

/** An order as a file has it: its own cells, each with the row it stands in (`scritto`: before corrections), its lines. */
export interface ReadOrdine {
  file: number
  testata: Record<string, { cella: ReadCell; riga: number; scritto?: string }>
  righe: FileRow[]
}

const ENTRO = 50
const TITOLI = titlesOf(IMPORT_COLUMNS.ordini)
const TITOLI_ORDINE = titlesOf(ORDINE_IMPORT_COLUMNS)
const nomiDi = (celle: readonly ReadCell[]) => celle.map((cella) => TITOLI.get(foldTitle(textOfCell(cella))))

/** True when a row has the titles of the lines and not the order's number: that stands above, in cells of its own. */
function aScheda({ righe }: RawSheet): boolean {
  const intestazioni = righe.slice(0, ENTRO).map(nomiDi)
  const conRighe = intestazioni.filter((nomi) => nomi.includes('tipoSerramento') && nomi.includes('numero'))
  return conRighe.length > 0 && !conRighe.some((nomi) => nomi.includes('numeroCommessa'))
}

/** The cells above the table: a label, and its value in the next cell to the right that has one. */
function testataSopra(foglio: RawSheet, intestazione: number): ReadOrdine['testata'] {
  const testata: ReadOrdine['testata'] = {}
  for (const [indice, celle] of foglio.righe.slice(0, intestazione - 1).entries()) {
    for (const [posto, cella] of celle.entries()) {
      const nome = TITOLI_ORDINE.get(foldTitle(textOfCell(cella)))
      if (nome === undefined || nome in testata) continue
      const seguito = celle.slice(posto + 1).find((altra) => textOfCell(altra) !== '') ?? null
      const etichetta = TITOLI_ORDINE.has(foldTitle(textOfCell(seguito)))
      testata[nome] = { cella: etichetta ? null : seguito, riga: indice + 1 }
    }
  }
  return testata
}

function leggiScheda({ nome, foglio, correzioni }: ReadSheet, file: number, ignote: Set<string>): ReadOrdine[] {
  const tabella = readTable(nome, foglio, RIGA_IMPORT_COLUMNS)
  const testata = testataSopra(foglio, tabella.intestazione)
  const mancanti = ORDINE_IMPORT_COLUMNS.filter((colonna) => colonna.obbligatoria && !(colonna.nome in testata))
  if (mancanti.length > 0) {
    const titoli = mancanti.map(({ titolo }) => `«${titolo}»`).join(', ')
    throw UserErrors.of(null, `${nome}: sopra la tabella delle righe manca ${titoli}.`, 'BAD_FILE')
  }
  for (const { riga, colonna, valore } of correzioni) {
    const sua = testata[colonna]
    if (sua?.riga === riga) sua.cella = valore
  }
  for (const titolo of tabella.ignote) ignote.add(titolo)
  const sue = correctionsByRow(correzioni)
  return [{ file, testata, righe: tabella.righe.map((riga) => conCorrezioni({ ...riga, file }, sue(riga.riga))) }]
}

const AMMESSE = new Set(IMPORT_COLUMNS.ordini.map(({ nome }) => nome))

function conCorrezioni(riga: FileRow, correzioni: Parameters<typeof correctCells>[2]): FileRow {
  correctCells(
    riga.riga,
    riga.celle,
    correzioni.filter(({ colonna }) => AMMESSE.has(colonna)),
  )
  return riga
}

/** A flat table: the order's columns on every line, or on its first one only (the others empty, or merged cells). */
function leggiPiana(
  { nome, foglio, correzioni }: ReadSheet,
  file: number,
  ignote: Set<string>,
  segna: ReturnType<typeof collectFindings>['segna'],
  colonne = IMPORT_COLUMNS.ordini,
): ReadOrdine[] {
  const tabella = readTable(nome, foglio, colonne)
  if (tabella.righe.length === 0) throw noRows(nome)
  for (const titolo of tabella.ignote) ignote.add(titolo)
  const ordini = new Map<string, ReadOrdine>()
  const sue = correctionsByRow(correzioni)
  let corrente = ''
  for (const letta of tabella.righe) {
    const originali = { ...letta.celle }
    const riga = conCorrezioni({ ...letta, file }, sue(letta.riga))
    corrente = textOfCell(riga.celle.numeroCommessa) || corrente
    const ordine = ordini.get(corrente) ?? { file, testata: {}, righe: [] }
    ordini.set(corrente, ordine)
    for (const { nome: colonna } of ORDINE_IMPORT_COLUMNS) {
      const cella = riga.celle[colonna]
      if (cella === undefined) continue
      const prima = ordine.testata[colonna]
      const testo = textOfCell(cella)
      if (!prima || (textOfCell(prima.cella) === '' && testo !== '')) {
        ordine.testata[colonna] = { cella, riga: riga.riga, scritto: textOfCell(originali[colonna] ?? null) }
        // Corrected once, on the order's first line, for all of them.
      } else if (testo !== '' && testo !== textOfCell(prima.cella) && testo !== prima.scritto) {
        segna(riga, colonna, `diverso dalla riga ${prima.riga} dello stesso ordine`)
      }
    }
    ordine.righe.push(riga)
  }
  return [...ordini.values()]
}

/** The orders of all the files, in either form. @throws UserErrors when one has no header */
export function readOrdini(fogli: readonly ReadSheet[], segna: ReturnType<typeof collectFindings>['segna']) {
  const ignote = new Set<string>()
  const ordini = fogli.flatMap((foglio, file) =>
    aScheda(foglio.foglio) ? leggiScheda(foglio, file, ignote) : leggiPiana(foglio, file, ignote, segna),
  )
  return { ordini, extra: [...ignote] }
}

/** The orders that the rows of flat tables name, without their lines. @throws UserErrors when one has no header */
export function readTestate(fogli: readonly ReadSheet[], segna: ReturnType<typeof collectFindings>['segna']) {
  return fogli.flatMap((foglio, file) => leggiPiana(foglio, file, new Set(), segna, ORDINE_IMPORT_COLUMNS))
}
