import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { type ReactNode, useId } from 'react'

/** A part of the form with a name, what it says and what is wrong with it. */
export function FieldsPart({ name, label, help, error, children }: PartProps) {
  const id = useId()
  const below = error ?? help
  return (
    <Box
      component="fieldset"
      data-campo={name}
      aria-describedby={below ? id : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
        {label}
      </Box>
      {children}
      {below && (
        <FormHelperText id={id} error={error !== undefined} sx={{ mx: 0 }}>
          {below}
        </FormHelperText>
      )}
    </Box>
  )
}

interface PartProps {
  name: string
  label: string
  help?: string
  error: string | undefined
  children: ReactNode
}
