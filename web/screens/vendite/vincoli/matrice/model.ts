// The catalogue as the measure-limits screen shows it: types by families, with what each cell holds and what is odd in it.
import { formatInteger } from '../../../../../server/shared/formats/formats.ts'
import { analyzeVincoli, type RilievoVincoli } from '../../../../../server/vendite/vincoli/analisi/rules.ts'
import { sortVincoli, type VincoloMisure } from '../../../../../server/vendite/vincoli/rules.ts'
import { containsWords } from '../../../../ui/table/containsWords.ts'
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
  nome: string
  famiglie: readonly MatrixFamiglia[]
}

export interface MatrixModel {
  tipi: readonly MatrixTipo[]
  gruppi: readonly MatrixGroup[]
  cella: (tipo: number, famiglia: number) => MatrixCell
}

const VUOTA: MatrixCell = { vincoli: [], rilievi: [] }
const nome = (tipo: number, famiglia: number) => `${tipo}/${famiglia}`

/** The whole matrix. */
export function createMatrix({
  tipiSerramento,
  famiglie,
  vincoli,
}: Omit<VincoliCatalogo, 'tipiApertura'>): MatrixModel {
  const perCella = new Map<string, SavedVincolo[]>()
  for (const { pk, famigliaPk, tipoSerramentoPk, id: _, ...resto } of vincoli) {
    const dove = nome(tipoSerramentoPk, famigliaPk)
    const present = perCella.get(dove) ?? []
    present.push({ ...resto, id: pk })
    perCella.set(dove, present)
  }
  const celle = new Map<string, MatrixCell>()
  for (const tipo of tipiSerramento) {
    for (const { pk } of famiglie) {
      const present = perCella.get(nome(tipo.pk, pk))
      if (!present) continue
      celle.set(nome(tipo.pk, pk), { vincoli: sortVincoli(present), rilievi: analyzeVincoli(tipo, present) })
    }
  }
  return {
    tipi: tipiSerramento,
    gruppi: raggruppa(famiglie),
    cella: (tipo, famiglia) => celle.get(nome(tipo, famiglia)) ?? VUOTA,
  }
}

function raggruppa(famiglie: readonly MatrixFamiglia[]): MatrixGroup[] {
  const gruppi = Map.groupBy(famiglie, ({ tipologiaFamiglia }) => tipologiaFamiglia.nome)
  return [...gruppi].map(([tipologia, sue]) => ({ nome: tipologia, famiglie: sue }))
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
  const trovata = (famiglia: MatrixFamiglia) =>
    containsWords(`${famiglia.nome} ${famiglia.tipologiaFamiglia.nome}`, filter.famiglia)
  let famiglie = matrice.gruppi.flatMap((gruppo) => gruppo.famiglie).filter(trovata)
  if (filter.segnalazioni) {
    const daVedere = (tipo: MatrixTipo, famiglia: MatrixFamiglia) =>
      matrice.cella(tipo.pk, famiglia.pk).rilievi.length > 0
    const trovate = famiglie
    tipi = tipi.filter((tipo) => trovate.some((famiglia) => daVedere(tipo, famiglia)))
    famiglie = trovate.filter((famiglia) => tipi.some((tipo) => daVedere(tipo, famiglia)))
  }
  return { ...matrice, tipi, gruppi: raggruppa(famiglie) }
}

/** How many findings there are in all. */
export function countRilievi({ tipi, gruppi, cella }: MatrixModel): number {
  const famiglie = gruppi.flatMap((gruppo) => gruppo.famiglie)
  return tipi.reduce(
    (somma, tipo) => somma + famiglie.reduce((n, { pk }) => n + cella(tipo.pk, pk).rilievi.length, 0),
    0,
  )
}

const tratto = (min: number, max: number) => `${formatInteger(min)}–${formatInteger(max)}`

interface CellReading {
  /** Of the first constraint: 'H 500–1.200', 'L 400–1.000'. */
  altezza: string
  larghezza: string
  /** How many constraints follow. */
  altri: number
}

/** The short reading of the constraints of a cell; null when the type is not sold. */
export function cellReading([primo, ...altri]: readonly VincoloMisure[]): CellReading | null {
  if (!primo) return null
  return {
    altezza: `H ${tratto(primo.altezzaMin, primo.altezzaMax)}`,
    larghezza: `L ${tratto(primo.larghezzaMin, primo.larghezzaMax)}`,
    altri: altri.length,
  }
}

/** 'altezza 500–1.200 mm, larghezza 400–1.000 mm': one constraint in full words. */
export function describeMisure({ altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }: VincoloMisure): string {
  return `altezza ${tratto(altezzaMin, altezzaMax)} mm, larghezza ${tratto(larghezzaMin, larghezzaMax)} mm`
}

/** 'H 350–800 · L 500–1.600': the type's own bounds, null when it has none. */
export function limitsReading({ altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }: MatrixTipo): string | null {
  const parti = [
    altezzaMin !== null && altezzaMax !== null && `H ${tratto(altezzaMin, altezzaMax)}`,
    larghezzaMin !== null && larghezzaMax !== null && `L ${tratto(larghezzaMin, larghezzaMax)}`,
  ].filter(Boolean)
  return parti.length > 0 ? parti.join(' · ') : null
}
