import { use } from 'react'
import { keyedName } from '#shared/keyedEntries.ts'
import { type ShellViewer, ViewerContext } from '#shell/viewer.ts'

/** A delivery area as every page knows it. */
export type ShellAreaConsegna = ShellViewer['areeConsegna'][number]

const NONE: readonly ShellAreaConsegna[] = []

/** The delivery areas in their order, also those that are offered no more. */
export const useAreeConsegna = (): readonly ShellAreaConsegna[] => use(ViewerContext)?.areeConsegna ?? NONE

/** What the delivery area with a key is called; '' for none. */
export function useAreaConsegnaName(): (chiave: string | null | undefined) => string {
  const aree = useAreeConsegna()
  return (chiave) => keyedName(aree, chiave)
}
