import type { Vincolo } from '../../../../server/vendite/vincoli/rules.ts'

/** The four measures of a constraint, in mm, whatever cell it stands in. */
export type Misure = Omit<Vincolo, 'id'>

/** Only the measures of something that has more. */
export function soloMisure({ altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }: Misure): Misure {
  return { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }
}

/** The copied constraints that a cell does not have already. */
export function daIncollare(copiati: readonly Misure[], presenti: readonly Misure[]): Misure[] {
  const uguali = (a: Misure, b: Misure) =>
    a.altezzaMin === b.altezzaMin &&
    a.altezzaMax === b.altezzaMax &&
    a.larghezzaMin === b.larghezzaMin &&
    a.larghezzaMax === b.larghezzaMax
  return copiati.filter((copiato) => !presenti.some((presente) => uguali(copiato, presente)))
}
