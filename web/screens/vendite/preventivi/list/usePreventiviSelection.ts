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
  const [scelti, setScelti] = useState<ReadonlyMap<number, PreventivoRow>>(new Map())
  const [per, setPer] = useState(filters)
  if (per !== filters) {
    setPer(filters)
    setScelti(new Map())
  }
  const qui = new Map(righe.map((riga) => [riga.pk, riga]))

  return {
    /** Number → the quote as it is now. */
    scelti: new Map([...scelti].map(([pk, riga]) => [pk, qui.get(pk) ?? riga])),
    chiavi: new Set<GridRowId>(scelti.keys()),
    imposta(chiavi: ReadonlySet<GridRowId>) {
      setScelti((prima) => {
        const righeScelte = [...chiavi].map((chiave) => qui.get(Number(chiave)) ?? prima.get(Number(chiave)))
        return new Map(righeScelte.filter((riga) => riga !== undefined).map((riga) => [riga.pk, riga]))
      })
    },
    /** Keeps a selected quote of another page as it is now. */
    aggiorna: (riga: PreventivoRow) =>
      setScelti((prima) => (prima.has(riga.pk) ? new Map(prima).set(riga.pk, riga) : prima)),
    togli: (pks: readonly number[]) => setScelti((prima) => new Map([...prima].filter(([pk]) => !pks.includes(pk)))),
    svuota: () => setScelti(new Map()),
  }
}
