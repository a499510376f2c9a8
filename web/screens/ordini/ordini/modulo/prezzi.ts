import { applicaSconto, totali } from '../../../../../server/ordini/ordini/rules.ts'
import { completaRiga, nettoRiga, type RigaInput } from '../../../../../server/ordini/righe/rules.ts'
import { IMPORTO_MAX } from '../../../../../server/shared/money/money.ts'
import type { RigaModulo } from './valori.ts'

const fino = (max: number) => (valore: unknown) =>
  typeof valore === 'number' && valore >= 0 && valore <= max && Number(valore.toFixed(2)) === valore ? valore : null
const importo = fino(IMPORTO_MAX)
const percento = fino(100)

/** A line that the sums can take: what is being typed and is no amount counts as missing. */
function calcolabile(riga: RigaModulo): RigaInput {
  return {
    ...riga,
    tipoSerramentoId: riga.tipoSerramentoId ?? 0,
    numero: Number.isSafeInteger(riga.numero) ? Number(riga.numero) : 0,
    listino: importo(riga.listino),
    scontoArticolo: percento(riga.scontoArticolo),
    scontoCorrettivo: percento(riga.scontoCorrettivo),
    netto: importo(riga.netto),
  }
}

const PREZZI = ['listino', 'scontoArticolo', 'scontoCorrettivo', 'netto'] as const

/** Net of a line while it is typed, in euro; null when there is none, or when a price is no price yet. */
export function nettoLive(riga: RigaModulo): number | null {
  const prezzi = calcolabile(riga)
  return PREZZI.every((campo) => prezzi[campo] === riga[campo]) ? nettoRiga(completaRiga(prezzi)) : null
}

/** Net that an extra line has while nobody writes one. */
export function nettoProposto(riga: RigaModulo): number | null {
  return nettoLive({ ...riga, netto: null })
}

/** Sums of the order while it is typed. */
export function totaliLive(righe: readonly RigaModulo[]) {
  return totali(righe.map((riga) => ({ ...calcolabile(riga), netto: nettoLive(riga) })))
}

/** 'Applica a tutte le righe': only the discounts change, the nets follow by themselves. */
export function conSconto(righe: readonly RigaModulo[], sconto: number | null): RigaModulo[] {
  const scontate = applicaSconto(righe.map(calcolabile), sconto)
  return righe.map((riga, indice) => {
    const { scontoArticolo = null } = scontate[indice] ?? riga
    return riga.rivendita ? riga : { ...riga, scontoArticolo, netto: null }
  })
}
