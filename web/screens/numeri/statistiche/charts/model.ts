import { fasciaOf, NAME_IN_CHART } from '#numeri/statistiche/rules.ts'
import { formatCount, formatEuro, formatInteger, formatPercentage } from '#shared/formats/formats.ts'
import type { ReadStatistiche, StatisticaRow } from '../rows.ts'
import type { BarsMeasure } from '../urlState.ts'

/** What is said where there is nothing to divide by. */
const NOTHING = '—'

/** A row of a chart. */
export interface ChartBar {
  pk: number
  /** Cut to what a chart has room for. */
  name: string
  whole: string
  valore: number
  /** Where the budget stands; null without one, or where it is not the matter. */
  budget: number | null
  written: string
  /** For a phone. */
  breve: string
  /** Band of the share of the budget; null without one. */
  fascia: ReturnType<typeof fasciaOf> | null
  /** All of it in words. */
  detto: string
  /** Its figures, for the tooltip. */
  digits: readonly (readonly [titolo: string, valore: string])[]
}

/** A name of at most so many characters, the last of them an ellipsis when it was longer. */
export function shortName(name: string, max = NAME_IN_CHART): string {
  const letters = [...name]
  return letters.length > max
    ? `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : name
}

const euroTondi = (importo: number) => `${formatInteger(Math.round(importo))} €`

interface Writing {
  per: (value: number) => string
  /** With less detail: on an axis, on a phone. */
  breve: (value: number) => string
}

/** How the values of a measure are written. */
export const CHART_FORMATS: Record<BarsMeasure, Writing> = {
  netto: { per: formatEuro, breve: euroTondi },
  mediaOrdini: { per: formatEuro, breve: euroTondi },
  ordini: { per: (n) => formatCount(n, 'ordine', 'ordini'), breve: formatInteger },
  serramenti: { per: (n) => formatCount(n, 'serramento', 'serramenti'), breve: formatInteger },
}

/** The bars of a measure, the widest first. */
export function chartBars(righe: readonly StatisticaRow[], misura: BarsMeasure): ChartBar[] {
  const { per, breve } = CHART_FORMATS[misura]
  return [...righe]
    .sort((a, b) => (b[misura] ?? 0) - (a[misura] ?? 0))
    .map((riga) => {
      const { pk, nome, raggiunto } = riga
      const value = riga[misura]
      const fascia = misura === 'netto' && raggiunto !== null ? fasciaOf(raggiunto) : null
      const part = fascia && raggiunto !== null ? `${formatPercentage(raggiunto)} del budget` : null
      const written = value === null ? NOTHING : per(value)
      return {
        pk,
        name: shortName(nome),
        whole: nome,
        valore: value ?? 0,
        budget: fascia && riga.budget,
        written: part ? `${written} · ${part}` : written,
        breve: value === null ? NOTHING : breve(value),
        fascia,
        detto: [`${nome}: ${written}`, part, fascia?.word].filter(Boolean).join(', '),
        digits: [
          ['Netto', formatEuro(riga.netto)],
          ['Budget', riga.budget === null ? 'nessuno' : formatEuro(riga.budget)],
          ...(raggiunto === null
            ? []
            : [['Raggiunto', `${formatPercentage(raggiunto)}, ${fasciaOf(raggiunto).word}`] as const]),
          ['Ordini', formatInteger(riga.ordini)],
          ['Serramenti', formatInteger(riga.serramenti)],
        ],
      }
    })
}

/** Slices of the pie beside that of all the others. */
export const SLICES_MAX = 8

/** A part of the net. */
export interface ChartSlice {
  /** Null for all the others together. */
  pk: number | null
  name: string
  valore: number
  written: string
  /** Of the whole. */
  part: string
}

/**
 * Who the net of all the rows comes from: the first eight of the page, the widest first, and the others together. None
 * when nothing was sold.
 */
export function chartSlices({ righe, sums }: Pick<ReadStatistiche, 'righe' | 'sums'>): ChartSlice[] {
  const fetta = (pk: number | null, name: string, value: number): ChartSlice => ({
    pk,
    name,
    valore: value,
    written: formatEuro(value),
    part: formatPercentage((value / sums.netto) * 100),
  })
  const prime = [...righe]
    .filter(({ netto }) => netto > 0)
    .sort((a, b) => b.netto - a.netto)
    .slice(0, SLICES_MAX)
  const resto = sums.netto - prime.reduce((sum, { netto }) => sum + netto, 0)
  const done = prime.map(({ pk, nome, netto }) => fetta(pk, nome, netto))
  // Cents add up to almost what they should.
  return resto >= 0.005 ? [...done, fetta(null, 'Tutti gli altri', resto)] : done
}
