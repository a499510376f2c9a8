import { useCallback, useEffectEvent } from 'react'
import type { UrlState } from '../../../ui/useUrlState.ts'
import { CodiceDialog } from './codici/CodiceDialog.tsx'
import { ElencoCodici } from './codici/ElencoCodici.tsx'
import type { RigaCodice } from './codici/riga.ts'
import { useDeleteCodice } from './codici/useDeleteCodice.ts'
import type { statoTempistiche } from './stato.ts'
import type { Aperti } from './useAperti.ts'

interface Props {
  codici: readonly RigaCodice[]
  elenco: UrlState<typeof statoTempistiche>
  aperti: Aperti
  inAttesa: boolean
}

/** The window codes, with their dialogs. */
export function Codici({ codici, elenco: { valori, azzera }, aperti, inAttesa }: Props) {
  const { aperto } = aperti
  const elimina = useDeleteCodice(aperti.rileggi)
  const apri = useEffectEvent((codice: RigaCodice) => aperti.apri({ codice }))
  const modifica = useCallback((codice: RigaCodice) => apri(codice), [])
  return (
    <>
      <ElencoCodici
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
          onSaved={aperti.salvato}
        />
      )}
    </>
  )
}
