import FilterList from '@mui/icons-material/FilterList'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { type ReactNode, useState } from 'react'
import { useIsPhone } from '../useIsPhone.ts'

interface Props {
  /** How many of its filters keep something out. */
  count: number
  /** Fields, as wide as there is room. */
  children: ReactNode
}

/**
 * The filters of a list that are rarely asked, behind 'Altri filtri' with their count, so that the bar is one line; on a
 * phone they are fields as the others, behind the bar's own button.
 */
export function MoreFilters({ count, children }: Props) {
  const phone = useIsPhone()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (phone) return <Box sx={{ width: '100%', display: 'grid', gap: 1 }}>{children}</Box>
  return (
    <>
      <Badge badgeContent={count} color="primary" overlap="rectangular">
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FilterList />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ height: { md: 40 }, color: 'text.secondary', borderColor: 'action.disabled', fontWeight: 400 }}
        >
          Altri filtri
        </Button>
      </Badge>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filtri', variant: 'outlined', sx: { mt: 0.5 } } }}
      >
        <Box sx={{ p: 2, width: 520, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
          {children}
        </Box>
      </Popover>
    </>
  )
}
