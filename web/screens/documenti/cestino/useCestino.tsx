import { type ReactNode, useState } from 'react'
import type { CestinoDialogQuery } from '#generated/CestinoDialogQuery.graphql.ts'
import query from '#generated/CestinoDialogQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { CestinoDialog } from './CestinoDialog.tsx'

/** The bin of folders and files. @param onRestored what comes after something was restored */
export function useCestino(onRestored: () => void): { open: () => void; dialog: ReactNode } {
  const opened = useOpened<CestinoDialogQuery>(query)
  const [shown, setShown] = useState(false)
  return {
    open() {
      opened.open({})
      setShown(true)
    },
    dialog: shown && <CestinoDialog opened={opened} onRestored={onRestored} onClose={() => setShown(false)} />,
  }
}
