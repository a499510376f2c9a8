import type { VincoloMisure } from '#vendite/vincoli/rules.ts'

/** The four measures of a constraint, in mm, whatever cell it stands in. */
export type CopiedMisure = Omit<VincoloMisure, 'id'>

/** Only the measures of something that has more. */
export function misureOnly({ altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }: CopiedMisure): CopiedMisure {
  return { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }
}

/** The copied constraints that a cell does not have already. */
export function toPaste(copied: readonly CopiedMisure[], present: readonly CopiedMisure[]): CopiedMisure[] {
  const equal = (a: CopiedMisure, b: CopiedMisure) =>
    a.altezzaMin === b.altezzaMin &&
    a.altezzaMax === b.altezzaMax &&
    a.larghezzaMin === b.larghezzaMin &&
    a.larghezzaMax === b.larghezzaMax
  return copied.filter((copiato) => !present.some((presente) => equal(copiato, presente)))
}
