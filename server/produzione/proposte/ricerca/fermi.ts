// What of a saved plan a search leaves where it is.
import { dipendenzeEffettive } from '../../schedulazione/engine/fasi.ts'
import type { Istante } from '../../schedulazione/engine/time.ts'
import type { RichiestaOrdine } from '../../schedulazione/request.ts'

/**
 * The request with the phases that may be searched again: those in a department that have not begun, neither by their
 * dates nor on the floor, and what follows them. Material that nothing waits before keeps its dates: it is agreed with
 * its supplier.
 * @param soglia what begins before it stays
 * @param iniziate phases that the floor has begun
 * @returns null when nothing is left to place
 */
export function liberaFasi(
  richiesta: RichiestaOrdine,
  soglia: Istante,
  iniziate: ReadonlySet<string>,
): RichiestaOrdine | null {
  const effettive = dipendenzeEffettive(richiesta.fasi)
  const ferme = new Set<string>()
  const ferma = (nome: string): void => {
    if (ferme.has(nome)) return
    ferme.add(nome)
    for (const prima of effettive.get(nome) ?? []) ferma(prima)
  }
  for (const { nome, capacitaInfinita, tenuta, necessaria, esclusa } of richiesta.fasi) {
    if (!necessaria) continue
    // A plan with holes is a planner's work in progress.
    if (esclusa || !tenuta) return null
    const radice = (effettive.get(nome) ?? []).length === 0
    if (tenuta.inizio < soglia || iniziate.has(nome) || (radice && capacitaInfinita)) ferma(nome)
  }
  const libere = richiesta.fasi.filter(({ nome, necessaria }) => necessaria && !ferme.has(nome))
  if (!libere.some(({ capacitaInfinita }) => !capacitaInfinita)) return null
  const nomi = new Set(libere.map(({ nome }) => nome))
  const fasi = richiesta.fasi.map((fase) => (nomi.has(fase.nome) ? { ...fase, tenuta: null, da: null } : fase))
  return { ...richiesta, fasi }
}
