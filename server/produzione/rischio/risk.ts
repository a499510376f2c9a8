// Supplies against the plan: when a material is needed, when it must be ordered, what its delay does.
// docs/rules/acquisti.md#warnings
import type { Disponibilita } from '../schedulazione/engine/disponibilita.ts'
import { dipendenzeEffettive } from '../schedulazione/engine/fasi.ts'
import { piazza } from '../schedulazione/engine/piazza.ts'
import { type Giorno, giornoOf, type Istante, lastGiorno, startOf } from '../schedulazione/engine/time.ts'
import type { FaseConfigurata, FaseRichiesta, RichiestaPiano } from '../schedulazione/engine/types.ts'

/** A supplier order that has not arrived. */
export interface FornituraAttesa {
  pk: number
  /** Name of the material, which is that of the phase that waits for it. */
  materiale: string
  /** What the supplier promised; null when nothing is. */
  promessa: Giorno | null
}

/** What the delay of a supplier order does to its order. */
export interface RischioOrdine {
  fornitura: FornituraAttesa
  /** When it is expected. */
  previsto: Giorno
  /** When the first phase of a department that needs it begins. */
  necessario: Giorno
  /** How many days too late it is, at least 1. */
  giorni: number
  /** Last day of work as it would become; null when the phases find no place. */
  nuovaFine: Giorno | null
  /** Days past the date of the order; null without one, 0 when it is kept. */
  ritardo: number | null
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
function waitingFor(fasi: Fasi, nome: string): Set<string> {
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
 * Which phases of departments may wait for which material, whatever phases an order needs: phases that an order does
 * without hand on what they wait for.
 */
export function waitingPairs(configurate: readonly FaseConfigurata[]): { materiale: string; fase: string }[] {
  const fasi = configurate.map((fase) => ({ ...fase, necessaria: true }))
  return fasi.flatMap(({ nome: materiale, conFornitore }) => {
    if (!conFornitore) return []
    const attendono = waitingFor(fasi, materiale)
    return fasi.flatMap(({ nome: fase, capacitaInfinita }) =>
      attendono.has(fase) && !capacitaInfinita ? [{ materiale, fase }] : [],
    )
  })
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

/** The saved plan with a material that comes on a day: what waits for it is free to move, the rest stays. */
function withArrival(richiesta: RichiestaPiano, materiale: string, arrivo: Giorno): RichiestaPiano {
  const attendono = waitingFor(richiesta.fasi, materiale)
  const fasi = richiesta.fasi.map((fase): FaseRichiesta => {
    if (attendono.has(fase.nome)) return { ...fase, tenuta: null }
    if (fase.nome !== materiale || !fase.tenuta) return fase
    return { ...fase, tenuta: { ...fase.tenuta, fine: Math.max(fase.tenuta.fine, startOf(arrivo)) } }
  })
  return { ...richiesta, fasi }
}

/** What one supplier order does to its order; null when it comes in time, or no phase waits for it. */
function riskOf(
  richiesta: RichiestaPiano,
  fornitura: FornituraAttesa,
  disponibilita: Disponibilita,
): RischioOrdine | null {
  const fase = richiesta.fasi.find(({ nome }) => nome === fornitura.materiale)
  const inizio = neededBy(richiesta.fasi, fornitura.materiale)
  if (!fase?.tenuta || inizio === null) return null
  const previsto = expectedOf(fornitura, fase.tenuta.fine, giornoOf(richiesta.adesso))
  const necessario = giornoOf(inizio)
  if (previsto <= necessario) return null
  const piano = piazza(withArrival(richiesta, fornitura.materiale, previsto), disponibilita, { spiega: false })
  const ultimi = piano.fasi.flatMap(({ inizio: da, fine }) =>
    da === null || fine === null ? [] : [lastGiorno(da, fine)],
  )
  const nuovaFine = piano.completo && ultimi.length > 0 ? Math.max(...ultimi) : null
  const { dataConsegna } = richiesta
  const ritardo = nuovaFine === null || dataConsegna === null ? null : Math.max(0, nuovaFine - dataConsegna)
  return { fornitura, previsto, necessario, giorni: previsto - necessario, nuovaFine, ritardo }
}

const gravita = ({ nuovaFine, giorni }: RischioOrdine) => [nuovaFine ?? Number.POSITIVE_INFINITY, giorni] as const

/**
 * The supplier order that decides when an order is ready, of those that come too late for its saved plan.
 * @param richiesta the order as it is saved
 * @returns null when all of them come in time
 */
export function decidingRisk(
  richiesta: RichiestaPiano,
  forniture: readonly FornituraAttesa[],
  disponibilita: Disponibilita,
): RischioOrdine | null {
  let peggiore: RischioOrdine | null = null
  for (const fornitura of forniture) {
    const rischio = riskOf(richiesta, fornitura, disponibilita)
    if (!rischio) continue
    const [fine, giorni] = gravita(rischio)
    const [altra, suoi] = peggiore ? gravita(peggiore) : [Number.NEGATIVE_INFINITY, 0]
    if (fine > altra || (fine === altra && giorni > suoi)) peggiore = rischio
  }
  return peggiore
}
