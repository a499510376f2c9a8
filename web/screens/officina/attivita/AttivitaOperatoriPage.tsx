import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatDate } from '../../../../server/shared/formats/formats.ts'
import { useLive } from '../../../relay/live/useLive.ts'
import { useReread } from '../../../relay/live/useReread.ts'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { useList } from '../../../ui/list/useList.ts'
import type { AttivitaOperatoriPageQuery } from './__generated__/AttivitaOperatoriPageQuery.graphql.ts'
import type { AttivitaOperatoriPageSubscription } from './__generated__/AttivitaOperatoriPageSubscription.graphql.ts'
import { AttivitaOperatoriFilters } from './AttivitaOperatoriFilters.tsx'
import {
  AttivitaOperatoriCard,
  type AttivitaOperatoriRow,
  attivitaColumns,
  isAperta,
  readAttivitaOperatoriRow,
} from './AttivitaOperatoriRow.tsx'
import { attivitaUrlState, automaticheUrlState, shownDays } from './attivitaUrlState.ts'
import { CorrezioneDialog } from './CorrezioneDialog.tsx'
import { useDeleteAutomatica } from './useDeleteAutomatica.ts'

const query = graphql`
  query AttivitaOperatoriPageQuery(
    $filtro: FiltroAttivita
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [String!]
  ) {
    attivitaOperatori(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...AttivitaOperatoriRow_attivita
        }
      }
    }
    lavorazioni {
      pk
      nome
    }
    operatori(perPagina: 1000) {
      nodes {
        pk
        user {
          firstName
          lastName
        }
      }
    }
  }
`

const subscription = graphql`
  subscription AttivitaOperatoriPageSubscription($dopo: String) {
    attivitaAggiornata(dopo: $dopo) {
      evento
    }
  }
`

/** What many devices write in a row is one reading, ms. */
const BURST = 2000

/** An inner shadow: the sticky first column has an opaque background of its own. */
const BLUE = {
  '& .riga-aperta .MuiDataGrid-cell': {
    boxShadow: 'inset 0 0 0 999px color-mix(in srgb, var(--mui-palette-info-main) 12%, transparent)',
  },
}

/** 'Attività operatori', or the days that were chosen. */
function titleOf(values: { from_data: string | null; to_data: string | null }, title: string): string {
  if (values.from_data === null && values.to_data === null) return title
  const { from, to } = shownDays(values)
  return [from && `dal ${formatDate(from)}`, to && `al ${formatDate(to)}`]
    .filter(Boolean)
    .join(' ')
    .replace(/^./, (first) => first.toUpperCase())
}

/** The activities of all operators; those that the office has written with `automatiche`. */
export function AttivitaOperatoriList({ automatiche }: { automatiche: boolean }) {
  const { riferimento, inAttesa } = useRouteQuery<AttivitaOperatoriPageQuery>()
  const read = usePreloadedQuery<AttivitaOperatoriPageQuery>(query, riferimento)
  const list = useList({
    url: automatiche ? automaticheUrlState : attivitaUrlState,
    connection: read.attivitaOperatori,
    read: readAttivitaOperatoriRow,
  })
  const remove = useDeleteAutomatica(list.reread)
  const columns = useMemo(
    () => attivitaColumns(automatiche ? { elimina: remove } : { modifica: list.edit }),
    [automatiche, remove, list.edit],
  )
  const reread = useReread(BURST)
  useLive<AttivitaOperatoriPageSubscription>({
    subscription,
    evento: ({ attivitaAggiornata }) => attivitaAggiornata.evento,
    onData: reread,
    onSalto: reread,
  })
  const operatori = read.operatori.nodes.map(({ pk, user }) => ({ pk, nome: `${user.firstName} ${user.lastName}` }))
  const title = automatiche ? 'Attività operatori automatiche' : 'Attività operatori'
  return (
    <ListPage<AttivitaOperatoriRow>
      list={list}
      name={automatiche ? 'attivita-automatiche' : 'attivita-operatori'}
      title={titleOf(list.state.valori, title)}
      waiting={inAttesa}
      columns={columns}
      card={(attivita) => <AttivitaOperatoriCard attivita={attivita} />}
      filters={
        <AttivitaOperatoriFilters
          list={list}
          lavorazioni={read.lavorazioni}
          operatori={automatiche ? undefined : operatori}
        />
      }
      // Blue and its word: not completed.
      rowClass={(row) => (isAperta(row) ? 'riga-aperta' : '')}
      frame={{ sx: BLUE }}
      empty={{
        titolo: 'Nessuna attività',
        testo: automatiche
          ? 'Qui compare quello che l’ufficio chiude con Completa.'
          : 'Qui compare quello che gli operatori registrano in officina.',
      }}
      notFound={{ titolo: 'Nessuna attività trovata', testo: 'Prova con meno filtri o con altri giorni.' }}
      dialog={
        automatiche
          ? undefined
          : (attivita) => attivita && <CorrezioneDialog attivita={attivita} onSaved={list.saved} onClose={list.close} />
      }
    />
  )
}

/** The activities of all operators. */
export default function AttivitaOperatoriPage() {
  return <AttivitaOperatoriList automatiche={false} />
}
