import { useState } from 'react'
import type { Ambito } from '../../../../server/produzione/tempistiche/rules.ts'
import type { Tempi } from './albero/albero.ts'
import type { RigaCodice } from './codici/riga.ts'

/** What is in a dialog: a timing that is there, a new one for something, a code. */
export type Aperto = { tempi: Tempi } | { ambito: Ambito | null } | { codice: RigaCodice | 'nuovo' }

/** The open dialog of the screen. @param rileggi reads the page again after a change */
export function useAperti(rileggi: () => void) {
  const [aperto, apri] = useState<Aperto | null>(null)
  const chiudi = () => apri(null)
  return {
    aperto,
    apri,
    chiudi,
    rileggi,
    salvato() {
      chiudi()
      rileggi()
    },
  }
}

export type Aperti = ReturnType<typeof useAperti>
