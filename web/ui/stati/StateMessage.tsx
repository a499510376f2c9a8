import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  icon?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  /** `alert` when it reports a failure. */
  role?: 'alert' | 'status'
  /** True in place of a whole page, whose heading it is then. */
  page?: boolean
}

/** A sentence in the middle of an otherwise empty space, with what the user can do about it. */
export function StateMessage({ icon, title, text, action, role, page = false }: Props) {
  return (
    <Stack
      role={role}
      spacing={1.5}
      sx={{ flex: 1, minHeight: 240, p: 3, alignItems: 'center', justifyContent: 'center', textAlign: 'center' }}
    >
      {icon && (
        <Box aria-hidden sx={{ color: 'text.secondary', lineHeight: 0, '& svg': { fontSize: 40 } }}>
          {icon}
        </Box>
      )}
      <Typography variant="h2" component={page ? 'h1' : 'p'}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: '56ch' }}>
          {text}
        </Typography>
      )}
      {action}
    </Stack>
  )
}
