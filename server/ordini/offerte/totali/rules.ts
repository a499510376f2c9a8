// The sums of an offer, in whole cents. docs/rules/prezzi.md#sums-of-an-offer
import { fromCents, nettoOf, percentOf, sumAmounts, toCents } from '#shared/money/money.ts'

/** The prices of a line, of all its pieces. */
export interface PrezziRigaOfferta {
  /** A free line, of which the discount of the whole takes nothing. */
  rivendita: boolean
  /** Euro; null: no price yet. */
  listino: number | null
  /** Percent. */
  scontoArticolo: number
  /** VAT rate, percent. */
  iva: number
}

/** A service of which no discount is taken. */
export interface PrezzoServizioOfferta {
  /** Euro, without VAT. */
  importo: number
  /** VAT rate, percent. */
  iva: number
}

/** The discount of the whole that a line takes, percent; null for a free line, as in orders. */
export const correctiveOf = ({ rivendita }: Pick<PrezziRigaOfferta, 'rivendita'>, sconto: number): number | null =>
  rivendita ? null : sconto

/** Net of a line, euro: as of orders. Null without a price. @param sconto of the whole, percent */
export function nettoRigaOfferta(riga: PrezziRigaOfferta, sconto: number): number | null {
  if (riga.listino === null) return null
  return nettoOf(riga.listino, riga.scontoArticolo, correctiveOf(riga, sconto) ?? 0)
}

/**
 * What each of the pieces of a line comes to, euro; null of a single one, without a price, and where it does not come
 * out to the cent.
 */
export function amountOfPiece(importo: number | null, numero: number): number | null {
  if (importo === null || numero < 2) return null
  const [cents, pieces] = [toCents(importo), BigInt(numero)]
  return cents % pieces === 0n ? fromCents(cents / pieces) : null
}

/** VAT of one rate. */
export interface ImpostaOfferta {
  /** Percent. */
  aliquota: number
  /** Sum of the nets of the rate, euro. */
  imponibile: number
  /** Euro, rounded once. */
  imposta: number
}

/** The sums of an alternative, euro. */
export interface TotaliOfferta {
  /** Lines before discounts, and services. */
  listino: number
  /** What the discounts take off. */
  sconto: number
  /** Without VAT. */
  netto: number
  /** By rate, growing. */
  imposte: ImpostaOfferta[]
  /** VAT, all of it. */
  imposta: number
  totale: number
  /** Lines without a price: they count for nothing. */
  daQuotare: number
}

/** The sums of lines and services: VAT by rate on the sum of the nets of that rate. @param sconto of the whole, percent */
export function totaliOfferta(
  righe: readonly PrezziRigaOfferta[],
  servizi: readonly PrezzoServizioOfferta[],
  sconto: number,
): TotaliOfferta {
  const parts = [
    ...righe.map((riga) => ({ iva: riga.iva, netto: nettoRigaOfferta(riga, sconto) })),
    ...servizi.map(({ iva, importo }) => ({ iva, netto: importo })),
  ]
  const listino = sumAmounts([...righe.map((riga) => riga.listino), ...servizi.map(({ importo }) => importo)])
  const netto = sumAmounts(parts.map((one) => one.netto))
  const imposte = [...Map.groupBy(parts, ({ iva }) => iva)]
    .map(([aliquota, some]) => {
      const imponibile = sumAmounts(some.map((one) => one.netto))
      return { aliquota, imponibile, imposta: percentOf(imponibile, aliquota) }
    })
    .filter(({ imponibile }) => imponibile > 0)
    .sort((a, b) => a.aliquota - b.aliquota)
  const imposta = sumAmounts(imposte.map((one) => one.imposta))
  return {
    listino,
    sconto: (Math.round(listino * 100) - Math.round(netto * 100)) / 100,
    netto,
    imposte,
    imposta,
    totale: sumAmounts([netto, imposta]),
    daQuotare: righe.filter((riga) => riga.listino === null).length,
  }
}

/** What of an alternative has no price of a list, euro net: free lines, and what services cost beyond the list. */
export const withoutListOf = (
  righe: readonly PrezziRigaOfferta[],
  servizi: readonly (PrezzoServizioOfferta & { importoCalcolato: number | null })[],
): number =>
  sumAmounts([
    ...righe.filter(({ rivendita }) => rivendita).map((riga) => nettoRigaOfferta(riga, 0) ?? 0),
    ...servizi.map(({ importo, importoCalcolato }) => Math.max(0, sumAmounts([importo, -(importoCalcolato ?? 0)]))),
  ])
