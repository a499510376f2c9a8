// The glass list and the cut list of bars of an order, of its bills. docs/rules/finestra.md#lists
import { genereOf, type RigaDistintaValues } from '#vendite/distinte/distinta/rules.ts'
import { type BarraTagliata, type Barre, pianoTagli, riepilogoTagli } from '../tagli/rules.ts'

/** The bill of a line, as lists are made of it. */
interface Line {
  /** Place of the line in the order, from 1. */
  posizione: number
  /** Pieces of the line. */
  numero: number
  righe: readonly RigaDistintaValues[]
}

/** Panes that are the same, of one line. */
export interface Vetro {
  posizione: number
  descrizione: string
  composizione: string
  larghezza: number
  altezza: number
  quantita: number
  /** Of one, kg; null where nobody has said. */
  peso: number | null
}

/** The panes of an order, by line: those that are the same once. */
export function vetriOf(lines: readonly Line[]): Vetro[] {
  const panes = new Map<string, Vetro>()
  for (const { posizione, numero, righe } of lines) {
    for (const { descrizione, sezione, codice, larghezza, altezza, quantita, peso } of righe) {
      if (larghezza === null || altezza === null) continue
      const composizione = sezione || codice
      const key = JSON.stringify([posizione, descrizione, composizione, larghezza, altezza, peso])
      const before = panes.get(key)?.quantita ?? 0
      const pane = { posizione, descrizione, composizione, larghezza, altezza, peso }
      panes.set(key, { ...pane, quantita: before + quantita * numero })
    }
  }
  return [...panes.values()]
}

const thousandth = (value: number) => Math.round(value * 1000) / 1000

/** Panes, square metres and kilograms of them all; no kilograms where one has none. */
export function totaleVetri(vetri: readonly Vetro[]) {
  const sum = (of: (vetro: Vetro) => number) => vetri.reduce((total, vetro) => total + of(vetro) * vetro.quantita, 0)
  return {
    lastre: sum(() => 1),
    metriQuadri: thousandth(sum(({ larghezza, altezza }) => (larghezza * altezza) / 1_000_000)),
    peso: vetri.some(({ peso }) => peso === null) ? null : thousandth(sum(({ peso }) => peso ?? 0)),
  }
}

/** A piece of a bar: which, and of which line. */
export interface PezzoTagliato {
  lunghezza: number
  posizione: number
  descrizione: string
}

/** How the pieces of one kind of bar are cut. */
export interface ListaTagli {
  tipologia: string
  codice: string
  sezione: string
  barre: (Omit<BarraTagliata, 'pezzi'> & { pezzi: PezzoTagliato[] })[]
  impossibili: PezzoTagliato[]
  riepilogo: ReturnType<typeof riepilogoTagli>
}

/** The cut lists of an order, one for each material, code and section, in the order of the bills. */
export function tagliOf(lines: readonly Line[], barre: Barre): ListaTagli[] {
  const kinds = new Map<string, { tipologia: string; codice: string; sezione: string; pezzi: PezzoTagliato[] }>()
  for (const { posizione, numero, righe } of lines) {
    for (const riga of righe) {
      if (genereOf(riga) !== 'barra') continue
      const { tipologia, codice, sezione, descrizione } = riga
      const key = JSON.stringify([tipologia, codice, sezione])
      const kind = kinds.get(key) ?? { tipologia, codice, sezione, pezzi: [] }
      kinds.set(key, kind)
      const piece = { lunghezza: riga.lunghezza ?? 0, posizione, descrizione }
      for (let n = 0; n < riga.quantita * numero; n++) kind.pezzi.push(piece)
    }
  }
  return [...kinds.values()].map(({ pezzi, ...kind }) => {
    const plan = pianoTagli(
      pezzi.map(({ lunghezza }) => lunghezza),
      barre,
    )
    const waiting = Map.groupBy(pezzi, ({ lunghezza }) => lunghezza)
    const take = (length: number): PezzoTagliato =>
      waiting.get(length)?.shift() ?? { lunghezza: length, posizione: 0, descrizione: '' }
    return {
      ...kind,
      barre: plan.barre.map((bar) => ({ ...bar, pezzi: bar.pezzi.map(take) })),
      impossibili: plan.impossibili.map(take),
      riepilogo: riepilogoTagli(plan, barre),
    }
  })
}
