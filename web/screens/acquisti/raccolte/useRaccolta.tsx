import { type ReactNode, useCallback, useState } from 'react'
import raccoltaQuery, { type RaccoltaDialogQuery } from '#generated/RaccoltaDialogQuery.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useViewer } from '#shell/viewer.ts'

const { Component: RaccoltaDialog } = codeAhead(() => import('./RaccoltaDialog.tsx'))

/** The dialog of what leaves together, and what opens it. @param onDone after it was sent, or lost a member */
export function useRaccolta(onDone: () => void): { show: (pk: number) => void; dialog: ReactNode } {
  const opened = useOpened<RaccoltaDialogQuery>(raccoltaQuery)
  const [pk, setPk] = useState<number | null>(null)
  const { open } = opened
  const { adminOrdiniFornitore: conMail } = useViewer().permessi
  const show = useCallback(
    (raccolta: number) => {
      open({ pk: raccolta, conMail })
      setPk(raccolta)
    },
    [open, conMail],
  )
  const dialog = pk !== null && (
    <RaccoltaDialog key={pk} opened={opened} pk={pk} onClose={() => setPk(null)} onDone={onDone} />
  )
  return { show, dialog }
}
