// What of a saved plan a search leaves where it is.
import { effectiveDependencies } from '../../schedulazione/engine/fasi.ts'
import type { Instant } from '../../schedulazione/engine/time.ts'
import type { OrdineRequest } from '../../schedulazione/request.ts'

/**
 * The request with the phases that may be searched again: those in a department that have not begun, neither by their
 * dates nor on the floor, and what follows them. Material that nothing waits before keeps its dates: it is agreed with
 * its supplier.
 * @param threshold what begins before it stays
 * @param started phases that the floor has begun
 * @returns null when nothing is left to place
 */
export function freeFasi(
  request: OrdineRequest,
  threshold: Instant,
  started: ReadonlySet<string>,
): OrdineRequest | null {
  const effective = effectiveDependencies(request.fasi)
  const ferme = new Set<string>()
  const ferma = (name: string): void => {
    if (ferme.has(name)) return
    ferme.add(name)
    for (const before of effective.get(name) ?? []) ferma(before)
  }
  for (const { nome, capacitaInfinita, tenuta, necessaria, esclusa } of request.fasi) {
    if (!necessaria) continue
    // A plan with holes is a planner's work in progress.
    if (esclusa || !tenuta) return null
    const radice = (effective.get(nome) ?? []).length === 0
    if (tenuta.inizio < threshold || started.has(nome) || (radice && capacitaInfinita)) ferma(nome)
  }
  const freeOnes = request.fasi.filter(({ nome, necessaria }) => necessaria && !ferme.has(nome))
  if (!freeOnes.some(({ capacitaInfinita }) => !capacitaInfinita)) return null
  const names = new Set(freeOnes.map(({ nome }) => nome))
  const fasi = request.fasi.map((fase) => (names.has(fase.nome) ? { ...fase, tenuta: null, da: null } : fase))
  return { ...request, fasi }
}
