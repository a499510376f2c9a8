import { useState } from 'react'
import type { Ambito } from '../../../../server/produzione/tempistiche/rules.ts'
import type { CodiceRow } from './readTempistiche.ts'
import type { TreeTimes } from './tree/tree.ts'

/** What is in a dialog: a timing that is there, a new one for something, a code. */
type OpenNode = { tempi: TreeTimes } | { ambito: Ambito | null } | { codice: CodiceRow | 'nuovo' }

/** The open dialog of the screen. @param rileggi reads the page again after a change */
export function useOpenNodes(rileggi: () => void) {
  const [aperto, apri] = useState<OpenNode | null>(null)
  const chiudi = () => apri(null)
  return {
    aperto,
    apri,
    chiudi,
    rileggi,
    /** @param altrove more than the times of one of them: what the page computes is another */
    salvato({ altrove }: { altrove: boolean }) {
      chiudi()
      if (altrove) rileggi()
    },
  }
}

export type OpenNodes = ReturnType<typeof useOpenNodes>
