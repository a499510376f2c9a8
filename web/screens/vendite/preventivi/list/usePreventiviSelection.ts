import type { GridRowId } from '@mui/x-data-grid'
import { useState } from 'react'
import type { PreventivoRow } from './row.ts'

/**
 * The selected quotes, also those of other pages, each as it was last seen. Other filters empty the selection: nobody
 * acts on what the list no longer shows by choice.
 * @param righe on screen now
 * @param filters changes when the filters do
 */
export function usePreventiviSelection(righe: readonly PreventivoRow[], filters: string) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, PreventivoRow>>(new Map())
  const [by, setForFilters] = useState(filters)
  if (by !== filters) {
    setForFilters(filters)
    setChosen(new Map())
  }
  const here = new Map(righe.map((riga) => [riga.pk, riga]))

  return {
    /** Number → the quote as it is now. */
    chosen: new Map([...chosen].map(([pk, riga]) => [pk, here.get(pk) ?? riga])),
    keys: new Set<GridRowId>(chosen.keys()),
    set(keys: ReadonlySet<GridRowId>) {
      setChosen((before) => {
        const chosenRighe = [...keys].map((key) => here.get(Number(key)) ?? before.get(Number(key)))
        return new Map(chosenRighe.filter((riga) => riga !== undefined).map((riga) => [riga.pk, riga]))
      })
    },
    /** Keeps a selected quote of another page as it is now. */
    update: (riga: PreventivoRow) =>
      setChosen((before) => (before.has(riga.pk) ? new Map(before).set(riga.pk, riga) : before)),
    remove: (pks: readonly number[]) => setChosen((before) => new Map([...before].filter(([pk]) => !pks.includes(pk)))),
    svuota: () => setChosen(new Map()),
  }
}
