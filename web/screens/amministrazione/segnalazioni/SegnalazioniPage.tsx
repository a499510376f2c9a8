import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SegnalazioneDrawerQuery } from '#generated/SegnalazioneDrawerQuery.graphql.ts'
import drawerQuery from '#generated/SegnalazioneDrawerQuery.graphql.ts'
import type { SegnalazioniPageQuery } from '#generated/SegnalazioniPageQuery.graphql.ts'
import { useOpenedByAddress } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatDate } from '#shared/formats/formats.ts'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { SideDrawer } from '#ui/SideDrawer.tsx'
import { faultOrigins, originWord } from './origins.ts'
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
  const { riferimento, inAttesa } = useRouteQuery<SegnalazioniPageQuery>()
  const { segnalazioni } = usePreloadedQuery<SegnalazioniPageQuery>(query, riferimento)
  const list = useList({ url: segnalazioniUrlState, connection: segnalazioni, read: readSegnalazioneRow })
  const { valori, imposta } = list.state
  const opened = useOpenedByAddress<SegnalazioneDrawerQuery>(
    drawerQuery,
    valori.segnalazione === null ? null : { pk: valori.segnalazione },
    { fetchPolicy: 'store-or-network' },
  )
  const open = (segnalazione: number | null) => imposta({ segnalazione, pagina: valori.pagina })
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
          search="cerca"
          searchLabel="Messaggio o richiesta"
          chips={{
            origine: valori.origine && `Origine: ${originWord(valori.origine).parola}`,
            dal: valori.dal && `Dal ${formatDate(valori.dal)}`,
          }}
        >
          <TextField
            select
            label="Origine"
            value={valori.origine}
            onChange={({ target }) => imposta({ origine: faultOrigins.find((one) => one === target.value) ?? '' })}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 150 }}
          >
            <option value="">Tutte</option>
            {faultOrigins.map((origin) => (
              <option key={origin} value={origin}>
                {originWord(origin).parola}
              </option>
            ))}
          </TextField>
        </ListFilters>
      }
      empty={{
        titolo: 'Nessuna segnalazione',
        testo: 'Qui compaiono i guasti del server e delle pagine, con quello che serve per capirli.',
      }}
      notFound={{ titolo: 'Nessuna segnalazione con questi filtri' }}
    >
      <SideDrawer
        open={valori.segnalazione !== null}
        title={`Segnalazione n. ${valori.segnalazione ?? ''}`}
        onClose={() => open(null)}
      >
        {valori.segnalazione !== null && <SegnalazioneDrawer opened={opened} />}
      </SideDrawer>
    </ListPage>
  )
}
