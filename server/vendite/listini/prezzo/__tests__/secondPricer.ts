// A second pricer, written apart from the product's on purpose: fractions of two integers, no code shared with it but
// the types. What the two say is compared window by window.
import type { Finestra } from '../finestra/rules.ts'
import type { ListinoPrezzi, SupplementoPrezzo } from '../listino/rules.ts'

/** Decimal text of an amount → cents. */
function cents(euro: number): bigint {
  const [whole = '0', decimals = ''] = euro.toFixed(2).split('.')
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'))
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  return (numerator % denominator) * 2n >= denominator ? quotient + 1n : quotient
}

function amount(
  how: string,
  price: bigint,
  minimoMq: number | null,
  { altezza, larghezza, ante }: Finestra,
  base: bigint,
) {
  switch (how) {
    case 'PEZZO':
      return price
    case 'ANTA':
      return price * BigInt(ante)
    case 'PERCENTO':
      return halfUp(base * price, 100n * 100n)
    case 'PERIMETRO':
      return halfUp(price * BigInt(altezza + larghezza + altezza + larghezza), 1000n)
    default: {
      const real = BigInt(altezza * larghezza)
      const least = minimoMq === null ? 0n : (cents(minimoMq) * 1_000_000n) / 100n
      return halfUp(price * (real < least ? least : real), 1_000_000n)
    }
  }
}

function applies(s: SupplementoPrezzo, w: Finestra): boolean {
  if (s.famigliaPk !== null && s.famigliaPk !== w.famigliaPk) return false
  switch (s.motivo) {
    case 'VALORE':
      return w.opzioni.map((o) => o.valorePk).some((pk) => pk === s.valorePk)
    case 'APERTURA':
      return w.tipoAperturaPk === s.tipoAperturaPk
    case 'ACCESSORIO':
      return w.accessoriPks.some((pk) => pk === s.accessorioPk)
    case 'ALTEZZA':
      return s.oltreMm !== null && w.altezza >= s.oltreMm + 1
    case 'LARGHEZZA':
      return s.oltreMm !== null && w.larghezza >= s.oltreMm + 1
  }
}

/** What applies in the place of `s`: of the same cause, of the family, or of a higher threshold. */
function isBeaten(s: SupplementoPrezzo, w: Finestra, all: readonly SupplementoPrezzo[]): boolean {
  return all.some((other, at) => {
    if (other === s || other.motivo !== s.motivo || !applies(other, w)) return false
    if (other.valorePk !== s.valorePk || other.accessorioPk !== s.accessorioPk) return false
    if (other.tipoAperturaPk !== s.tipoAperturaPk) return false
    if (other.famigliaPk !== null && s.famigliaPk === null) return true
    if (other.famigliaPk === null && s.famigliaPk !== null) return false
    const [mine, its] = [s.oltreMm ?? 0, other.oltreMm ?? 0]
    return its > mine || (its === mine && at < all.indexOf(s))
  })
}

/** Amounts of the steps in cents, or null for no price. */
export function secondPrice(listino: ListinoPrezzi, w: Finestra): bigint[] | null {
  const mine = listino.voci.filter((v) => v.famigliaPk === w.famigliaPk && v.tipoSerramentoPk === w.tipoSerramentoPk)
  const values = w.opzioni.map((o) => o.valorePk)
  const voce =
    mine.filter((v) => v.valorePk !== null && values.includes(v.valorePk))[0] ??
    mine.filter((v) => v.valorePk === null)[0]
  if (!voce) return null
  let base: bigint
  if (voce.modo === 'GRIGLIA') {
    const { altezze, larghezze, prezzi } = voce.griglia
    let [row, column] = [0, 0]
    while (row < altezze.length && (altezze[row] ?? 0) < w.altezza) row++
    while (column < larghezze.length && (larghezze[column] ?? 0) < w.larghezza) column++
    if (row === altezze.length || column === larghezze.length) return null
    const price = prezzi[row]?.[column]
    if (price === null || price === undefined) return null
    base = cents(price)
  } else {
    if (voce.prezzo === null) return null
    base = amount(voce.modo, cents(voce.prezzo), voce.minimoMq, w, 0n)
  }
  const steps = [base]
  let sum = base
  for (const s of listino.supplementi) {
    if (!applies(s, w) || isBeaten(s, w, listino.supplementi)) continue
    const added = amount(s.calcolo, cents(s.importo), s.minimoMq, w, base)
    steps.push(added)
    sum += added
  }
  return [...steps, sum, sum * BigInt(w.quantita)]
}

/** The same of a composed element: the steps of each field and their sum, accessories, the piece, the line. */
export function secondComposto(
  listino: ListinoPrezzi,
  whole: Finestra,
  fields: readonly Pick<Finestra, 'tipoSerramentoPk' | 'tipoAperturaPk' | 'altezza' | 'larghezza' | 'ante'>[],
): bigint[] | null {
  const steps: bigint[] = []
  let [bases, piece] = [0n, 0n]
  for (const { tipoSerramentoPk, tipoAperturaPk, altezza, larghezza, ante } of fields) {
    const { famigliaPk, opzioni } = whole
    const said = { famigliaPk, opzioni, tipoSerramentoPk, tipoAperturaPk, altezza, larghezza, ante }
    const own = secondPrice(listino, { ...said, accessoriPks: [], quantita: 1 })
    if (!own) return null
    // The last of them is that of one piece once more.
    own.pop()
    bases += own[0] ?? 0n
    piece += own.at(-1) ?? 0n
    steps.push(...own)
  }
  for (const s of listino.supplementi) {
    if (s.motivo !== 'ACCESSORIO' || !applies(s, whole) || isBeaten(s, whole, listino.supplementi)) continue
    const added = amount(s.calcolo, cents(s.importo), s.minimoMq, whole, bases)
    steps.push(added)
    piece += added
  }
  return [...steps, piece, piece * BigInt(whole.quantita)]
}
