import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { type ReactNode, useId } from 'react'
import { fieldRow } from '#forms/FormField.tsx'

interface Props {
  /** Path in the form's values. */
  name: string
  label: string
  help?: ReactNode
  required?: boolean
  error?: string
  children: ReactNode
}

/** A setting of several controls: its name and what it is for at the left, as every other's. */
export function GroupRow({ name, label, help, required, error, children }: Props) {
  const id = useId()
  return (
    <Box
      role="group"
      data-campo={name}
      aria-labelledby={id}
      aria-describedby={[help ? `${id}-aiuto` : '', error ? `${id}-sotto` : ''].filter(Boolean).join(' ') || undefined}
      sx={fieldRow}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box id={id} sx={{ fontSize: '0.8125rem', fontWeight: 550, color: error ? 'error.main' : undefined }}>
          {label}
          {required && (
            <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
              {' *'}
            </Box>
          )}
        </Box>
        {help && (
          <FormHelperText id={`${id}-aiuto`} sx={{ mx: 0, mt: 0.25 }}>
            {help}
          </FormHelperText>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {children}
        {error && (
          <FormHelperText id={`${id}-sotto`} error sx={{ mx: 0 }}>
            {error}
          </FormHelperText>
        )}
      </Box>
    </Box>
  )
}
