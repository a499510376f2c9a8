import { use } from 'react'
import { keyedName } from '#shared/keyedEntries.ts'
import { type ShellViewer, ViewerContext } from '#shell/viewer.ts'

/** A store as every page knows it. */
export type ShellMagazzino = ShellViewer['magazzini'][number]

const NONE: readonly ShellMagazzino[] = []

/** The stores in their order, also those that are offered no more. */
export const useMagazzini = (): readonly ShellMagazzino[] => use(ViewerContext)?.magazzini ?? NONE

/** What the store with a key is called; '' for none. */
export function useMagazzinoName(): (chiave: string | null | undefined) => string {
  const magazzini = useMagazzini()
  return (chiave) => keyedName(magazzini, chiave)
}
