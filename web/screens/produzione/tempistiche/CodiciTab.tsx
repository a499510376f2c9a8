import { useCallback } from 'react'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import { CodiceDialog } from './codici/CodiceDialog.tsx'
import { CodiciList } from './codici/CodiciList.tsx'
import { useDeleteCodice } from './codici/useDeleteCodice.ts'
import type { CodiceRow } from './readTempistiche.ts'
import type { tempisticheUrlState } from './urlState.ts'
import type { OpenNodes } from './useOpenNodes.ts'

interface Props {
  codici: readonly CodiceRow[]
  elenco: UrlState<typeof tempisticheUrlState>
  open: OpenNodes
  isWaiting: boolean
}

/** The window codes, with their dialogs. */
export function CodiciTab({ codici, elenco: { valori, azzera }, open, isWaiting }: Props) {
  const { aperto } = open
  const remove = useDeleteCodice(open.rileggi)
  const show = useLatestCallback((codice: CodiceRow) => open.apri({ codice }))
  const edit = useCallback((codice: CodiceRow) => show(codice), [])
  return (
    <>
      <CodiciList
        codici={codici}
        search={valori.search}
        modifica={edit}
        elimina={remove}
        onClear={() => azzera(['search'])}
        isWaiting={isWaiting}
      />
      {aperto !== null && 'codice' in aperto && (
        <CodiceDialog
          codice={aperto.codice === 'nuovo' ? null : aperto.codice}
          onDelete={remove}
          onClose={open.chiudi}
          onSaved={() => open.salvato({ altrove: true })}
        />
      )}
    </>
  )
}
