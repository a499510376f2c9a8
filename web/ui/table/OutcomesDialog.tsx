import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import type { ReactNode } from 'react'
import { PlainDialog } from '../dialog/PlainDialog.tsx'

/** What happened to one record of a bulk action. */
export interface ShownOutcome {
  id: string | number
  /** How the user knows it: '#12 Mario Rossi'. */
  name: string
  done: boolean
  /** Why it was refused. */
  reason?: string | null
}

interface Props {
  title: string
  /** Null while there is nothing to say. */
  outcomes: readonly ShownOutcome[] | null
  onClose: () => void
  /** At the left of 'Chiudi': undo what was done. */
  action?: ReactNode
}

/** The result of a bulk action record by record, the refused ones first. */
export function OutcomesDialog({ title, outcomes, onClose, action }: Props) {
  const sorted = [...(outcomes ?? [])].sort((a, b) => Number(a.done) - Number(b.done))
  return (
    <PlainDialog open={outcomes !== null} title={title} width="sm" onClose={onClose} beside={action}>
      <List dense disablePadding>
        {sorted.map(({ id, name, done, reason }) => (
          <ListItem key={id} disableGutters>
            <ListItemIcon sx={{ minWidth: 36 }}>
              {done ? (
                <CheckCircleOutlined color="success" titleAccess="Fatto" />
              ) : (
                <ErrorOutlined color="error" titleAccess="Rifiutato" />
              )}
            </ListItemIcon>
            <ListItemText primary={name} secondary={done ? 'Fatto' : (reason ?? 'Rifiutato')} />
          </ListItem>
        ))}
      </List>
    </PlainDialog>
  )
}
