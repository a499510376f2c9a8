import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { FAULT_ORIGINS } from '#amministrazione/segnalazioni/rules.ts'
import type { SegnalazioneDrawerQuery } from '#generated/SegnalazioneDrawerQuery.graphql.ts'
import drawerQuery from '#generated/SegnalazioneDrawerQuery.graphql.ts'
import type { SegnalazioniPageQuery } from '#generated/SegnalazioniPageQuery.graphql.ts'
import { useOpenedByAddress } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatDate } from '#shared/formats/formats.ts'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { SideDrawer } from '#ui/SideDrawer.tsx'
import { originWord } from './origins.ts'
import { SegnalazioneDrawer } from './SegnalazioneDrawer.tsx'
import { readSegnalazioneRow, SegnalazioneCard, segnalazioneColumns } from './SegnalazioneRow.tsx'
import { segnalazioniUrlState } from './segnalazioniUrlState.ts'

const query = graphql`
  query SegnalazioniPageQuery($filtro: FiltroSegnalazioni, $pagina: Int, $perPagina: Int, $ordinamento: [OrdinamentoSegnalazioni!]) {
    segnalazioni(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...SegnalazioneRow_segnalazione
        }
      }
    }
  }
`

/** Faults that the server and the pages met, the newest first. */
export default function SegnalazioniPage() {
  const { reference, inAttesa } = useRouteQuery<SegnalazioniPageQuery>()
  const { segnalazioni } = usePreloadedQuery<SegnalazioniPageQuery>(query, reference)
  const list = useList({ url: segnalazioniUrlState, connection: segnalazioni, read: readSegnalazioneRow })
  const { values, set } = list.state
  const opened = useOpenedByAddress<SegnalazioneDrawerQuery>(
    drawerQuery,
    values.segnalazione === null ? null : { pk: values.segnalazione },
    { fetchPolicy: 'store-or-network' },
  )
  const open = (segnalazione: number | null) => set({ segnalazione, pagina: values.pagina })
  return (
    <ListPage
      list={list}
      name="segnalazioni"
      title="Segnalazioni"
      waiting={inAttesa}
      columns={segnalazioneColumns}
      table={{ onOpen: ({ pk }) => open(pk) }}
      card={(riga) => <SegnalazioneCard riga={riga} />}
      actions={
        <Button variant="outlined" startIcon={<Refresh />} onClick={list.reread}>
          Aggiorna
        </Button>
      }
      filters={
        <ListFilters
          list={list}
          chips={{
            origine: values.origine && `Origine: ${originWord(values.origine).word}`,
            dal: values.dal && `Dal ${formatDate(values.dal)}`,
          }}
        >
          <LabelledSelect
            label="Origine"
            value={values.origine}
            onChange={(origin) => set({ origine: origin })}
            choices={[['', 'Tutte'], ...FAULT_ORIGINS.map((origin) => [origin, originWord(origin).word] as const)]}
            sx={{ minWidth: 150 }}
          />
        </ListFilters>
      }
      empty={{
        title: 'Nessuna segnalazione',
        text: 'Qui compaiono i guasti del server e delle pagine, con quello che serve per capirli.',
      }}
      notFound={{ title: 'Nessuna segnalazione con questi filtri' }}
    >
      <SideDrawer
        open={values.segnalazione !== null}
        title={`Segnalazione n. ${values.segnalazione ?? ''}`}
        onClose={() => open(null)}
      >
        {values.segnalazione !== null && <SegnalazioneDrawer opened={opened} />}
      </SideDrawer>
    </ListPage>
  )
}
