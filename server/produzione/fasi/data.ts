import type { Fase } from '#prisma/generated/client.ts'
import type { FaseInput } from './rules.ts'

/** The columns of a phase as its form gives them; a phase of infinite capacity has no department. */
export function faseData({ unit, reparto, infiniteCapacity, dependencies, ...form }: FaseInput) {
  return {
    ...form,
    infiniteCapacity,
    dependencies: [...new Set(dependencies)],
    unit: unit.toUpperCase() as Fase['unit'],
    reparto: infiniteCapacity ? null : ((reparto?.toUpperCase() ?? null) as 'MACCHINE' | 'BANCHI' | null),
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
    reparto: (reparto?.toLowerCase() ?? null) as FaseInput['reparto'],
  }
}
