import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import type {
  MessaggioRow_messaggio$data,
  MessaggioRow_messaggio$key,
} from '#generated/MessaggioRow_messaggio.graphql.ts'
import { textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { messaggioOrdineEmailLabels } from '#vendite/messaggiOrdineEmail/rules.ts'

const fragment = graphql`
  fragment MessaggioRow_messaggio on MessaggioOrdineEmail @inline {
    id
    pk
    titolo
    testo
    versione
  }
`

/** A text as the list shows it, and as its form begins. */
export type MessaggioRow = MessaggioRow_messaggio$data

export function readMessaggioRow(message: MessaggioRow_messaggio$key): MessaggioRow {
  return readInlineData(fragment, message)
}

interface Actions {
  edit: (message: MessaggioRow) => void
  remove: (message: MessaggioRow) => void
}

/** The words of a rich text on one line, for a list. Parsed, never shown as html: nothing in it runs or loads. */
function plainText(html: string): string {
  const documento = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h[1-6]|div)>|<br\s*\/?>/gi, '$& '),
    'text/html',
  )
  return (documento.body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Columns of the list. @param actions null for who may only read */
export function messaggioColumns(actions: Actions | null): GridColDef<MessaggioRow>[] {
  const { titolo, testo } = messaggioOrdineEmailLabels
  const columns: GridColDef<MessaggioRow>[] = [
    { field: 'titolo', headerName: titolo, flex: 1, minWidth: 160, hideable: false, cellClassName: 'colonna-fissa' },
    textColumn('testo', testo, { flex: 2.5, minWidth: 200, value: (row) => plainText(row.testo) }),
  ]
  return actions ? [...columns, actionsColumn({ name: (row) => row.titolo, ...actions })] : columns
}

/** A text of the list on a phone. */
export function MessaggioCard({ message }: { message: MessaggioRow }) {
  return (
    <RowCard title={message.titolo}>
      <Typography variant="body2" color="textSecondary" noWrap>
        {plainText(message.testo)}
      </Typography>
    </RowCard>
  )
}
