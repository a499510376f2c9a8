// Supplies against a plan: when a material is needed, when it is expected, how late that makes the plan. Pure.
// docs/rules/ordini.md#margin
import { dipendenzeEffettive } from './fasi.ts'
import { type Giorno, giornoOf, type Istante, startOf } from './time.ts'
import type { FaseConfigurata, FaseRichiesta } from './types.ts'

/** A supplier order that has not arrived. */
export interface FornituraAttesa {
  pk: number
  /** Name of the material, which is that of the phase that waits for it. */
  materiale: string
  /** What the supplier promised; null when nothing is. */
  promessa: Giorno | null
}

type Fasi = readonly (FaseConfigurata & { necessaria: boolean })[]

/** Asked for twice by each supply of an order. */
const dependencies = new WeakMap<Fasi, ReturnType<typeof dipendenzeEffettive>>()

function dependenciesOf(fasi: Fasi): ReturnType<typeof dipendenzeEffettive> {
  const known = dependencies.get(fasi) ?? dipendenzeEffettive(fasi)
  dependencies.set(fasi, known)
  return known
}

/** Every phase that waits for one, however indirectly. */
export function waitingFor(fasi: Fasi, nome: string): Set<string> {
  const effettive = dependenciesOf(fasi)
  const trovate = new Set<string>()
  for (let prima = -1; prima !== trovate.size; ) {
    prima = trovate.size
    for (const [fase, attese] of effettive) {
      if (attese.some((attesa) => attesa === nome || trovate.has(attesa))) trovate.add(fase)
    }
  }
  return trovate
}

/**
 * When a material is needed: the start of the first phase of a department that waits for it.
 * @param fasi of an order as it is saved
 * @returns null when no such phase has dates
 */
export function neededBy(fasi: readonly FaseRichiesta[], materiale: string): Istante | null {
  if (!fasi.some(({ nome, necessaria }) => nome === materiale && necessaria)) return null
  const attendono = waitingFor(fasi, materiale)
  const inizi = fasi.flatMap(({ nome, capacitaInfinita, tenuta }) =>
    attendono.has(nome) && !capacitaInfinita && tenuta ? [tenuta.inizio] : [],
  )
  return inizi.length > 0 ? Math.min(...inizi) : null
}

/** What was promised, else the end of its phase; what should be here already is expected today. */
export function expectedOf({ promessa }: FornituraAttesa, fine: Istante, oggi: Giorno): Giorno {
  return Math.max(promessa ?? giornoOf(fine), oggi)
}

/** When a supplier order is expected, and when it is needed; null when no phase waits for it. */
export function awaitedDays(fasi: readonly FaseRichiesta[], fornitura: FornituraAttesa, oggi: Giorno) {
  const fase = fasi.find(({ nome, conFornitore }) => conFornitore && nome === fornitura.materiale)
  const inizio = neededBy(fasi, fornitura.materiale)
  if (!fase?.tenuta || inizio === null) return null
  return { previsto: expectedOf(fornitura, fase.tenuta.fine, oggi), necessario: giornoOf(inizio) }
}

/**
 * Days by which the latest material of an order comes after it is needed: so many days later its plan ends. The
 * database counts it too (`ritardo_materiali`), and a test compares the two.
 * @param fasi of an order with the dates of its plan
 * @param forniture those that have not arrived
 * @returns 0 when all come in time, and for a plan that is over
 */
export function ritardoMateriali(
  fasi: readonly FaseRichiesta[],
  forniture: readonly FornituraAttesa[],
  oggi: Giorno,
): number {
  const fine = Math.max(...fasi.map(({ tenuta }) => tenuta?.fine ?? Number.NEGATIVE_INFINITY))
  if (fine < startOf(oggi)) return 0
  const ritardi = forniture.map((fornitura) => {
    const giorni = awaitedDays(fasi, fornitura, oggi)
    return giorni ? giorni.previsto - giorni.necessario : 0
  })
  return Math.max(0, ...ritardi)
}
