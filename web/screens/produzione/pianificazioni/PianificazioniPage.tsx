import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { PianificazioniPageQuery } from '#generated/PianificazioniPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import {
  PianificazioneCard,
  pianificazioneColumns,
  pianificazionePath,
  readPianificazioneRow,
} from './PianificazioneRow.tsx'
import { pianificazioniUrlState } from './pianificazioniUrlState.ts'
import { useDeletePianificazione } from './useDeletePianificazione.ts'

const query = graphql`
  query PianificazioniPageQuery($filtro: FiltroAnalisi, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoAnalisiPostazioni!]) @preloadable {
    analisiPostazioni(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...PianificazioneRow_pianificazione
        }
      }
    }
  }
`

/** Saved bench plannings, newest first. */
export default function PianificazioniPage() {
  const route = useRouteQuery<PianificazioniPageQuery>(query)
  const list = useList({
    url: pianificazioniUrlState,
    connection: useMorePages(route, 'analisiPostazioni'),
    read: readPianificazioneRow,
  })
  const remove = useDeletePianificazione(list.reread)
  const columns = useMemo(() => pianificazioneColumns(remove), [remove])
  return (
    <ListPage
      list={list}
      name="pianificazioni"
      title="Pianificazioni dei banchi"
      columns={columns}
      to={pianificazionePath}
      card={(pianificazione) => <PianificazioneCard pianificazione={pianificazione} />}
      back={<BackLink to="/fasi-schedulate" title="Fasi schedulate" />}
      empty={{
        title: 'Nessuna pianificazione',
        text: 'Si fanno dalle fasi schedulate ai banchi, con «Pianifica».',
        action: (
          <Button variant="contained" component={Link} to="/fasi-schedulate">
            Fasi schedulate
          </Button>
        ),
      }}
      notFound={{
        title: 'Nessuna pianificazione trovata',
        text: 'Prova con altre parole: si cerca nel nome e nei numeri degli ordini.',
      }}
    />
  )
}
