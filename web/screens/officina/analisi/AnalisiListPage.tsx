import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import type {
  AnalisiListPage_analisi$data,
  AnalisiListPage_analisi$key,
} from '#generated/AnalisiListPage_analisi.graphql.ts'
import type { AnalisiListPageDeleteMutation } from '#generated/AnalisiListPageDeleteMutation.graphql.ts'
import type { AnalisiListPageNewAnalisiDialogMutation } from '#generated/AnalisiListPageNewAnalisiDialogMutation.graphql.ts'
import type { AnalisiListPageQuery } from '#generated/AnalisiListPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { useOperation } from '#relay/useOperation.ts'
import { durationInWords } from '#screens/produzione/fasiSchedulate/row.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { useList } from '#ui/list/useList.ts'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { analisiUrlState } from './analisiUrlState.ts'
import { type OrdineInProgram, OrdiniField } from './OrdiniField.tsx'
import { stationNames } from './stationNames.ts'

const query = graphql`
  query AnalisiListPageQuery($filtro: FiltroAnalisi, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoAnalisiPostazioni!]) @preloadable {
    analisiPostazioni(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...AnalisiListPage_analisi
        }
      }
    }
  }
`

const fragment = graphql`
  fragment AnalisiListPage_analisi on AnalisiPostazione @inline {
    pk
    nome
    data
    numeroOrdini
    postazioni {
      postazione
      minutiTeorici
    }
    ordini {
      ordine {
        pk
        numeroCommessa
      }
    }
  }
`

const deleteMutation = graphql`
  mutation AnalisiListPageDeleteMutation($pk: Int!) {
    deleteAnalisiPostazione(input: { pk: $pk }) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type AnalisiRow = Omit<AnalisiListPage_analisi$data, ' $fragmentType'>
const readAnalisiRow = (riga: AnalisiListPage_analisi$key): AnalisiRow => readInlineData(fragment, riga)

const ordersInWords = ({ ordini }: AnalisiRow) => ordini.map(({ ordine }) => ordine.numeroCommessa).join(', ')

/** Hours that an entry asks of each workstation, said once for those it asks as much of; none without orders. */
function totalsInWords({ ordini, postazioni }: AnalisiRow): string {
  if (ordini.length === 0) return ''
  const alike = Map.groupBy(postazioni, ({ minutiTeorici }) => durationInWords(minutiTeorici))
  return [...alike]
    .map(([duration, those]) => `${stationNames(those.map(({ postazione }) => postazione))} ${duration}`)
    .join(' · ')
}

/** How many orders, and which. */
const countedOrders = (riga: AnalisiRow) =>
  riga.numeroOrdini === 0 ? '' : `${formatCount(riga.numeroOrdini, 'ordine', 'ordini')}: ${ordersInWords(riga)}`
const analisiPath = ({ pk }: { pk: number }) => `/statistiche-tempi-lavorazione/${pk}`

const newAnalisiDialogMutation = graphql`
  mutation AnalisiListPageNewAnalisiDialogMutation($input: CreateAnalisiPostazioneInput!) {
    createAnalisiPostazione(input: $input) {
      analisiPostazione {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** A new entry of the weekly programming: its orders by hand, or those that are scheduled in a week. */
function NewAnalisiDialog({ onSaved, onClose }: { onSaved: (pk: number) => void; onClose: () => void }) {
  const [name, setName] = useState('')
  const [week, setWeek] = useState<string | null>(null)
  const [ordini, setOrdini] = useState<readonly OrdineInProgram[]>([])
  const [errors, setErrors] = useState<readonly { field: string | null | undefined; message: string }[]>([])
  const [create, inProgress] = useOperation<AnalisiListPageNewAnalisiDialogMutation>(newAnalisiDialogMutation, {
    success: 'Programmazione salvata',
    errorsFromCall: true,
  })
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message
  async function save() {
    const outcome = await create({ input: { nome: name, ordinePks: ordini.map(({ id }) => id), settimana: week } })
    if (!outcome.ok) return setErrors(outcome.errors)
    const pk = outcome.data.createAnalisiPostazione.analisiPostazione?.pk
    if (pk !== undefined) onSaved(pk)
  }
  return (
    <PlainDialog
      title="Nuova programmazione"
      width="sm"
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      confirm={{ text: 'Salva', disabled: inProgress, onClick: () => void save() }}
    >
      <TextField
        label="Nome"
        required
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={!!errorOf('nome')}
        helperText={errorOf('nome')}
      />
      <DatePickerField label="Ordini schedulati nella settimana del" valore={week} onChange={setWeek} />
      {errorOf('settimana') && <Alert severity="error">{errorOf('settimana')}</Alert>}
      <OrdiniField chosen={ordini} onChange={setOrdini} error={errorOf('ordinePks')} />
    </PlainDialog>
  )
}

/** The weekly programming: each entry opens its times. */
export default function AnalisiListPage() {
  const route = useRouteQuery<AnalisiListPageQuery>(query)
  const list = useList({
    url: analisiUrlState,
    connection: useMorePages(route, 'analisiPostazioni'),
    read: readAnalisiRow,
  })
  const go = useNavigate()
  const remove = useDelete<AnalisiListPageDeleteMutation, AnalisiRow>(
    deleteMutation,
    {
      question: ({ nome }) => `Eliminare ${nome}?`,
      text: () => 'Gli ordini e la loro schedulazione restano.',
      done: 'Programmazione eliminata',
    },
    list.reread,
  )
  const columns = useMemo(
    () => [
      { field: 'nome', headerName: 'Nome', width: 230 },
      {
        field: 'data',
        headerName: 'Data',
        width: 110,
        renderCell: ({ row }: { row: AnalisiRow }) => formatDate(row.data),
      },
      {
        field: 'ordini',
        headerName: 'Ordini',
        width: 240,
        sortable: false,
        renderCell: ({ row }: { row: AnalisiRow }) => <span title={ordersInWords(row)}>{countedOrders(row)}</span>,
      },
      {
        field: 'totali',
        headerName: 'Ore per postazione',
        flex: 1,
        minWidth: 280,
        sortable: false,
        renderCell: ({ row }: { row: AnalisiRow }) => <span title={totalsInWords(row)}>{totalsInWords(row)}</span>,
      },
      actionsColumn<AnalisiRow>({ remove, name: ({ nome }) => nome }),
    ],
    [remove],
  )
  return (
    <ListPage<AnalisiRow>
      list={list}
      name="programmazione-settimanale"
      title="Programmazione settimanale"
      columns={columns}
      to={analisiPath}
      add="Nuova programmazione"
      card={(riga) => (
        <RowCard
          title={riga.nome}
          beside={formatDate(riga.data)}
          note={<TwoLines>{countedOrders(riga)}</TwoLines>}
          foot={<TwoLines>{totalsInWords(riga)}</TwoLines>}
        />
      )}
      empty={{
        title: 'Nessuna programmazione',
        text: 'Raccoglie gli ordini di una settimana e dice quanto tempo chiedono a ogni postazione.',
      }}
      notFound={{ title: 'Nessuna programmazione trovata', text: 'Prova con altre parole.' }}
      dialog={(riga) =>
        riga === null && <NewAnalisiDialog onSaved={(pk) => go(analisiPath({ pk }))} onClose={list.close} />
      }
    />
  )
}

/** On a phone a week of many orders leaves room for the next one; all of it is in its page. */
function TwoLines({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
    >
      {children}
    </Box>
  )
}
