import { createContext, use } from 'react'
import type { Misure } from './appunti.ts'
import type { Apertura, Matrice } from './matrice/matrice.ts'

/** What the panels share with the page. */
export interface Vincoli {
  /** All of it, whatever the filters show. */
  matrice: Matrice
  aperture: readonly Apertura[]
  /** Constraints copied from a cell, to be pasted into another. */
  appunti: Appunti | null
  copia: (appunti: Appunti) => void
  /** Reads everything again: somebody else has changed it. */
  rileggi: () => void
  /** Says whether a form holds unsaved changes. */
  segnalaModifiche: (modulo: string, presenti: boolean) => void
}

export interface Appunti {
  /** Where they come from: 'Finestra 1 anta, Classica 68'. */
  da: string
  misure: readonly Misure[]
}

export const ContestoVincoli = createContext<Vincoli | null>(null)

/** The page around a panel. */
export function useVincoli(): Vincoli {
  const vincoli = use(ContestoVincoli)
  if (!vincoli) throw new Error('useVincoli va usato nella pagina dei vincoli')
  return vincoli
}
