import { use, useMemo } from 'react'
import { hasMinutes, isTimed } from '#persone/reparti/rules.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { type ShellViewer, ViewerContext } from './viewer.ts'

/** A department as every page knows it. */
export type ShellReparto = ShellViewer['reparti'][number]

const NONE: readonly ShellReparto[] = []

/** The departments in their order. */
export const useReparti = (): readonly ShellReparto[] => use(ViewerContext)?.reparti ?? NONE

/** Whether the scheduler books minutes of a department. */
export const isWithMinutes = ({ capacita }: Pick<ShellReparto, 'capacita'>): boolean =>
  (['persone', 'minuti'] as const).some((word) => hasMinutes(word) && capacita === enumName(word))

/** What the department with a key is called; one that is not known keeps its key. */
export function repartoName(reparti: readonly ShellReparto[], chiave: string): string {
  return reparti.find((one) => one.chiave === chiave)?.nome ?? chiave
}

/** What a department is called within a sentence: 'posa in opera'. */
export function useRepartoWord(): (chiave: string) => string {
  const reparti = useReparti()
  return (chiave) => repartoName(reparti, chiave).toLowerCase()
}

/** The departments beside machines and benches whose days have hours, in their order. */
export function useOtherHours(): readonly ShellReparto[] {
  const reparti = useReparti()
  return useMemo(() => reparti.filter((one) => isWithMinutes(one) && !isTimed(one.chiave)), [reparti])
}

/** Departments to choose one of. */
export const repartiChoices = (reparti: readonly ShellReparto[]) =>
  reparti.map(({ chiave, nome }) => ({ valore: chiave, text: nome }))
