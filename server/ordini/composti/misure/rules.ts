// Whether a family makes the fields of a composed element: told to who composes it, refused to nobody.
// docs/rules/finestra.md#composed-elements

import type { SpecchiaturaInput } from '#shared/composti/specchiature.ts'
import {
  altezzaError,
  isSellable,
  type LimitsOfTipo,
  larghezzaError,
  type VincoloMisure,
} from '#vendite/vincoli/rules.ts'

/** What a family makes of its types. */
export interface MisureOfFamiglia {
  nome: string
  /** Its constraints by number of the type. */
  vincoli: ReadonlyMap<number, readonly VincoloMisure[]>
}

/**
 * What a family does not make of an element, in Italian: an element is made when each of its fields is.
 * @param tipi name and bounds of the window types, by number
 */
export function compostoNotices(
  specchiature: readonly SpecchiaturaInput[],
  famiglia: MisureOfFamiglia,
  tipi: ReadonlyMap<number, LimitsOfTipo & { nome: string }>,
): string[] {
  return specchiature.flatMap(({ tipoSerramentoPk, larghezza, altezza }, index) => {
    const tipo = tipi.get(tipoSerramentoPk)
    if (!tipo) return []
    const vincoli = famiglia.vincoli.get(tipoSerramentoPk) ?? []
    const wrong = isSellable(vincoli)
      ? (altezzaError(tipo, vincoli, altezza) ?? larghezzaError(tipo, vincoli, altezza, larghezza))
      : `la famiglia «${famiglia.nome}» non la fa`
    return wrong === null ? [] : [`Specchiatura ${index + 1}, ${tipo.nome}: ${wrong}.`]
  })
}
