// From an offer to an order: prices stay what they were, to the cent. docs/rules/prezzi.md#from-an-offer-to-an-order

import type { SpecchiaturaInput } from '#shared/composti/specchiature.ts'
import { nettoOf } from '#shared/money/money.ts'
import type { TipoServizio } from '#vendite/listini/words/rules.ts'
import { NO_FINESTRA } from '../../finestra/rules.ts'
import type { RigaInput } from '../../righe/rules.ts'

/** A line of the alternative that was accepted. */
export interface RigaAccettata {
  rivendita: boolean
  codiceRivendita: string
  tipoSerramentoPk: number | null
  famigliaPk: number | null
  tipoAperturaPk: number | null
  opzioni: { opzionePk: number; valorePk: number }[]
  accessoriPks: number[]
  numero: number
  altezza: number | null
  larghezza: number | null
  ante: number | null
  specchiature: SpecchiaturaInput[]
  forma: string
  descrizione: string
  listino: number | null
  scontoArticolo: number
}

/** A service of it. */
export interface ServizioAccettato {
  nome: string
  tipo: TipoServizio
  importo: number
}

/** The code of an extra line that has none. */
const FREE_CODE = 'EXTRA'

/** The choices that a window code is learned for: a type of a family with some values, in whatever order. */
export interface ChoicesOfCodice {
  tipoSerramentoPk: number
  famigliaPk: number
  /** Numbers of the values, growing, with blanks between. */
  valori: string
}

/** What of a window its code is learned for. */
export type ChosenWindow = Pick<RigaAccettata, 'tipoSerramentoPk' | 'famigliaPk' | 'opzioni'>

/** The choices of a window; null where it does not say its family. */
export function choicesOfCodice({ tipoSerramentoPk, famigliaPk, opzioni }: ChosenWindow): ChoicesOfCodice | null {
  if (tipoSerramentoPk === null || famigliaPk === null) return null
  const pks = opzioni.map(({ valorePk }) => valorePk).sort((a, b) => a - b)
  return { tipoSerramentoPk, famigliaPk, valori: pks.join(' ') }
}

/** Choices as one text, to look a code up by. */
export const choicesKey = ({ tipoSerramentoPk, famigliaPk, valori }: ChoicesOfCodice): string =>
  `${tipoSerramentoPk}/${famigliaPk}/${valori}`

interface Mapping {
  /** Discount of the whole, percent. */
  sconto: number
  /** The type of extra lines, which an order wants one of. */
  tipoExtraPk: number
  codiceOf(riga: RigaAccettata): number | null
}

const EMPTY = {
  pk: null,
  codiceSerramentoPk: null,
  codiceRivendita: '',
  altezza: null,
  larghezza: null,
  ante: null,
  forma: '',
} as const

function rigaOf(riga: RigaAccettata, { sconto, tipoExtraPk, codiceOf }: Mapping): RigaInput {
  const { numero, descrizione, listino, scontoArticolo } = riga
  const netto = nettoOf(listino ?? 0, scontoArticolo, riga.rivendita ? 0 : sconto)
  const prices = { listino, scontoArticolo, netto }
  if (riga.rivendita) {
    return {
      ...EMPTY,
      ...NO_FINESTRA,
      ...prices,
      rivendita: true,
      tipoSerramentoPk: tipoExtraPk,
      codiceRivendita: riga.codiceRivendita || FREE_CODE,
      numero,
      descrizione,
      scontoCorrettivo: null,
    }
  }
  const { famigliaPk, tipoAperturaPk, opzioni, accessoriPks, altezza, larghezza, ante, specchiature, forma } = riga
  return {
    ...EMPTY,
    ...prices,
    rivendita: false,
    tipoSerramentoPk: riga.tipoSerramentoPk ?? tipoExtraPk,
    codiceSerramentoPk: codiceOf(riga),
    numero,
    altezza,
    larghezza,
    ante,
    specchiature,
    forma,
    descrizione,
    scontoCorrettivo: sconto,
    famigliaPk,
    tipoAperturaPk,
    opzioni,
    accessoriPks,
  }
}

/** The lines of the order: windows and free lines with their prices, each service as an extra line. */
export function righeOfOrdine(
  righe: readonly RigaAccettata[],
  servizi: readonly ServizioAccettato[],
  mapping: Mapping,
): RigaInput[] {
  return [
    ...righe.map((riga) => rigaOf(riga, mapping)),
    ...servizi.map(
      ({ nome, tipo, importo }): RigaInput => ({
        ...EMPTY,
        ...NO_FINESTRA,
        rivendita: true,
        tipoSerramentoPk: mapping.tipoExtraPk,
        codiceRivendita: tipo,
        numero: 1,
        descrizione: nome,
        listino: importo,
        scontoArticolo: 0,
        scontoCorrettivo: null,
        netto: importo,
      }),
    ),
  ]
}
