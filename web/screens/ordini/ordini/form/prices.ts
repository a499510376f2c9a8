import { applySconto, ordineTotals } from '#ordini/ordini/rules.ts'
import { completeRiga, nettoRiga, type RigaInput } from '#ordini/righe/rules.ts'
import { AMOUNT_MAX } from '#shared/money/money.ts'
import type { RigaFormValues } from './formValues.ts'

const until = (max: number) => (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= max && Number(value.toFixed(2)) === value ? value : null
const importo = until(AMOUNT_MAX)
const percent = until(100)

/** A line that the sums can take: what is being typed and is no amount counts as missing. */
function computable(riga: RigaFormValues): RigaInput {
  return {
    ...riga,
    tipoSerramentoPk: riga.tipoSerramentoPk ?? 0,
    numero: Number.isSafeInteger(riga.numero) ? Number(riga.numero) : 0,
    listino: importo(riga.listino),
    scontoArticolo: percent(riga.scontoArticolo),
    scontoCorrettivo: percent(riga.scontoCorrettivo),
    netto: importo(riga.netto),
  }
}

const PREZZI = ['listino', 'scontoArticolo', 'scontoCorrettivo', 'netto'] as const

/** Net of a line while it is typed, in euro; null when there is none, or when a price is no price yet. */
export function liveNetto(riga: RigaFormValues): number | null {
  const prezzi = computable(riga)
  return PREZZI.every((field) => prezzi[field] === riga[field]) ? nettoRiga(completeRiga(prezzi)) : null
}

/** Net that an extra line has while nobody writes one. */
export function proposedNetto(riga: RigaFormValues): number | null {
  return liveNetto({ ...riga, netto: null })
}

/** Sums of the order while it is typed. */
export function liveTotals(righe: readonly RigaFormValues[]) {
  return ordineTotals(righe.map((riga) => ({ ...computable(riga), netto: liveNetto(riga) })))
}

/** 'Applica a tutte le righe': only the discounts change, the nets follow by themselves. */
export function withSconto(righe: readonly RigaFormValues[], sconto: number | null): RigaFormValues[] {
  const discounted = applySconto(righe.map(computable), sconto)
  return righe.map((riga, index) => {
    const { scontoArticolo = null } = discounted[index] ?? riga
    return riga.rivendita ? riga : { ...riga, scontoArticolo, netto: null }
  })
}
