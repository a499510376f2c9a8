import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrdineRow } from './row.ts'

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
  /** How many buttons a row has at most. */
  count: number
}

interface Props {
  riga: OrdineRow
  azioni: OrdineRowHandlers
  /** False while the keyboard is elsewhere in the grid. */
  focused: boolean
}

/** Row actions: detail, edit, schedule, delete. */
export function OrdineRowActions({ riga, azioni, focused }: Props) {
  const { pk, numeroCommessa } = riga
  const tabIndex = focused ? 0 : -1
  const direction = (title: string, to: string, icon: ReactNode) => (
    <Tooltip title={title}>
      <IconButton component={Link} to={to} aria-label={`${title} ${numeroCommessa}`} tabIndex={tabIndex}>
        {icon}
      </IconButton>
    </Tooltip>
  )
  const { remove } = azioni
  return (
    <>
      {direction('Dettaglio', `/ordini/${pk}`, <VisibilityOutlined fontSize="small" />)}
      {azioni.edit && direction('Modifica', `/ordini/${pk}/edit`, <EditOutlined fontSize="small" />)}
      {azioni.schedula &&
        (riga.nonSchedulabile ? (
          // The others stay under each other.
          <Box component="span" sx={{ display: 'inline-block', width: 30 }} />
        ) : (
          direction('Schedula', `/schedulatore?id=${pk}`, <ViewTimelineOutlined fontSize="small" />)
        ))}
      {remove && (
        <Tooltip title="Elimina">
          <IconButton aria-label={`Elimina ${numeroCommessa}`} tabIndex={tabIndex} onClick={() => remove(riga)}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </>
  )
}
