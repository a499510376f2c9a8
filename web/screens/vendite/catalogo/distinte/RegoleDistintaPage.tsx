import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMemo, useState } from 'react'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { RegoleDistintaPageDeleteMutation } from '#generated/RegoleDistintaPageDeleteMutation.graphql.ts'
import type { RegoleDistintaPageQuery } from '#generated/RegoleDistintaPageQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { CatalogoTabs } from '../CatalogoTabs.tsx'
import { useProva } from './prova/finestra.ts'
import { ProvaDistinta } from './prova/ProvaDistinta.tsx'
import { RegolaDialog } from './RegolaDialog.tsx'
import { RegolaCard, type RegolaRow, readRegolaRow, regolaColumns } from './RegolaRow.tsx'
import { regoleUrlState } from './regoleUrlState.ts'

const query = graphql`
  query RegoleDistintaPageQuery($filtro: FiltroRegoleDistinta, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoRegoleDistinta!]) {
    regoleDistinta(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...RegolaRow_regola
        }
      }
    }
    tutte: regoleDistinta(perPagina: 1000) {
      edges {
        node {
          ...RegolaRow_regola
        }
      }
    }
    materiali(perPagina: 1000) {
      edges {
        node {
          nome
        }
      }
    }
    famiglie {
      pk
      nome
      opzioni {
        pk
        nome
        valori {
          pk
          nome
        }
      }
    }
    tipiSerramento {
      pk
      nome
      ante
      extra
      aperture {
        pk
        nome
      }
      accessori {
        pk
        nome
      }
    }
  }
`

const deleteMutation = graphql`
  mutation RegoleDistintaPageDeleteMutation($pk: Int!) {
    deleteRegolaDistinta(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const deleteWords = {
  question: ({ posto, descrizione }: RegolaRow) => `Sei sicuro di voler eliminare la regola ${posto} ${descrizione}?`,
  done: 'Regola eliminata',
}

/** The rules that bills are made of, and a window to try them with. */
export default function RegoleDistintaPage() {
  const route = useRouteQuery<RegoleDistintaPageQuery>(query)
  const { tutte, materiali, ...catalogo } = route.data
  const list = useList({
    url: regoleUrlState,
    connection: useMorePages(route, 'regoleDistinta'),
    read: readRegolaRow,
  })
  const remove = useDelete<RegoleDistintaPageDeleteMutation, RegolaRow>(deleteMutation, deleteWords, list.reread)
  const columns = useMemo(() => regolaColumns({ edit: list.edit, remove }), [list.edit, remove])
  const [open, setOpen] = useState(false)
  useChanged(['REGOLA_DISTINTA'], useReread(150))
  const regole = tutte.edges.map(({ node }) => readRegolaRow(node))
  const prova = useProva(catalogo, regole)
  const famigliaPk = list.state.values.famiglia
  const chosen = catalogo.famiglie.find(({ pk }) => pk === famigliaPk)
  const tried = { prova, catalogo, regole }
  return (
    <ListPage
      list={list}
      name="regole-distinta"
      title="Distinte"
      columns={columns}
      card={(regola) => <RegolaCard regola={regola} />}
      actions={
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Prova una finestra
        </Button>
      }
      add="Aggiungi regola"
      filters={
        <Stack sx={{ gap: 1.5 }}>
          <CatalogoTabs pagina="/distinte" />
          <ListFilters
            list={list}
            choices={{ materiale: materiali.edges.map(({ node }) => [node.nome, node.nome] as const) }}
            chips={{ famiglia: chosen && `Famiglia: ${chosen.nome}` }}
          >
            <FilterSelect
              label="Famiglia"
              value={String(famigliaPk ?? '')}
              onChange={(picked) => list.state.set({ famiglia: picked === '' ? null : Number(picked) })}
              all="Tutte le famiglie"
              choices={catalogo.famiglie.map(({ pk, nome }) => [String(pk), nome] as const)}
            />
          </ListFilters>
        </Stack>
      }
      empty={{
        title: 'Nessuna regola',
        text: 'Qui compaiono le regole delle distinte: di che cosa è fatta una finestra, con quantità e misure calcolate da larghezza, altezza, ante e opzioni.',
      }}
      notFound={{ title: 'Nessuna regola trovata', text: 'Prova con meno filtri o con altre parole.' }}
      dialog={(regola) => (
        <RegolaDialog
          {...tried}
          regola={regola}
          materiali={materiali.edges.map(({ node }) => node.nome)}
          onSaved={list.saved}
          onClose={list.close}
        />
      )}
    >
      {open && (
        <PlainDialog title="Prova una finestra" width="md" onClose={() => setOpen(false)}>
          <ProvaDistinta {...tried} />
        </PlainDialog>
      )}
    </ListPage>
  )
}
