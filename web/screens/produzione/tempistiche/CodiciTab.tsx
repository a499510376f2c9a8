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
export function CodiciTab({ codici, elenco: { values, clear }, open, isWaiting }: Props) {
  const { open: opened } = open
  const remove = useDeleteCodice(open.reread)
  const show = useLatestCallback((codice: CodiceRow) => open.apri({ codice }))
  const edit = useCallback((codice: CodiceRow) => show(codice), [])
  return (
    <>
      <CodiciList
        codici={codici}
        search={values.search}
        modifica={edit}
        remove={remove}
        onClear={() => clear(['search'])}
        isWaiting={isWaiting}
      />
      {opened !== null && 'codice' in opened && (
        <CodiceDialog
          codice={opened.codice === 'nuovo' ? null : opened.codice}
          onDelete={remove}
          onClose={open.close}
          onSaved={() => open.saved({ elsewhere: true })}
        />
      )}
    </>
  )
}
