// The catalogue as the measure-limits screen shows it: types by families, with what each cell holds and what is odd in it.

import { containsWords } from '#shared/containsWords.ts'
import { formatInteger } from '#shared/formats/formats.ts'
import { analyzeVincoli, type RilievoVincoli } from '#vendite/vincoli/analisi/rules.ts'
import { sortVincoli, type VincoloMisure } from '#vendite/vincoli/rules.ts'
import type { VincoliCatalogo } from '../readVincoli.ts'

export type MatrixTipo = VincoliCatalogo['tipiSerramento'][number]
export type MatrixFamiglia = VincoliCatalogo['famiglie'][number]
export type MatrixApertura = VincoliCatalogo['tipiApertura'][number]

/** A saved constraint. */
export interface SavedVincolo extends VincoloMisure {
  id: number
  versione: number
}

/** What a family makes of a type: nothing when it has no constraint. */
export interface MatrixCell {
  /** In the order in which they are tried. */
  vincoli: readonly SavedVincolo[]
  rilievi: readonly RilievoVincoli[]
}

/** Families of one tipologia, in order. */
interface MatrixGroup {
  name: string
  famiglie: readonly MatrixFamiglia[]
}

export interface MatrixModel {
  tipi: readonly MatrixTipo[]
  groups: readonly MatrixGroup[]
  cella: (tipo: number, famiglia: number) => MatrixCell
}

const EMPTY: MatrixCell = { vincoli: [], rilievi: [] }
const name = (tipo: number, famiglia: number) => `${tipo}/${famiglia}`

/** The whole matrix. */
export function createMatrix({
  tipiSerramento,
  famiglie,
  vincoli,
}: Omit<VincoliCatalogo, 'tipiApertura'>): MatrixModel {
  const byCella = new Map<string, SavedVincolo[]>()
  for (const { pk, famigliaPk, tipoSerramentoPk, id: _, ...resto } of vincoli) {
    const where = name(tipoSerramentoPk, famigliaPk)
    const present = byCella.get(where) ?? []
    present.push({ ...resto, id: pk })
    byCella.set(where, present)
  }
  const celle = new Map<string, MatrixCell>()
  for (const tipo of tipiSerramento) {
    for (const { pk } of famiglie) {
      const present = byCella.get(name(tipo.pk, pk))
      if (!present) continue
      celle.set(name(tipo.pk, pk), { vincoli: sortVincoli(present), rilievi: analyzeVincoli(tipo, present) })
    }
  }
  return {
    tipi: tipiSerramento,
    groups: grouped(famiglie),
    cella: (tipo, famiglia) => celle.get(name(tipo, famiglia)) ?? EMPTY,
  }
}

function grouped(famiglie: readonly MatrixFamiglia[]): MatrixGroup[] {
  const groups = Map.groupBy(famiglie, ({ tipologiaFamiglia }) => tipologiaFamiglia.nome)
  return [...groups].map(([tipologia, own]) => ({ name: tipologia, famiglie: own }))
}

export interface MatrixFilter {
  tipo: string
  famiglia: string
  /** Only types and families with something to check. */
  segnalazioni: boolean
}

/** The part of the matrix that the filters leave; a family is found by its tipologia too. */
export function filterMatrix(matrice: MatrixModel, filter: MatrixFilter): MatrixModel {
  let tipi = matrice.tipi.filter((tipo) => containsWords(tipo.nome, filter.tipo))
  const found = (famiglia: MatrixFamiglia) =>
    containsWords(`${famiglia.nome} ${famiglia.tipologiaFamiglia.nome}`, filter.famiglia)
  let famiglie = matrice.groups.flatMap((group) => group.famiglie).filter(found)
  if (filter.segnalazioni) {
    const toVisit = (tipo: MatrixTipo, famiglia: MatrixFamiglia) =>
      matrice.cella(tipo.pk, famiglia.pk).rilievi.length > 0
    const matches = famiglie
    tipi = tipi.filter((tipo) => matches.some((famiglia) => toVisit(tipo, famiglia)))
    famiglie = matches.filter((famiglia) => tipi.some((tipo) => toVisit(tipo, famiglia)))
  }
  return { ...matrice, tipi, groups: grouped(famiglie) }
}

/** How many findings there are in all. */
export function countRilievi({ tipi, groups, cella }: MatrixModel): number {
  const famiglie = groups.flatMap((group) => group.famiglie)
  return tipi.reduce((sum, tipo) => sum + famiglie.reduce((n, { pk }) => n + cella(tipo.pk, pk).rilievi.length, 0), 0)
}

const stretch = (min: number, max: number) => `${formatInteger(min)}–${formatInteger(max)}`

interface CellReading {
  /** Of the first constraint: 'H 500–1.200', 'L 400–1.000'. */
  altezza: string
  larghezza: string
  /** How many constraints follow. */
  others: number
}

/** The short reading of the constraints of a cell; null when the type is not sold. */
export function cellReading([first, ...others]: readonly VincoloMisure[]): CellReading | null {
  if (!first) return null
  return {
    altezza: `H ${stretch(first.altezzaMin, first.altezzaMax)}`,
    larghezza: `L ${stretch(first.larghezzaMin, first.larghezzaMax)}`,
    others: others.length,
  }
}

/** 'altezza 500–1.200 mm, larghezza 400–1.000 mm': one constraint in full words. */
export function describeMisure({ altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }: VincoloMisure): string {
  return `altezza ${stretch(altezzaMin, altezzaMax)} mm, larghezza ${stretch(larghezzaMin, larghezzaMax)} mm`
}

/** 'H 350–800 · L 500–1.600': the type's own bounds, null when it has none. */
export function limitsReading({ altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }: MatrixTipo): string | null {
  const parts = [
    altezzaMin !== null && altezzaMax !== null && `H ${stretch(altezzaMin, altezzaMax)}`,
    larghezzaMin !== null && larghezzaMax !== null && `L ${stretch(larghezzaMin, larghezzaMax)}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : null
}
