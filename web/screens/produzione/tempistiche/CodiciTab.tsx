import { useCallback } from 'react'
import { CodiceDialog } from '#screens/vendite/catalogo/codici/CodiceDialog.tsx'
import { CodiciList } from '#screens/vendite/catalogo/codici/CodiciList.tsx'
import type { CodiceRow } from '#screens/vendite/catalogo/codici/row.ts'
import { useDeleteCodice } from '#screens/vendite/catalogo/codici/useDeleteCodice.ts'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import type { UrlState } from '#ui/useUrlState.ts'
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
  const { opened } = open
  const remove = useDeleteCodice(open.reread)
  const show = useLatestCallback((codice: CodiceRow) => open.open({ codice }))
  const shown = opened !== null && 'codice' in opened && opened.codice !== 'nuovo' ? opened.codice : null
  const edit = useCallback((codice: CodiceRow) => show(codice), [])
  return (
    <>
      <CodiciList
        codici={codici}
        search={values.search}
        edit={edit}
        remove={remove}
        onClear={() => clear(['search'])}
        isWaiting={isWaiting}
      />
      {opened !== null && 'codice' in opened && (
        <CodiceDialog
          object={shown}
          onDelete={shown?.puoEliminare && (() => remove(shown))}
          onClose={open.close}
          // Of a code that was there, lines may lack another timing now.
          onSaved={({ created }) => open.saved({ elsewhere: !created })}
        />
      )}
    </>
  )
}
