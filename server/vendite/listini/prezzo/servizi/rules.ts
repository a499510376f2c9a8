// What a service costs. docs/rules/prezzi.md#servizi
import type { CalcoloServizio, TipoServizio } from '../../words/rules.ts'
import { byArea, timesOf } from '../misure/rules.ts'

/** A service of a list. */
export interface ServizioPrezzo {
  nome: string
  tipo: TipoServizio
  calcolo: CalcoloServizio
  /** Euro. */
  importo: number
  /** Least amount, euro; null for none. */
  minimo: number | null
  /** The floor of an installation, '' for any. */
  piano: string
  /** The region of a transport, '' for any. */
  zona: string
  /** VAT rate, percent. */
  iva: number
  /** What it costs the house, percent of its amount; null: not known. */
  costo: number | null
}

/** What a service is done for. */
interface Served {
  pezzi: number
  /** Area of all windows, mm². */
  area: bigint
}

/** Euro of a service, without VAT: by its rule, or its least amount. */
export function prezzoServizio(servizio: ServizioPrezzo, { pezzi, area }: Served): number {
  const { calcolo, importo, minimo } = servizio
  const counted = calcolo === 'CORPO' ? importo : calcolo === 'PEZZO' ? timesOf(importo, pezzi) : byArea(importo, area)
  return Math.max(counted, minimo ?? 0)
}
