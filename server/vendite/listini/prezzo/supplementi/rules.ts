// What choices and large measures add to the base. docs/rules/prezzi.md#supplementi
import { formatEuro, formatInteger, formatPercentage } from '#shared/formats/formats.ts'
import { percentOf } from '#shared/money/money.ts'
import type { Finestra } from '../finestra/rules.ts'
import type { SupplementoPrezzo } from '../listino/rules.ts'
import { byArea, byPerimetro, formatArea, paidArea, timesOf } from '../misure/rules.ts'

/** Whether a window has what a supplement is for, whatever the family. */
function concerns(supplemento: SupplementoPrezzo, finestra: Finestra): boolean {
  const { motivo, valorePk, tipoAperturaPk, accessorioPk, oltreMm } = supplemento
  if (motivo === 'VALORE') return finestra.opzioni.some((chosen) => chosen.valorePk === valorePk)
  if (motivo === 'APERTURA') return tipoAperturaPk !== null && finestra.tipoAperturaPk === tipoAperturaPk
  if (motivo === 'ACCESSORIO') return accessorioPk !== null && finestra.accessoriPks.includes(accessorioPk)
  return oltreMm !== null && (motivo === 'ALTEZZA' ? finestra.altezza : finestra.larghezza) > oltreMm
}

type Cause = Pick<SupplementoPrezzo, 'motivo' | 'valorePk' | 'tipoAperturaPk' | 'accessorioPk'>

/** Supplements of the same cause: one of them applies. Thresholds of a measure are of one cause. */
export const causeOf = ({ motivo, valorePk, tipoAperturaPk, accessorioPk }: Cause): string =>
  `${motivo} ${valorePk ?? tipoAperturaPk ?? accessorioPk ?? ''}`

/** Whether the first goes before the second: that of the family, then the higher threshold. */
function prevails(a: SupplementoPrezzo, b: SupplementoPrezzo): boolean {
  if ((a.famigliaPk === null) !== (b.famigliaPk === null)) return a.famigliaPk !== null
  return (a.oltreMm ?? 0) > (b.oltreMm ?? 0)
}

/** The supplements of a window, in the order of the list: of each cause one. */
export function supplementiOf(supplementi: readonly SupplementoPrezzo[], finestra: Finestra): SupplementoPrezzo[] {
  const chosen = new Map<string, SupplementoPrezzo>()
  for (const supplemento of supplementi) {
    if (supplemento.famigliaPk !== null && supplemento.famigliaPk !== finestra.famigliaPk) continue
    if (!concerns(supplemento, finestra)) continue
    const cause = causeOf(supplemento)
    const other = chosen.get(cause)
    if (!other || prevails(supplemento, other)) chosen.set(cause, supplemento)
  }
  const all = new Set(chosen.values())
  return supplementi.filter((supplemento) => all.has(supplemento))
}

/** A supplement in euro, with its words. @param base euro of the piece without supplements */
export function supplementoPrezzo(supplemento: SupplementoPrezzo, base: number, finestra: Finestra) {
  const { nome, calcolo, importo, minimoMq } = supplemento
  const told = (amount: number, how: string) => ({ importo: amount, testo: `${nome}: ${how}` })
  if (calcolo === 'PERCENTO') return told(percentOf(base, importo), `${formatPercentage(importo)} della base`)
  if (calcolo === 'PEZZO') return told(importo, 'a pezzo')
  if (calcolo === 'ANTA') {
    const { ante } = finestra
    return told(timesOf(importo, ante), `${formatEuro(importo)} ad anta × ${formatInteger(ante)}`)
  }
  if (calcolo === 'PERIMETRO') {
    const perimetro = formatInteger(2 * (finestra.altezza + finestra.larghezza))
    return told(byPerimetro(importo, finestra), `${formatEuro(importo)} al metro × ${perimetro} mm`)
  }
  const area = paidArea(finestra, minimoMq)
  return told(byArea(importo, area), `${formatEuro(importo)} al m² × ${formatArea(area)}`)
}
