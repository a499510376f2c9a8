import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import type { GridColDef } from '@mui/x-data-grid'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import type { RowMenuAction } from '#ui/table/menu/RowMenu.tsx'
import type { OrdiniChoice, StatoOrdineChoice } from './ordiniChoices.ts'
import type { OrdineRow } from './row.ts'
import type { WriteOrdine } from './useWriteOrdine.ts'

/** What the user may do with an order of the list; what is missing is not permitted. */
export interface OrdineRowHandlers {
  edit: boolean
  schedula: boolean
  remove?: (riga: OrdineRow) => void
  stato?: (riga: OrdineRow) => void
  /** Opens the approntamento mail, where there is one or may be. */
  mail?: (riga: OrdineRow) => void
  /** Opens the checklist, also for users who may only read it. */
  checkList: (riga: OrdineRow) => void
  /** Changes a field in its cell. */
  write?: WriteOrdine
  /** Whom an order may be given to; null for who does not see agents. */
  agenti: readonly OrdiniChoice[] | null
  stati: readonly StatoOrdineChoice[]
}

/** What can be done with an order: detail, edit, state, check list, schedule, delete. */
export function ordineActionsColumn({
  edit,
  schedula,
  stato,
  checkList,
  remove,
}: OrdineRowHandlers): GridColDef<OrdineRow> {
  function others(riga: OrdineRow): RowMenuAction[] {
    const { pk } = riga
    const all: (RowMenuAction | false | undefined)[] = [
      { name: 'Dettaglio', icon: <VisibilityOutlined fontSize="small" />, to: `/ordini/${pk}` },
      edit && { name: 'Modifica', icon: <EditOutlined fontSize="small" />, to: `/ordini/${pk}/edit` },
      stato && { name: 'Cambia stato', icon: <FlagOutlined fontSize="small" />, run: () => stato(riga) },
      (riga.checkList ?? []).length > 0 && {
        name: 'Check list',
        icon: <ChecklistOutlined fontSize="small" />,
        run: () => checkList(riga),
      },
      schedula &&
        !riga.nonSchedulabile && {
          name: 'Schedula',
          icon: <ViewTimelineOutlined fontSize="small" />,
          to: `/schedulatore?id=${pk}`,
        },
    ]
    return all.filter((action): action is RowMenuAction => Boolean(action))
  }
  return actionsColumn<OrdineRow>({ name: ({ numeroCommessa }) => numeroCommessa, others, remove })
}
