import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import type { ListinoRow_listino$data, ListinoRow_listino$key } from '#generated/ListinoRow_listino.graphql.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { dayColumn, linkColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { listinoLabels } from '#vendite/listini/rules.ts'
import { STATI_LISTINO, type StatoListino } from '#vendite/listini/words/rules.ts'
import { StatoListinoChip } from './StatoListinoChip.tsx'

const fragment = graphql`
  fragment ListinoRow_listino on Listino @inline {
    id
    pk
    nome
    dal
    al
    stato
    numeroVoci
  }
`

/** A price list as the list shows it. */
export type ListinoRow = Omit<ListinoRow_listino$data, 'stato'> & { stato: StatoListino }

/** Reads a row out of the list. */
export function readListinoRow(key: ListinoRow_listino$key): ListinoRow {
  const row = readInlineData(fragment, key)
  return { ...row, stato: wordOfEnum(STATI_LISTINO, row.stato) }
}

/** Address of a price list. */
export const listinoPath = ({ pk }: { pk: number }) => `/listini/${pk}`

const period = ({ dal, al }: Pick<ListinoRow, 'dal' | 'al'>) =>
  al ? `Dal ${formatDate(dal)} al ${formatDate(al)}` : `Dal ${formatDate(dal)}`

/** Columns of the price lists. */
export const listiniColumns: GridColDef<ListinoRow>[] = [
  linkColumn<ListinoRow>('nome', listinoLabels.nome, listinoPath, { flex: 1, minWidth: 200 }),
  { field: 'stato', headerName: 'Stato', width: 140, renderCell: ({ row }) => <StatoListinoChip stato={row.stato} /> },
  dayColumn('dal', listinoLabels.dal),
  dayColumn('al', listinoLabels.al),
  { field: 'numeroVoci', headerName: 'Voci', width: 90, align: 'right', headerAlign: 'right' },
]

/** A price list on a phone. */
export function ListinoCard({ listino }: { listino: ListinoRow }) {
  return (
    <RowCard title={listino.nome} beside={<StatoListinoChip stato={listino.stato} />} note={period(listino)}>
      {formatCount(listino.numeroVoci, 'voce', 'voci')}
    </RowCard>
  )
}
