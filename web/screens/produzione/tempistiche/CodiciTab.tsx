import { useCallback } from 'react'
import { useLatestCallback } from '../../../ui/useLatestCallback.ts'
import type { UrlState } from '../../../ui/useUrlState.ts'
import { CodiceDialog } from './codici/CodiceDialog.tsx'
import { CodiciList } from './codici/CodiciList.tsx'
import { useDeleteCodice } from './codici/useDeleteCodice.ts'
import type { CodiceRow } from './readTempistiche.ts'
import type { tempisticheUrlState } from './urlState.ts'
import type { OpenNodes } from './useOpenNodes.ts'

interface Props {
  codici: readonly CodiceRow[]
  elenco: UrlState<typeof tempisticheUrlState>
  aperti: OpenNodes
  inAttesa: boolean
}

/** The window codes, with their dialogs. */
export function CodiciTab({ codici, elenco: { valori, azzera }, aperti, inAttesa }: Props) {
  const { aperto } = aperti
  const elimina = useDeleteCodice(aperti.rileggi)
  const apri = useLatestCallback((codice: CodiceRow) => aperti.apri({ codice }))
  const modifica = useCallback((codice: CodiceRow) => apri(codice), [])
  return (
    <>
      <CodiciList
        codici={codici}
        search={valori.search}
        modifica={modifica}
        elimina={elimina}
        onAzzera={() => azzera(['search'])}
        inAttesa={inAttesa}
      />
      {aperto !== null && 'codice' in aperto && (
        <CodiceDialog
          codice={aperto.codice === 'nuovo' ? null : aperto.codice}
          onDelete={elimina}
          onClose={aperti.chiudi}
          onSaved={() => aperti.salvato({ altrove: true })}
        />
      )}
    </>
  )
}
