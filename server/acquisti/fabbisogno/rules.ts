// What the bills of an order ask to be bought, beside what is bought already. docs/rules/acquisti.md#need
import { genereOf, misureText, type RigaDistintaValues } from '#vendite/distinte/distinta/rules.ts'
import { sumQuantita } from '../righeOrdineFornitore/rules.ts'

/** What tells one thing that is to be bought from another. */
export interface Articolo {
  rigaOrdinePk: number
  tipologia: string
  codice: string
  descrizione: string
  um: string
  /** Of a bar or what else is measured by one number, mm. */
  misure: string
  /** Of a pane, mm. */
  misureVetro: string
  sezione: string
}

/** So much of a thing. */
export type Bisogno = Articolo & { quantita: number }

/** A row for suppliers that a bill asked for. */
export interface RigaPresa extends Bisogno {
  pk: number
  fornitorePk: number | null
  /** A supplier order has it. */
  ordinata: boolean
}

interface Line {
  rigaPk: number
  numero: number
  righe: readonly RigaDistintaValues[]
}

/** What makes two needs one. */
export function articoloKey(articolo: Articolo): string {
  const { rigaOrdinePk, tipologia, codice, descrizione, um, misure, misureVetro, sezione } = articolo
  return JSON.stringify([rigaOrdinePk, tipologia, codice, descrizione, um, misure, misureVetro, sezione])
}

/** All pieces of lines by their bills: equal things of a line once, in the order of the bills. */
export function bisogniOf(lines: readonly Line[]): Bisogno[] {
  const needs = new Map<string, Bisogno>()
  for (const { rigaPk, numero, righe } of lines) {
    for (const riga of righe) {
      const { tipologia, codice, descrizione, um, sezione } = riga
      const measures = misureText(riga)
      const pane = genereOf(riga) === 'lastra'
      const articolo = {
        ...{ rigaOrdinePk: rigaPk, tipologia, codice, descrizione, um, sezione },
        ...{ misure: pane ? '' : measures, misureVetro: pane ? measures : '' },
      }
      const key = articoloKey(articolo)
      const quantita = Number((riga.quantita * numero).toFixed(3))
      needs.set(key, { ...articolo, quantita: sumQuantita([needs.get(key)?.quantita ?? 0, quantita]) })
    }
  }
  return [...needs.values()]
}

/** What is to be done with the rows that wait, so that with those ordered they are what is needed. */
export interface PianoRighe {
  /** With the supplier of the row in whose place it comes. */
  added: (Bisogno & { fornitorePk: number | null })[]
  /** Rows that wait for what is not needed any more, or for another quantity. */
  tolte: number[]
  /** Rows that wait and are right. */
  invariate: number
  /** What is ordered and not needed. */
  inPiu: Bisogno[]
}

/**
 * Rows that wait are made what is still missing; what a supplier order has stays, and is told where it is too much.
 * @param taken rows that bills asked for
 */
export function pianoRighe(needs: readonly Bisogno[], taken: readonly RigaPresa[]): PianoRighe {
  const plan: PianoRighe = { added: [], tolte: [], invariate: 0, inPiu: [] }
  const rows = Map.groupBy(taken, articoloKey)
  const sum = (some: readonly { quantita: number }[]) => sumQuantita(some.map(({ quantita }) => quantita))
  const needed = new Map(needs.map((need) => [articoloKey(need), need]))
  for (const key of new Set([...needed.keys(), ...rows.keys()])) {
    const need = needed.get(key)
    const own = rows.get(key) ?? []
    const waiting = own.filter(({ ordinata }) => !ordinata)
    const missing = Number(((need?.quantita ?? 0) - sum(own.filter(({ ordinata }) => ordinata))).toFixed(3))
    const first = own[0]
    if (missing < 0 && first) {
      const { pk: _pk, fornitorePk: _fornitore, ordinata: _ordered, ...articolo } = first
      plan.inPiu.push({ ...articolo, quantita: -missing })
    }
    const right = Math.max(0, missing)
    if (sum(waiting) === right) {
      plan.invariate += waiting.length
      continue
    }
    plan.tolte.push(...waiting.map(({ pk }) => pk))
    if (need && right > 0) plan.added.push({ ...need, quantita: right, fornitorePk: waiting[0]?.fornitorePk ?? null })
  }
  return plan
}
