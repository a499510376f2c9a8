import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent } from 'react'
import { formatDate } from '#shared/formats/formats.ts'
import { durationInWords } from '../row.ts'
import type { PlannedOrdine } from './model.ts'
import type { OpenOrdineMenu } from './OrdineMenu.tsx'

/** What is dragged is one of these orders, and nothing else. */
export const ORDINE_DRAG_TYPE = 'text/x-ordine-banco'

interface Props {
  ordine: PlannedOrdine
  /** Where something dragged would go. */
  segno: 'sopra' | null
  onMenu: (open: OpenOrdineMenu) => void
  onKey: (event: KeyboardEvent, ordine: number) => void
}

/** An order at a bench. */
export function BoardOrdineCard({ ordine, segno, onMenu, onKey }: Props) {
  const { pk, numeroCommessa, cliente, minuti, numeroSerramenti, inizio, gia } = ordine
  return (
    <Box
      component="li"
      data-ordine={pk}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(ORDINE_DRAG_TYPE, String(pk))
        event.dataTransfer.effectAllowed = 'move'
      }}
      onKeyDown={(event) => onKey(event, pk)}
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'flex-start',
        cursor: 'grab',
        flexShrink: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        pl: 1,
        py: 0.5,
        boxShadow: (theme) => (segno ? `0 -3px 0 0 ${theme.vars?.palette.primary.main}` : 'none'),
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <Typography variant="body2" noWrap title={numeroCommessa} sx={{ fontWeight: 600 }}>
            {numeroCommessa}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            {durationInWords(minuti)}
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary" noWrap title={cliente} sx={{ fontSize: '0.75rem' }}>
          {cliente}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap sx={{ fontSize: '0.75rem' }}>
          {numeroSerramenti} serr. · {inizio === null ? 'non più ai banchi' : `dal ${formatDate(inizio)}`}
        </Typography>
        {gia && (
          <Typography variant="body2" noWrap title={`Già pianificato su ${gia}`} sx={{ fontSize: '0.75rem' }}>
            Già su {gia}
          </Typography>
        )}
      </Box>
      <IconButton
        aria-label={`Sposta ${numeroCommessa}`}
        aria-haspopup="menu"
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown"
        onClick={(event) => onMenu({ ordine, vicino: event.currentTarget })}
      >
        <MoreVert fontSize="small" />
      </IconButton>
    </Box>
  )
}
