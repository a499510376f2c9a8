import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import { ColumnFilterFields, type ColumnFilterProps } from './ColumnFilterFields.tsx'

/** The filter that is open beside the head of its column. */
export interface OpenColumnFilter {
  field: string
  title: string
  ancora: HTMLElement
}

/** The filter of one column, beside its head. */
export function ColumnFilter({
  open,
  onClose,
  ...props
}: ColumnFilterProps & { open: OpenColumnFilter; onClose: () => void }) {
  return (
    <Popover
      open
      anchorEl={open.ancora}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': `Filtra per ${open.title}`, variant: 'outlined' } }}
    >
      <Stack
        sx={{ p: 2, gap: 1.5, width: 400, maxWidth: '90vw' }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onClose()
        }}
      >
        <ColumnFilterFields field={open.field} {...props} />
      </Stack>
    </Popover>
  )
}
