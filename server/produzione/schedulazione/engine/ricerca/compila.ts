// Orders as the search wants them: phases in the order of placing, dependencies as indices, numbers only.
import { lastDayOf } from '#shared/dates/margine.ts'
import type { OpenDays } from '#shared/dates/openDays.ts'
import { effectiveDependencies, sort } from '../fasi.ts'
import type { BatchOrdine } from '../lotto.ts'
import { withAutoInizio } from '../piazza.ts'
import type { Day, Instant } from '../time.ts'
import type { PianoRequest, RepartoFase, RequestedFase } from '../types.ts'

/** An order that the search may place. */
export interface OrdineToOptimize extends BatchOrdine {
  /** How much a day late of it counts; 1 unless told. */
  peso?: number
  /** It is to end by this day, whatever it costs the others. */
  ferma?: Day | null
  /** First minute of each phase in the plan it has today, by name; none for an order without a plan. */
  inizi?: ReadonlyMap<string, Instant>
}

export const DAYS_FASE = 0
export const FASE_MINUTES = 1
export const FINISHED_FASE = 2

/** A phase to place. */
export interface CompiledFase {
  nome: string
  genere: typeof DAYS_FASE | typeof FASE_MINUTES | typeof FINISHED_FASE
  /** Index of the department of a finite phase. */
  reparto: number
  /** Days or minutes. */
  durata: number
  /** Of its supplier; null: never closed. */
  aperture: OpenDays | null
  /** -1: none asked for. */
  da: Instant
  /** Not before, for finite phases; -1: none. */
  nonPrima: Instant
  /** Indices among the phases of the order. */
  expected: readonly number[]
  /** Start in the plan of today; null: it had none. */
  formerInstant: Instant | null
}

export interface CompiledOrdine {
  ordine: number
  peso: number
  /** Null: no delivery date. */
  consegna: Day | null
  /** Null: no hard date. */
  ferma: Day | null
  fasi: readonly CompiledFase[]
  /** The last day of what is held, and the first start of work that is: null when nothing is. */
  lastHeld: Day | null
  primoTenuto: Instant | null
  /** Ends of held phases that free ones wait for, by index of the free phase. */
  afterHeld: readonly Instant[]
  /** Two of its phases to place work in one department. */
  sovrapposte: boolean
}

/** The request as the search places it: auto start, nothing finite before `congelatoFino`. */
export function searchRequest(request: PianoRequest, congelatoFino: Instant | null): PianoRequest {
  const automatica = withAutoInizio(request)
  if (congelatoFino === null) return automatica
  return { ...automatica, nonPrima: Math.max(automatica.nonPrima ?? congelatoFino, congelatoFino) }
}

const toPlace = (fase: RequestedFase) => fase.necessaria && !fase.tenuta

/**
 * An order as numbers; null when the scheduler can give it no plan wherever it stands in the sequence.
 * @param reparti those of the calendar, by whose index departments are called
 */
export function compileOrdine(
  ordine: OrdineToOptimize,
  congelatoFino: Instant | null,
  reparti: readonly RepartoFase[],
): CompiledOrdine | null {
  if (ordine.nonSchedulabile || ordine.tempisticheMancanti) return null
  const request = searchRequest(ordine.request, congelatoFino)
  const effective = effectiveDependencies(request.fasi)
  const freeOnes = sort(request.fasi).filter(toPlace)
  if (freeOnes.some(({ durata, esclusa }) => durata === null || esclusa)) return null
  const isKnown = ({ reparto }: RequestedFase) => reparto !== null && reparti.includes(reparto)
  if (freeOnes.some((fase) => !fase.capacitaInfinita && !isKnown(fase))) return null
  const indexes = new Map(freeOnes.map(({ nome }, index) => [nome, index]))
  const kept = new Map(request.fasi.flatMap(({ nome, tenuta }) => (tenuta ? [[nome, tenuta] as const] : [])))
  const afterKept: Instant[] = []
  const fasi = freeOnes.map((fase): CompiledFase => {
    const waits = effective.get(fase.nome) ?? []
    afterKept.push(Math.max(-1, ...waits.map((name) => kept.get(name)?.fine ?? -1)))
    return {
      nome: fase.nome,
      genere: fase.capacitaInfinita ? (fase.unit === 'days' ? DAYS_FASE : FASE_MINUTES) : FINISHED_FASE,
      reparto: fase.reparto && !fase.capacitaInfinita ? reparti.indexOf(fase.reparto) : -1,
      durata: fase.durata ?? 0,
      aperture: (fase.capacitaInfinita && fase.fornitore?.aperture) || null,
      da: fase.da ?? -1,
      nonPrima: fase.capacitaInfinita ? -1 : (request.nonPrima ?? -1),
      expected: waits.flatMap((name) => indexes.get(name) ?? []),
      formerInstant: ordine.inizi?.get(fase.nome) ?? null,
    }
  })
  if (fasi.some(({ da, expected }, index) => da < 0 && expected.length === 0 && afterKept[index] === -1)) return null
  const ferme = [...kept.values()]
  const inReparto = request.fasi.flatMap(({ reparto, tenuta }) => (reparto && tenuta ? [tenuta.inizio] : []))
  return {
    ordine: ordine.ordine,
    peso: ordine.peso ?? 1,
    consegna: request.dataConsegna,
    ferma: ordine.ferma ?? null,
    fasi,
    lastHeld: ferme.length > 0 ? Math.max(...ferme.map(({ inizio, fine }) => lastDayOf(inizio, fine))) : null,
    primoTenuto: inReparto.length > 0 ? Math.min(...inReparto) : null,
    afterHeld: afterKept,
    sovrapposte: reparti.some((_name, which) => fasi.filter(({ reparto }) => reparto === which).length > 1),
  }
}
