// Labels of the pieces of an order: a pane, a piece of a bar. docs/rules/finestra.md#lists
import { formatInteger, formatMm, formatSize } from '#shared/formats/formats.ts'
import { type GenereRiga, genereOf, type RigaDistintaValues } from '#vendite/distinte/distinta/rules.ts'
import type { ListaTagli, Vetro } from '../rules.ts'
import { ETICHETTE_PEZZI, type EtichettePezzi } from './kinds/rules.ts'

/** What of a bill they are stuck on. */
const GENERI: Readonly<Record<EtichettePezzi, GenereRiga>> = { vetri: 'lastra', tagli: 'barra' }

/** The labels that bills have pieces for. */
export const pezziLabelsOf = (
  bills: readonly { righe: readonly Pick<RigaDistintaValues, 'lunghezza' | 'larghezza'>[] }[],
): EtichettePezzi[] =>
  ETICHETTE_PEZZI.filter((one) => bills.some(({ righe }) => righe.some((riga) => genereOf(riga) === GENERI[one])))

/** Labels of a file at most. */
export const LABELS_MAX = 2000

/** A label: a piece, and where it belongs. */
export interface PezzoLabel {
  /** Place of its line in the order, from 1. */
  posizione: number
  titolo: string
  misure: string
  /** Material, section, bar. */
  testo: string
  /** Which of the pieces that are the same, from 1, and how many those are. */
  numero: number
  totale: number
}

const joined = (...words: (string | false)[]) => words.filter(Boolean).join(' · ')

/** A label for each pane, in the order of the glass list. */
export function vetriLabels(vetri: readonly Vetro[]): PezzoLabel[] {
  return vetri.flatMap(({ posizione, descrizione, composizione, larghezza, altezza, quantita }) => {
    // Of half a pane there is a whole one to stick a label on.
    const totale = Math.ceil(quantita)
    return Array.from({ length: totale }, (_, n) => ({
      posizione,
      titolo: descrizione,
      misure: formatSize(larghezza, altezza),
      testo: composizione,
      numero: n + 1,
      totale,
    }))
  })
}

/** A label for each piece of the cut lists, in the order in which they are cut. */
export function tagliLabels(liste: readonly ListaTagli[]): PezzoLabel[] {
  const kindOf = ({ tipologia, codice, sezione }: ListaTagli) => [...new Set([tipologia, codice, sezione])]
  const pieces = liste.flatMap((lista) => [
    ...lista.barre.flatMap(({ pezzi }, n) =>
      pezzi.map((pezzo) => ({ ...pezzo, testo: joined(`barra ${formatInteger(n + 1)}`, ...kindOf(lista)) })),
    ),
    ...lista.impossibili.map((pezzo) => ({ ...pezzo, testo: joined('più lungo di una barra', ...kindOf(lista)) })),
  ])
  const keyOf = ({ posizione, descrizione, lunghezza }: (typeof pieces)[number]) =>
    JSON.stringify([posizione, descrizione, lunghezza])
  const same = Map.groupBy(pieces, keyOf)
  const counted = new Map<string, number>()
  return pieces.map((piece) => {
    const key = keyOf(piece)
    const numero = (counted.get(key) ?? 0) + 1
    counted.set(key, numero)
    const { posizione, descrizione, lunghezza, testo } = piece
    const totale = same.get(key)?.length ?? 1
    return { posizione, titolo: descrizione, misure: formatMm(lunghezza), testo, numero, totale }
  })
}

/** Why so many labels are no file; null when they are. */
export function whyNoLabels(amount: number): string | null {
  if (amount === 0) return 'Nelle distinte di questo ordine non ci sono pezzi da etichettare.'
  return amount > LABELS_MAX
    ? `Le etichette sono ${formatInteger(amount)}: un file ne ha al massimo ${formatInteger(LABELS_MAX)}.`
    : null
}

/**
 * What the code of a label leads to: an address of the piece alone, which leads on to the bill of its line or to the
 * work on it, by who opens it. The labels of before have that of the bill, which leads on alike.
 * @param base address of the product, without a stroke at its end
 */
export const pezzoUrl = (base: string, ordine: number, posizione: number): string =>
  `${base}/planner/#/ordini/${ordine}/pezzo?riga=${posizione}`
