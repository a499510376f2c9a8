// What the search puts in a sequence: whole orders, or their turns in a department one by one.
import type { Day, Instant } from '../time.ts'
import type { PlacingTurn } from '../turns.ts'
import { type CompiledOrdine, FINISHED_FASE } from './compila.ts'
import { NEVER, NONE, prontoOf, type ReadyFase } from './ready.ts'

/** An order, or the part of it that one work in a department brings about. */
export interface SearchUnit {
  /** Index of its order. */
  ordine: number
  peso: number
  consegna: Day | null
  ferma: Day | null
  fasi: readonly ReadyFase[]
  /** Where each of them stands among the phases of the order. */
  indexes: readonly number[]
  /** Last day and first minute in a department of what does not depend on the ledger. */
  last: Day
  primo: Instant
  cambi: number
  /** Two of its phases to place work in one department. */
  sovrapposte: boolean
  /** The units of the same order before and after it, and its last one, by their index; `NONE` without. */
  before: number
  after: number
  final: number
}

/** Each order as one unit, of the same index. */
export function wholeUnits(ordini: readonly CompiledOrdine[]): SearchUnit[] {
  return ordini.map((ordine, index) => {
    const { peso, consegna, ferma } = ordine
    const ready = prontoOf(ordine)
    const indexes = ready.fasi.map((_fase, n) => n)
    return { ...ready, ordine: index, peso, consegna, ferma, indexes, before: NONE, after: NONE, final: index }
  })
}

/** The department in which a unit works; `NONE` without work. */
const repartoOf = ({ fasi }: SearchUnit): number =>
  fasi.find(({ genere, durata }) => genere === FINISHED_FASE && durata > 0)?.reparto ?? NONE

/** Of each phase the number of works in a department that it waits for, the longest way; its own is one. */
function turnOfFasi(fasi: readonly ReadyFase[]): number[] {
  const turns: number[] = []
  let taken = -1
  for (const { genere, durata, expected } of fasi) {
    const waits = Math.max(0, ...expected.map((wait) => turns[wait] as number))
    turns.push(genere === FINISHED_FASE && durata > 0 ? ++taken : waits)
  }
  return turns
}

/** The departments in an order in which every order comes to them; null when orders go both ways between two. */
function repartiInTurn(ways: readonly (readonly number[])[]): number[] | null {
  const before = new Map<number, Set<number>>()
  for (const way of ways) {
    for (const [n, reparto] of way.entries()) {
      const own = before.get(reparto) ?? new Set()
      before.set(reparto, own)
      for (const other of way.slice(0, n)) if (other !== reparto) own.add(other)
      if (way.slice(0, n).includes(reparto) && way[n - 1] !== reparto) return null
    }
  }
  const sorted: number[] = []
  while (before.size > 0) {
    const next = [...before].find(([, waits]) => [...waits].every((one) => sorted.includes(one)))
    if (!next) return null
    sorted.push(next[0])
    before.delete(next[0])
  }
  return sorted
}

/**
 * Each order in as many units as it has works in departments. They stand department by department, so that each of these
 * has its own sequence, or, where orders go both ways between two, order by order; at first it is the plan of whole
 * orders in that sequence.
 * @param sequence the orders, by index
 */
export function turnUnits(ordini: readonly CompiledOrdine[], sequence: Iterable<number>): SearchUnit[] {
  const ofOrdine = new Map<number, SearchUnit[]>()
  for (const ordine of sequence) {
    const compiled = ordini[ordine] as CompiledOrdine
    const { fasi, last, primo, cambi } = prontoOf(compiled)
    const turns = turnOfFasi(fasi)
    const count = Math.max(0, ...turns) + 1
    const own = Array.from({ length: count }, (_, turn): SearchUnit => {
      const indexes = fasi.flatMap((_fase, index) => (turns[index] === turn ? [index] : []))
      const fixed = turn === 0 ? { last, primo, cambi } : { last: NONE, primo: NEVER, cambi: 0 }
      return {
        ...fixed,
        ordine,
        peso: compiled.peso,
        consegna: compiled.consegna,
        ferma: compiled.ferma,
        fasi: indexes.map((index) => fasi[index] as ReadyFase),
        indexes,
        sovrapposte: false,
        before: NONE,
        after: NONE,
        final: NONE,
      }
    })
    ofOrdine.set(ordine, own)
  }
  const all = [...ofOrdine.values()]
  const reparti = repartiInTurn(all.map((own) => own.map(repartoOf).filter((reparto) => reparto !== NONE)))
  // Without work in a department an order stands in nobody's way.
  const units = reparti
    ? [NONE, ...reparti].flatMap((one) => all.flat().filter((unit) => repartoOf(unit) === one))
    : all.flat()
  const indexOf = new Map(units.map((unit, index) => [unit, index]))
  for (const own of ofOrdine.values()) {
    for (const [turn, unit] of own.entries()) {
      const numbered = (other: SearchUnit | undefined) => (other ? (indexOf.get(other) as number) : NONE)
      unit.before = numbered(own[turn - 1])
      unit.after = numbered(own[turn + 1])
      unit.final = numbered(own.at(-1))
    }
  }
  return units
}

/** A sequence of units in the words of the scheduler: of each unit the order and the names of its phases. */
export function placingTurnsOf(
  ordini: readonly CompiledOrdine[],
  units: readonly SearchUnit[],
  sequence: Iterable<number>,
): PlacingTurn[] {
  const later = new Set(
    units.flatMap(({ ordine, before, fasi }) => (before === NONE ? [] : fasi.map(({ nome }) => `${ordine} ${nome}`))),
  )
  return [...sequence].map((index) => {
    const { ordine: which, before, after, fasi } = units[index] as SearchUnit
    const compiled = ordini[which] as CompiledOrdine
    const { ordine } = compiled
    if (before === NONE && after === NONE) return { ordine }
    if (before !== NONE) return { ordine, fasi: fasi.map(({ nome }) => nome) }
    return { ordine, fasi: compiled.fasi.flatMap(({ nome }) => (later.has(`${which} ${nome}`) ? [] : [nome])) }
  })
}
