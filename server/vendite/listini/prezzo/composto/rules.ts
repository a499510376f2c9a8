// The price of a composed element: each of its fields as a window of its own, accessories once. docs/rules/prezzi.md
import { formatInteger, formatSize } from '#shared/formats/formats.ts'
import { sumAmounts } from '#shared/money/money.ts'
import { costOf, type PrezzoFinestra, prezzoFinestra } from '../calcolo/rules.ts'
import type { Finestra } from '../finestra/rules.ts'
import type { ListinoPrezzi } from '../listino/rules.ts'
import { timesOf } from '../misure/rules.ts'
import type { Passo } from '../passi/rules.ts'
import { supplementiOf, supplementoPrezzo } from '../supplementi/rules.ts'

/** A field to be priced: what of it is not of the whole, and the list that prices its type. */
export interface SpecchiaturaPrezzo
  extends Pick<Finestra, 'tipoSerramentoPk' | 'tipoAperturaPk' | 'altezza' | 'larghezza' | 'ante'> {
  listino: ListinoPrezzi
  /** Name of its type, for the steps. */
  nome: string
}

/**
 * The price of a composed element: the sum of its fields, each with family and options of the whole, and of the
 * accessories, which are of the whole and counted once by its measures and leaves.
 * @param whole the element: family, options, accessories, measures, all its leaves
 * @param specchiature its fields, in their places
 */
export function prezzoComposto(whole: Finestra, specchiature: readonly SpecchiaturaPrezzo[]): PrezzoFinestra {
  const priced = specchiature.map(({ listino, nome, ...own }, index) => ({
    name: `Specchiatura ${index + 1}`,
    what: `${nome} ${formatSize(own.larghezza, own.altezza)}`,
    prezzo: prezzoFinestra(listino, { ...whole, ...own, accessoriPks: [], quantita: 1 }),
  }))
  const missing = priced.filter(({ prezzo }) => prezzo.pezzo === null)
  if (missing.length > 0) {
    const reasons = missing.map(({ name, what, prezzo }) => `${name}, ${what}: ${prezzo.senzaPrezzo}`)
    return { pezzo: null, riga: null, passi: [], costo: null, senzaPrezzo: reasons.join(' ') }
  }
  const fields = priced.map(({ name, what, prezzo: { pezzo, passi } }) => {
    const own = passi.filter(({ tipo }) => tipo === 'BASE' || tipo === 'SUPPLEMENTO')
    const sum: Passo = { tipo: 'SPECCHIATURA', testo: `${name}: ${what}`, importo: pezzo ?? 0 }
    return { own: own.map((passo) => ({ ...passo, testo: `${name}. ${passo.testo}` })), sum }
  })
  const base = sumAmounts(fields.flatMap(({ own }) => own.flatMap((p) => (p.tipo === 'BASE' ? [p.importo] : []))))
  const offered = (specchiature[0]?.listino.supplementi ?? []).filter(({ motivo }) => motivo === 'ACCESSORIO')
  const accessori = supplementiOf(offered, whole).map((one) => supplementoPrezzo(one, base, whole))
  const pezzo = sumAmounts([...fields.map(({ sum }) => sum.importo), ...accessori.map(({ importo }) => importo)])
  const riga = timesOf(pezzo, whole.quantita)
  const [first] = specchiature
  const costs = [
    ...priced.map(({ prezzo }) => prezzo.costo),
    ...accessori.map(({ importo }) => costOf(importo, first?.listino.costo ?? null)),
  ]
  return {
    pezzo,
    riga,
    passi: [
      ...fields.flatMap(({ own, sum }) => [...own, sum]),
      ...accessori.map((one): Passo => ({ tipo: 'SUPPLEMENTO', ...one })),
      { tipo: 'LISTINO_PEZZO', testo: 'Prezzo di listino di un pezzo', importo: pezzo },
      { tipo: 'LISTINO_RIGA', testo: `Per ${formatInteger(whole.quantita)} pz`, importo: riga },
    ],
    costo: costs.some((one) => one === null) ? null : timesOf(sumAmounts(costs), whole.quantita),
    senzaPrezzo: null,
  }
}
