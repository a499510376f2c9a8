// Price lists: the windows of a quote priced at once, as in cases.ts.
import type { BenchCase } from './benchCase.ts'

const WINDOWS = 20

/** Sizes that the demo families make of their first type, each window another. */
const windowOf = (index: number) =>
  `{ famigliaPk: ${1 + (index % 3)}, tipoSerramentoPk: 1, altezza: ${700 + index * 20}, larghezza: ${500 + index * 15},
    quantita: ${1 + (index % 4)}, accessoriPks: [1, 7], tipoAperturaPk: 3 }`

const prices = Array.from(
  { length: WINDOWS },
  (_, index) =>
    `p${index}: prezzo(finestra: ${windowOf(index)}) { pezzo riga senzaPrezzo passi { tipo testo importo } }`,
).join('\n')

export const prezziCases: BenchCase[] = [
  {
    nome: `Prezzi di un preventivo di ${WINDOWS} finestre`,
    // What a visitor's page waits for at most; the office may wait for 150.
    entro: 100,
    prodotto: `{ ${prices} }`,
    // What it must at least know of the lists in force.
    sql: `SELECT json_build_object('voci', (SELECT json_agg(v.griglia) FROM voci_listino v JOIN listini l ON l.id = v.listino_id
      WHERE l.stato = 'IN_VIGORE' AND v.famiglia_id IN (1, 2, 3) AND v.tipo_serramento_id = 1),
      'supplementi', (SELECT json_agg(s.importo) FROM supplementi_listino s JOIN listini l ON l.id = s.listino_id
        WHERE l.stato = 'IN_VIGORE')) AS json`,
  },
]
