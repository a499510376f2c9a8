import { createContext, use } from 'react'
import type { CopiedMisure } from './clipboard.ts'
import type { MatrixApertura, MatrixModel } from './matrice/model.ts'

/** What the panels share with the page. */
interface VincoliState {
  /** All of it, whatever the filters show. */
  matrice: MatrixModel
  aperture: readonly MatrixApertura[]
  /** Constraints copied from a cell, to be pasted into another. */
  appunti: VincoliClipboard | null
  copia: (clipboard: VincoliClipboard) => void
  /** Reads everything again: somebody else has changed it. */
  reread: () => void
  /** Says whether a form holds unsaved changes. */
  reportChanges: (modulo: string, present: boolean) => void
}

export interface VincoliClipboard {
  /** Where they come from: 'Finestra 1 anta, Classica 68'. */
  da: string
  misure: readonly CopiedMisure[]
}

export const VincoliContext = createContext<VincoliState | null>(null)

/** The page around a panel. */
export function useVincoli(): VincoliState {
  const vincoli = use(VincoliContext)
  if (!vincoli) throw new Error('useVincoli va usato nella pagina dei vincoli')
  return vincoli
}
