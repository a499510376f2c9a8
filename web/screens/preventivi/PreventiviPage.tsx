import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../relay/RottaConDati.tsx'
import { Pagina } from '../../ui/Pagina.tsx'
import { EmptyState } from '../../ui/stati/EmptyState.tsx'
import { BarraFiltri } from '../../ui/tabella/BarraFiltri.tsx'
import { Tabella } from '../../ui/tabella/Tabella.tsx'
import { useUrlState } from '../../ui/useUrlState.ts'
import { Data, Numero } from '../../ui/Valori.tsx'
import type { PreventiviPageQuery } from './__generated__/PreventiviPageQuery.graphql.ts'
import { PER_PAGINA, statoElenco } from './statoElenco.ts'

const query = graphql`
  query PreventiviPageQuery($filtro: FiltroPreventivi, $pagina: Int, $perPagina: Int, $ordinamento: [String!]) {
    preventivi(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      edges {
        node {
          id
          pk
          dataCreazione
          nomeCognome
          citta
          provincia
          totaleQuantita
        }
      }
    }
  }
`

type Riga = PreventiviPageQuery['response']['preventivi']['edges'][number]['node']

const ordinamenti = {
  dataCreazione: 'dataCreazione',
  nomeCognome: 'nomeCognome',
  citta: 'citta',
  provincia: 'provincia',
}

/** Quote list (spec/000 §2.2). */
export default function PreventiviPage() {
  const { riferimento, inAttesa } = useRouteQuery<PreventiviPageQuery>()
  const { preventivi } = usePreloadedQuery<PreventiviPageQuery>(query, riferimento)
  const { valori, imposta } = useUrlState(statoElenco)
  return (
    <Pagina
      titolo="Preventivi"
      conteggio={preventivi.totalCount}
      inAttesa={inAttesa}
      piena
      filtri={
        <BarraFiltri cerca={{ valore: valori.cerca, onCambia: (cerca) => imposta({ cerca }, { sostituisci: true }) }} />
      }
    >
      <Tabella<Riga>
        nome="preventivi"
        etichetta="Preventivi"
        righe={preventivi.edges.map(({ node }) => node)}
        idRiga={(riga) => riga.id}
        colonne={[
          { field: 'nomeCognome', headerName: 'Cliente', flex: 2, minWidth: 180 },
          {
            field: 'dataCreazione',
            headerName: 'Data',
            width: 110,
            renderCell: ({ row }) => <Data valore={row.dataCreazione} />,
          },
          { field: 'citta', headerName: 'Città', flex: 1, minWidth: 120 },
          { field: 'provincia', headerName: 'Provincia', width: 110 },
          {
            field: 'totaleQuantita',
            headerName: 'Serramenti',
            type: 'number',
            width: 110,
            renderCell: ({ row }) => <Numero valore={row.totaleQuantita} />,
          },
        ]}
        totale={preventivi.totalCount}
        pagina={valori.pagina}
        perPagina={PER_PAGINA}
        onPagina={(pagina) => imposta({ pagina })}
        ordinamenti={ordinamenti}
        ordinamento={valori.ordina}
        onOrdinamento={(ordina) => imposta({ ordina })}
        inAttesa={inAttesa}
        vuoto={<EmptyState titolo="Nessun preventivo" testo="Qui compaiono le richieste inviate dal sito." />}
      />
    </Pagina>
  )
}
