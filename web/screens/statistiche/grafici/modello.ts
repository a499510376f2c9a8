import { formatoConta, formatoEuro, formatoPercentuale } from '../../../../server/formati/rules.ts'
import { fasciaDi, NOME_IN_GRAFICO } from '../../../../server/statistiche/rules.ts'
import type { RigaStatistica } from '../righe.ts'

/** What the charts may show. */
export const MISURE = {
  netto: 'Netto e budget',
  ordini: 'Ordini',
  serramenti: 'Serramenti',
  mediaOrdini: 'Media per ordine',
} as const
export type Misura = keyof typeof MISURE

/** A bar: shares of the widest are percent. */
export interface Barra {
  pk: number
  /** Cut to what a chart has room for (spec/002 §9). */
  nome: string
  intero: string
  larga: number
  /** Where the budget stands; null without one. */
  budget: number | null
  scritto: string
  /** Band of the share of the budget; null without one. */
  fascia: ReturnType<typeof fasciaDi> | null
  /** All of it in words. */
  detto: string
}

/** A name of at most so many characters, the last of them an ellipsis when it was longer. */
export function corto(nome: string, massimo = NOME_IN_GRAFICO): string {
  const lettere = [...nome]
  return lettere.length > massimo
    ? `${lettere
        .slice(0, massimo - 1)
        .join('')
        .trimEnd()}…`
    : nome
}

const scrivi: Record<Misura, (valore: number) => string> = {
  netto: formatoEuro,
  mediaOrdini: formatoEuro,
  ordini: (n) => formatoConta(n, 'ordine', 'ordini'),
  serramenti: (n) => formatoConta(n, 'serramento', 'serramenti'),
}

/** The bars of a measure, the widest first. */
export function barre(righe: readonly RigaStatistica[], misura: Misura): Barra[] {
  const conBudget = misura === 'netto'
  const massimo = Math.max(
    ...righe.map((riga) => Math.max(riga[misura] ?? 0, conBudget ? (riga.budget ?? 0) : 0)),
    Number.MIN_VALUE,
  )
  const quanto = (valore: number) => (valore / massimo) * 100
  return [...righe]
    .sort((a, b) => (b[misura] ?? 0) - (a[misura] ?? 0))
    .map((riga) => {
      const { pk, nome, budget, raggiunto } = riga
      const valore = riga[misura] ?? 0
      const fascia = conBudget && raggiunto !== null ? fasciaDi(raggiunto) : null
      const parte = fascia && raggiunto !== null ? `${formatoPercentuale(raggiunto)} del budget` : null
      const scritto = scrivi[misura](valore)
      return {
        pk,
        nome: corto(nome),
        intero: nome,
        larga: quanto(valore),
        budget: fascia && budget !== null ? quanto(budget) : null,
        scritto: parte ? `${scritto} · ${parte}` : scritto,
        fascia,
        detto: [`${nome}: ${scritto}`, parte, fascia?.parola].filter(Boolean).join(', '),
      }
    })
}
