import type { GridRowId } from '@mui/x-data-grid'
import { createContext } from 'react'

interface OpensRowMenus {
  /** @param place of the button, in the window */
  open: (row: object, place: DOMRect) => void
  idOf: (row: object) => GridRowId
  /** The row whose menu is open. */
  opened: GridRowId | null
}

/** Of `RowMenus`, which every table of a list has around it. */
export const RowMenusContext = createContext<OpensRowMenus>({
  open() {
    throw new Error('RowMenu needs RowMenus around it')
  },
  idOf: () => '',
  opened: null,
})
