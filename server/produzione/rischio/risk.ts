// Supplies against the plan: what the delay of a material does to it.
// docs/rules/acquisti.md#warnings

import { lastDay, ritardoOf } from '../../shared/dates/margine.ts'
import type { Availability } from '../schedulazione/engine/availability.ts'
import { piazza } from '../schedulazione/engine/piazza.ts'
import { calendarDayOf, type Day, startOf } from '../schedulazione/engine/time.ts'
import type { PianoRequest, RequestedFase } from '../schedulazione/engine/types.ts'
import { awaitedDays, type ExpectedFornitura, waitingFor } from '../schedulazione/engine/waits.ts'

/** What the delay of a supplier order does to its order. */
export interface RischioOrdine {
  fornitura: ExpectedFornitura
  /** When it is expected. */
  previsto: Day
  /** When the first phase of a department that needs it begins. */
  necessario: Day
  /** How many days too late it is, at least 1. */
  giorni: number
  /** Last day of work as it would become; null when the phases find no place. */
  nuovaFine: Day | null
  /** Days past the date of the order; null without one, 0 when it is kept. */
  ritardo: number | null
}

/** The saved plan with a material that comes on a day: what waits for it is free to move, the rest stays. */
function withArrival(request: PianoRequest, materiale: string, arrivo: Day): PianoRequest {
  const waiting = waitingFor(request.fasi, materiale)
  const fasi = request.fasi.map((fase): RequestedFase => {
    if (waiting.has(fase.nome)) return { ...fase, tenuta: null }
    if (fase.nome !== materiale || !fase.tenuta) return fase
    return { ...fase, tenuta: { ...fase.tenuta, fine: Math.max(fase.tenuta.fine, startOf(arrivo)) } }
  })
  return { ...request, fasi }
}

/** What one supplier order does to its order; null when it comes in time, or no phase waits for it. */
function riskOf(request: PianoRequest, fornitura: ExpectedFornitura, availability: Availability): RischioOrdine | null {
  const days = awaitedDays(request.fasi, fornitura, calendarDayOf(request.adesso))
  if (!days || days.previsto <= days.necessario) return null
  const { previsto, necessario } = days
  const piano = piazza(withArrival(request, fornitura.materiale, previsto), availability, { spiega: false })
  const nuovaFine = piano.completo ? lastDay(piano.fasi) : null
  const { dataConsegna } = request
  const ritardo = nuovaFine === null || dataConsegna === null ? null : ritardoOf(nuovaFine, dataConsegna)
  return { fornitura, previsto, necessario, giorni: previsto - necessario, nuovaFine, ritardo }
}

const severity = ({ nuovaFine, giorni }: RischioOrdine) => [nuovaFine ?? Number.POSITIVE_INFINITY, giorni] as const

/**
 * The supplier order that decides when an order is ready, of those that come too late for its saved plan.
 * @param request the order as it is saved
 * @returns null when all of them come in time
 */
export function decidingRisk(
  request: PianoRequest,
  forniture: readonly ExpectedFornitura[],
  availability: Availability,
): RischioOrdine | null {
  let worst: RischioOrdine | null = null
  for (const fornitura of forniture) {
    const rischio = riskOf(request, fornitura, availability)
    if (!rischio) continue
    const [fine, days] = severity(rischio)
    const [other, own] = worst ? severity(worst) : [Number.NEGATIVE_INFINITY, 0]
    if (fine > other || (fine === other && days > own)) worst = rischio
  }
  return worst
}
