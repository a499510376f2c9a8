import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import { type ReactNode, useId } from 'react'

/** A value that the form computes: labelled like a field, but plain text, so that nobody tries to type in it. */
export function ComputedValue({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <FormLabel
        id={id}
        component="div"
        sx={{ fontSize: '0.8125rem', fontWeight: 550, mb: 0.5, color: 'text.secondary' }}
      >
        {label}
      </FormLabel>
      <Box
        sx={{
          minHeight: 37,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
