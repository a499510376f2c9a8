// The price of a window by one list: pure, the same on the server and in pages. docs/rules/prezzi.md
import { formatInteger } from '#shared/formats/formats.ts'
import { percentOf, sumAmounts } from '#shared/money/money.ts'
import { basePrezzo } from '../base/rules.ts'
import type { Finestra } from '../finestra/rules.ts'
import type { ListinoPrezzi, VocePrezzo } from '../listino/rules.ts'
import { timesOf } from '../misure/rules.ts'
import type { Passo } from '../passi/rules.ts'
import { supplementiOf, supplementoPrezzo } from '../supplementi/rules.ts'

export const NO_VOCE = 'Il listino non ha una voce per questa famiglia e questo tipo: da quotare.'

/** A price with every step of it, or why there is none; amounts in euro, without VAT. */
export interface PrezzoFinestra {
  /** List price of a piece. */
  pezzo: number | null
  /** List price of the line: that times the pieces. */
  riga: number | null
  passi: Passo[]
  /** What the line costs the house; null: not known. No step tells it, and no customer. */
  costo: number | null
  /** Why there is no price, in Italian; null when there is one. */
  senzaPrezzo: string | null
}

const without = (reason: string): PrezzoFinestra => ({
  pezzo: null,
  riga: null,
  passi: [],
  costo: null,
  senzaPrezzo: reason,
})

const keyOf = (famigliaPk: number, tipoSerramentoPk: number) => `${famigliaPk} ${tipoSerramentoPk}`

// A list is asked for every window of a quote: its entries are looked up by family and type.
const indexes = new WeakMap<ListinoPrezzi, Map<string, VocePrezzo[]>>()

function index(listino: ListinoPrezzi): Map<string, VocePrezzo[]> {
  const known = indexes.get(listino)
  if (known) return known
  const next = Map.groupBy(listino.voci, ({ famigliaPk, tipoSerramentoPk }) => keyOf(famigliaPk, tipoSerramentoPk))
  indexes.set(listino, next)
  return next
}

/** The entry that prices a window: that of a chosen value before that of all; undefined when there is none. */
export function voceOf(
  listino: ListinoPrezzi,
  { famigliaPk, tipoSerramentoPk, opzioni }: Pick<Finestra, 'famigliaPk' | 'tipoSerramentoPk' | 'opzioni'>,
): VocePrezzo | undefined {
  const voci = index(listino).get(keyOf(famigliaPk, tipoSerramentoPk)) ?? []
  const ofValore = voci.find((voce) => opzioni.some(({ valorePk }) => valorePk === voce.valorePk))
  return ofValore ?? voci.find(({ valorePk }) => valorePk === null)
}

/** What costs so many percent of an amount, euro; null where nobody knows. */
export const costOf = (importo: number, percent: number | null): number | null =>
  percent === null ? null : percentOf(importo, percent)

/** The price of a window by a list, each step rounded half up to the cent and kept. */
export function prezzoFinestra(listino: ListinoPrezzi, finestra: Finestra): PrezzoFinestra {
  const voce = voceOf(listino, finestra)
  if (!voce) return without(NO_VOCE)
  const base = basePrezzo(voce, finestra)
  if ('senza' in base) return without(base.senza)
  const supplementi = supplementiOf(listino.supplementi, finestra).map((supplemento) =>
    supplementoPrezzo(supplemento, base.importo, finestra),
  )
  const pezzo = sumAmounts([base.importo, ...supplementi.map(({ importo }) => importo)])
  const riga = timesOf(pezzo, finestra.quantita)
  return {
    pezzo,
    riga,
    passi: [
      { tipo: 'BASE', ...base },
      ...supplementi.map((supplemento): Passo => ({ tipo: 'SUPPLEMENTO', ...supplemento })),
      { tipo: 'LISTINO_PEZZO', testo: 'Prezzo di listino di un pezzo', importo: pezzo },
      { tipo: 'LISTINO_RIGA', testo: `Per ${formatInteger(finestra.quantita)} pz`, importo: riga },
    ],
    costo: costOf(riga, voce.costo ?? listino.costo),
    senzaPrezzo: null,
  }
}
