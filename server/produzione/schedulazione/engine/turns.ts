// Placing orders by turns: of an order a part of its phases, then of another, so that each department has its own
// sequence. Every turn is placed by the scheduler itself.
import { createDisponibilita } from './availability.ts'
import type { Calendario } from './capacita.ts'
import { book, type OwnLibro } from './libro.ts'
import { prenotazioniOf } from './lotto.ts'
import { noticesOf, piazza } from './piazza.ts'
import { type HeldDates, isSavable, type Piano, type PianoRequest, type PlacedFase } from './types.ts'

/** Some phases of an order, by name; without names all that are left of it. */
export interface PlacingTurn {
  ordine: number
  fasi?: readonly string[]
}

interface Placing {
  request: PianoRequest
  placed: Map<string, PlacedFase>
  errori: Piano['errori']
  /** The last placing: names, order and what is not needed. */
  piano: Piano | null
}

const heldAs = ({ inizio, fine, occupazioni }: PlacedFase): HeldDates | null =>
  inizio === null || fine === null ? null : { inizio, fine, occupazioni }

/**
 * Places orders by turns, in the sequence of these, and books them.
 * @param libro the ledger, in which what the orders hold is already; it is changed
 * @returns the plan of each order that has a turn
 */
export function placeTurns(
  requests: ReadonlyMap<number, PianoRequest>,
  turns: readonly PlacingTurn[],
  calendario: Calendario,
  libro: OwnLibro,
): Map<number, Piano> {
  const placings = new Map<number, Placing>()
  for (const { ordine, fasi: names } of turns) {
    const request = requests.get(ordine)
    if (!request) continue
    const own: Placing = placings.get(ordine) ?? { request, placed: new Map(), errori: [], piano: null }
    placings.set(ordine, own)
    const now = names && new Set(names)
    const fasi = request.fasi.map((fase) => {
      if (fase.tenuta) return fase
      const before = own.placed.get(fase.nome)
      if (before) return { ...fase, tenuta: heldAs(before), esclusa: heldAs(before) === null }
      return now && !now.has(fase.nome) ? { ...fase, esclusa: true } : fase
    })
    const piano = piazza({ ...request, fasi }, createDisponibilita(calendario, libro, ordine))
    const fresh = piano.fasi.filter(({ nome }) => {
      const fase = fasi.find((one) => one.nome === nome)
      return !fase?.tenuta && !fase?.esclusa
    })
    for (const fase of fresh) own.placed.set(fase.nome, fase)
    own.errori.push(...piano.errori)
    own.piano = piano
    // What finds no room takes none.
    if (!(now ? piano.errori.length === 0 : isSavable(piano))) continue
    for (const prenotazione of prenotazioniOf(ordine, fresh)) book(libro, prenotazione)
  }
  return new Map([...placings].map(([ordine, placing]) => [ordine, joined(placing)]))
}

function joined({ request, placed, errori, piano }: Placing): Piano {
  const fasi = (piano?.fasi ?? []).map((fase) => placed.get(fase.nome) ?? fase)
  return {
    fasi,
    errori,
    avvisi: noticesOf(request, fasi),
    completo: fasi.every(({ necessaria, inizio, fine }) => !necessaria || (inizio !== null && fine !== null)),
  }
}
