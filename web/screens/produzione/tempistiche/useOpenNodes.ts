import { useState } from 'react'
import type { TempisticaScope } from '#produzione/tempistiche/rules.ts'
import type { CodiceRow } from '#screens/vendite/catalogo/codici/row.ts'
import type { TreeTimes } from './tree/tree.ts'

/** What is in a dialog: a timing that is there, a new one for something, a code. */
type OpenNode = { tempi: TreeTimes } | { ambito: TempisticaScope | null } | { codice: CodiceRow | 'nuovo' }

/** The open dialog of the screen. @param reread reads the page again after a change */
export function useOpenNodes(reread: () => void) {
  const [opened, open] = useState<OpenNode | null>(null)
  const close = () => open(null)
  return {
    opened,
    open,
    close,
    reread,
    /** @param altrove more than the times of one of them: what the page computes is another */
    saved({ elsewhere }: { elsewhere: boolean }) {
      close()
      if (elsewhere) reread()
    },
  }
}

export type OpenNodes = ReturnType<typeof useOpenNodes>
