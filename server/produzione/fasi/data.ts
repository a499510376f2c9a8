import type { Fase } from '#prisma/generated/client.ts'
import type { FaseInput } from './rules.ts'

/** The columns of a phase as its form gives them; one that a supplier does has no department. */
export function faseData({ unit, reparto, infiniteCapacity, dependencies, ...form }: FaseInput) {
  return {
    ...form,
    infiniteCapacity,
    dependencies: [...new Set(dependencies)],
    unit: unit.toUpperCase() as Fase['unit'],
    reparto: infiniteCapacity && form.withFornitore ? null : (reparto ?? null),
  }
}

/** A stored phase as the form sends it. */
export function faseValues(fase: Omit<ReturnType<typeof faseData>, 'reparto'> & Pick<Fase, 'reparto'>): FaseInput {
  const { nome, unit, withFornitore, infiniteCapacity, reparto, dependencies, soloConTelai } = fase
  return {
    nome,
    withFornitore,
    infiniteCapacity,
    dependencies,
    soloConTelai,
    unit: unit.toLowerCase() as FaseInput['unit'],
    reparto,
  }
}
