import Stack from '@mui/material/Stack'
import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { CodiciCatalogoPageQuery } from '#generated/CodiciCatalogoPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { Page } from '#ui/Page.tsx'
import { AddButton } from '#ui/page/AddButton.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { CatalogoTabs } from '../CatalogoTabs.tsx'
import { CodiceDialog } from './CodiceDialog.tsx'
import { CodiciList } from './CodiciList.tsx'
import { codiciCatalogoUrlState } from './codiciCatalogoUrlState.ts'
import { type CodiceRow, readCodici } from './row.ts'
import { useDeleteCodice } from './useDeleteCodice.ts'

const query = graphql`
  query CodiciCatalogoPageQuery @preloadable {
    codiciSerramento {
      ...row_codice
    }
  }
`

/** The window codes: the same list and forms as beside the timings. */
export default function CodiciCatalogoPage() {
  const { data, isWaiting } = useRouteQuery<CodiciCatalogoPageQuery>(query)
  const { codiciSerramento } = data
  const { values, set, clear } = useUrlState(codiciCatalogoUrlState)
  const [open, setOpen] = useState<CodiceRow | 'nuovo' | null>(null)
  const { revalidate } = useRevalidator()
  const remove = useDeleteCodice(() => void revalidate())
  const codici = useMemo(() => readCodici(codiciSerramento), [codiciSerramento])
  return (
    <Page
      title="Codici"
      count={codici.length}
      isWaiting={isWaiting}
      full
      actions={<AddButton onClick={() => setOpen('nuovo')}>Aggiungi codice</AddButton>}
      filters={
        <Stack sx={{ gap: 1.5 }}>
          <CatalogoTabs pagina="/codici" />
          <FilterBar search={{ valore: values.search, onChange: (search) => set({ search }, { replace: true }) }} />
        </Stack>
      }
    >
      <CodiciList
        codici={codici}
        search={values.search}
        edit={setOpen}
        remove={remove}
        onClear={() => clear(['search'])}
        isWaiting={isWaiting}
      />
      {open !== null && (
        <CodiceDialog
          key={open === 'nuovo' ? 'nuovo' : open.pk}
          object={open === 'nuovo' ? null : open}
          onDelete={open !== 'nuovo' && open.puoEliminare && (() => remove(open))}
          onClose={() => setOpen(null)}
          onSaved={() => setOpen(null)}
        />
      )}
    </Page>
  )
}
