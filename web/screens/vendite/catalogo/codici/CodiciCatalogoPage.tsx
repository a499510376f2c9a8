import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useCallback, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { CodiciCatalogoPageQuery } from '#generated/CodiciCatalogoPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { CodiceDialog } from '#screens/produzione/tempistiche/codici/CodiceDialog.tsx'
import { CodiciList } from '#screens/produzione/tempistiche/codici/CodiciList.tsx'
import { useDeleteCodice } from '#screens/produzione/tempistiche/codici/useDeleteCodice.ts'
import { type CodiceRow, readCodice } from '#screens/produzione/tempistiche/readTempistiche.ts'
import { Page } from '#ui/Page.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { CatalogoTabs } from '../CatalogoTabs.tsx'
import { codiciCatalogoUrlState } from './codiciCatalogoUrlState.ts'

const query = graphql`
  query CodiciCatalogoPageQuery {
    codiciSerramento {
      ...readTempistiche_codice
    }
  }
`

/** The window codes: the same list and forms as beside the timings. */
export default function CodiciCatalogoPage() {
  const { riferimento, inAttesa } = useRouteQuery<CodiciCatalogoPageQuery>()
  const { codiciSerramento } = usePreloadedQuery<CodiciCatalogoPageQuery>(query, riferimento)
  const { valori, imposta, azzera } = useUrlState(codiciCatalogoUrlState)
  const [open, setOpen] = useState<CodiceRow | 'nuovo' | null>(null)
  const { revalidate } = useRevalidator()
  const reread = useCallback(() => void revalidate(), [revalidate])
  const remove = useDeleteCodice(reread)
  const codici = codiciSerramento.map(readCodice)
  return (
    <Page
      titolo="Codici"
      count={codici.length}
      inAttesa={inAttesa}
      full
      actions={
        <Button variant="contained" startIcon={<Add />} onClick={() => setOpen('nuovo')}>
          Aggiungi codice
        </Button>
      }
      filtri={
        <Stack sx={{ gap: 1.5 }}>
          <CatalogoTabs pagina="/codici" />
          <FilterBar
            search={{ valore: valori.search, onChange: (search) => imposta({ search }, { sostituisci: true }) }}
          />
        </Stack>
      }
    >
      <CodiciList
        codici={codici}
        search={valori.search}
        modifica={setOpen}
        elimina={remove}
        onClear={() => azzera(['search'])}
        isWaiting={inAttesa}
      />
      {open !== null && (
        <CodiceDialog
          key={open === 'nuovo' ? 'nuovo' : open.pk}
          codice={open === 'nuovo' ? null : open}
          onDelete={remove}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            reread()
          }}
        />
      )}
    </Page>
  )
}
