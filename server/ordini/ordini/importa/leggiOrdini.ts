import { UserErrors } from '../../../platform/errors.ts'
import { type Cella, type Foglio, testoDi } from '../../../platform/imports/lettura/cella.ts'
import { leggiTabella, titoliDi } from '../../../platform/imports/lettura/tabella.ts'
import { correggi, perRiga, type RigaDiFile, type raccogli, senzaRighe } from '../../../platform/imports/righe.ts'
import { COLONNE, COLONNE_ORDINE, COLONNE_RIGA, piega } from '../../../platform/imports/rules.ts'
import type { FoglioLetto } from '../../../platform/imports/tipo.ts'

/** An order as a file has it: its own cells, each with the row it stands in (`scritto`: before corrections), its lines. */
export interface OrdineLetto {
  file: number
  testata: Record<string, { cella: Cella; riga: number; scritto?: string }>
  righe: RigaDiFile[]
}

const ENTRO = 50
const TITOLI = titoliDi(COLONNE.ordini)
const TITOLI_ORDINE = titoliDi(COLONNE_ORDINE)
const nomiDi = (celle: readonly Cella[]) => celle.map((cella) => TITOLI.get(piega(testoDi(cella))))

/** True when a row has the titles of the lines and not the order's number: that stands above, in cells of its own. */
function aScheda({ righe }: Foglio): boolean {
  const intestazioni = righe.slice(0, ENTRO).map(nomiDi)
  const conRighe = intestazioni.filter((nomi) => nomi.includes('tipoSerramento') && nomi.includes('numero'))
  return conRighe.length > 0 && !conRighe.some((nomi) => nomi.includes('numeroCommessa'))
}

/** The cells above the table: a label, and its value in the next cell to the right that has one. */
function testataSopra(foglio: Foglio, intestazione: number): OrdineLetto['testata'] {
  const testata: OrdineLetto['testata'] = {}
  for (const [indice, celle] of foglio.righe.slice(0, intestazione - 1).entries()) {
    for (const [posto, cella] of celle.entries()) {
      const nome = TITOLI_ORDINE.get(piega(testoDi(cella)))
      if (nome === undefined || nome in testata) continue
      const seguito = celle.slice(posto + 1).find((altra) => testoDi(altra) !== '') ?? null
      const etichetta = TITOLI_ORDINE.has(piega(testoDi(seguito)))
      testata[nome] = { cella: etichetta ? null : seguito, riga: indice + 1 }
    }
  }
  return testata
}

function leggiScheda({ nome, foglio, correzioni }: FoglioLetto, file: number, ignote: Set<string>): OrdineLetto[] {
  const tabella = leggiTabella(nome, foglio, COLONNE_RIGA)
  const testata = testataSopra(foglio, tabella.intestazione)
  const mancanti = COLONNE_ORDINE.filter((colonna) => colonna.obbligatoria && !(colonna.nome in testata))
  if (mancanti.length > 0) {
    const titoli = mancanti.map(({ titolo }) => `«${titolo}»`).join(', ')
    throw UserErrors.of(null, `${nome}: sopra la tabella delle righe manca ${titoli}.`, 'BAD_FILE')
  }
  for (const { riga, colonna, valore } of correzioni) {
    const sua = testata[colonna]
    if (sua?.riga === riga) sua.cella = valore
  }
  for (const titolo of tabella.ignote) ignote.add(titolo)
  const sue = perRiga(correzioni)
  return [{ file, testata, righe: tabella.righe.map((riga) => conCorrezioni({ ...riga, file }, sue(riga.riga))) }]
}

const AMMESSE = new Set(COLONNE.ordini.map(({ nome }) => nome))

function conCorrezioni(riga: RigaDiFile, correzioni: Parameters<typeof correggi>[2]): RigaDiFile {
  correggi(
    riga.riga,
    riga.celle,
    correzioni.filter(({ colonna }) => AMMESSE.has(colonna)),
  )
  return riga
}

/** A flat table: the order's columns on every line, or on its first one only (the others empty, or merged cells). */
function leggiPiana(
  { nome, foglio, correzioni }: FoglioLetto,
  file: number,
  ignote: Set<string>,
  segna: ReturnType<typeof raccogli>['segna'],
): OrdineLetto[] {
  const tabella = leggiTabella(nome, foglio, COLONNE.ordini)
  if (tabella.righe.length === 0) throw senzaRighe(nome)
  for (const titolo of tabella.ignote) ignote.add(titolo)
  const ordini = new Map<string, OrdineLetto>()
  const sue = perRiga(correzioni)
  let corrente = ''
  for (const letta of tabella.righe) {
    const originali = { ...letta.celle }
    const riga = conCorrezioni({ ...letta, file }, sue(letta.riga))
    corrente = testoDi(riga.celle.numeroCommessa) || corrente
    const ordine = ordini.get(corrente) ?? { file, testata: {}, righe: [] }
    ordini.set(corrente, ordine)
    for (const { nome: colonna } of COLONNE_ORDINE) {
      const cella = riga.celle[colonna]
      if (cella === undefined) continue
      const prima = ordine.testata[colonna]
      const testo = testoDi(cella)
      if (!prima || (testoDi(prima.cella) === '' && testo !== '')) {
        ordine.testata[colonna] = { cella, riga: riga.riga, scritto: testoDi(originali[colonna] ?? null) }
        // Corrected once, on the order's first line, for all of them.
      } else if (testo !== '' && testo !== testoDi(prima.cella) && testo !== prima.scritto) {
        segna(riga, colonna, `diverso dalla riga ${prima.riga} dello stesso ordine`)
      }
    }
    ordine.righe.push(riga)
  }
  return [...ordini.values()]
}

/** The orders of all the files, in either form. @throws UserErrors when one has no header */
export function leggiOrdini(fogli: readonly FoglioLetto[], segna: ReturnType<typeof raccogli>['segna']) {
  const ignote = new Set<string>()
  const ordini = fogli.flatMap((foglio, file) =>
    aScheda(foglio.foglio) ? leggiScheda(foglio, file, ignote) : leggiPiana(foglio, file, ignote, segna),
  )
  return { ordini, extra: [...ignote] }
}
