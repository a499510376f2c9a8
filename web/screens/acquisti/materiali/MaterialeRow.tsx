import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import { materialeLabels } from '#acquisti/materiali/rules.ts'
import { columnTitle } from '#acquisti/righeOrdineFornitore/rules.ts'
import type {
  MaterialeRow_materiale$data,
  MaterialeRow_materiale$key,
} from '#generated/MaterialeRow_materiale.graphql.ts'
import { textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'

const fragment = graphql`
  fragment MaterialeRow_materiale on Materiale @inline {
    id
    pk
    nome
    colonneList
    sort {
      colonna
      direzione
    }
    labels {
      colonna
      titolo
    }
    showReminderOrdineFornitore
    perSchedulazione
    puoEliminare
    versione
  }
`

/** A material as the list shows it, and as its form begins. */
export type MaterialeRow = MaterialeRow_materiale$data

export function readMaterialeRow(materiale: MaterialeRow_materiale$key): MaterialeRow {
  return readInlineData(fragment, materiale)
}

interface Actions {
  edit: (materiale: MaterialeRow) => void
  remove: (materiale: MaterialeRow) => void
}

/** Whether missing supplier orders of a material are reminded of: a check or a cross. */
function Reminder({ active }: { active: boolean }) {
  return active ? (
    <Check fontSize="small" color="success" titleAccess="Sì" sx={{ verticalAlign: 'middle' }} />
  ) : (
    <Close fontSize="small" color="disabled" titleAccess="No" sx={{ verticalAlign: 'middle' }} />
  )
}

/** Columns of the list. */
export function materialeColumns(actions: Actions): GridColDef<MaterialeRow>[] {
  return [
    { field: 'nome', headerName: 'Materiale', flex: 1, minWidth: 150, hideable: false, cellClassName: 'colonna-fissa' },
    textColumn('colonneList', materialeLabels.colonne, {
      flex: 2.5,
      minWidth: 180,
      value: ({ colonneList }) => colonneList.map(columnTitle).join(', '),
    }),
    {
      field: 'showReminderOrdineFornitore',
      headerName: materialeLabels.showReminderOrdineFornitore,
      width: 210,
      align: 'center',
      headerAlign: 'center',
      renderCell: ({ row }) => <Reminder active={row.showReminderOrdineFornitore} />,
    },
    actionsColumn({ name: ({ nome }) => nome, eliminabile: ({ puoEliminare }) => puoEliminare, ...actions }),
  ]
}

/** A material of the list on a phone. */
export function MaterialeCard({ materiale }: { materiale: MaterialeRow }) {
  const { nome, colonneList, showReminderOrdineFornitore } = materiale
  return (
    <RowCard title={nome} note={colonneList.map(columnTitle).join(', ') || 'Nessuna colonna'}>
      {showReminderOrdineFornitore && materialeLabels.showReminderOrdineFornitore}
    </RowCard>
  )
}
