import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { BackLink } from '../../../ui/list/BackLink.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { useList } from '../../../ui/list/useList.ts'
import type { PianificazioniPageQuery } from './__generated__/PianificazioniPageQuery.graphql.ts'
import {
  PianificazioneCard,
  pianificazioneColumns,
  pianificazionePath,
  readPianificazioneRow,
} from './PianificazioneRow.tsx'
import { pianificazioniUrlState } from './pianificazioniUrlState.ts'
import { useDeletePianificazione } from './useDeletePianificazione.ts'

const query = graphql`
  query PianificazioniPageQuery($filtro: FiltroAnalisi, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoAnalisiPostazioni!]) {
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
  const { riferimento, inAttesa } = useRouteQuery<PianificazioniPageQuery>()
  const { analisiPostazioni } = usePreloadedQuery<PianificazioniPageQuery>(query, riferimento)
  const list = useList({ url: pianificazioniUrlState, connection: analisiPostazioni, read: readPianificazioneRow })
  const remove = useDeletePianificazione(list.reread)
  const columns = useMemo(() => pianificazioneColumns(remove), [remove])
  return (
    <ListPage
      list={list}
      name="pianificazioni"
      title="Pianificazioni dei banchi"
      waiting={inAttesa}
      columns={columns}
      to={pianificazionePath}
      card={(pianificazione) => <PianificazioneCard pianificazione={pianificazione} />}
      back={<BackLink to="/fasi-schedulate" title="Fasi schedulate" />}
      empty={{
        titolo: 'Nessuna pianificazione',
        testo: 'Si fanno dalle fasi schedulate ai banchi, con «Pianifica».',
        azione: (
          <Button variant="contained" component={Link} to="/fasi-schedulate">
            Fasi schedulate
          </Button>
        ),
      }}
      notFound={{
        titolo: 'Nessuna pianificazione trovata',
        testo: 'Prova con altre parole: si cerca nel nome e nei numeri degli ordini.',
      }}
    />
  )
}
