import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { type ReactNode, useId } from 'react'
import type { FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

interface Props extends Omit<FormFieldProps, 'label'> {
  label: ReactNode
  /** Ticked when the value is false: 'Misure definitive' of `senzaMisure`. */
  inverted?: boolean
  /** Hears of a change, after the form. */
  onChange?: (choice: boolean) => void
}

/** A check box with its label at the right; the label may carry links. */
export function CheckboxField({ name, label, required, disabled, help, inverted = false, onChange }: Props) {
  const { valore, error, set, touch } = useFormField<boolean>(name)
  const id = useId()
  const below = error ?? help
  return (
    <Box data-campo={name}>
      <FormControlLabel
        disabled={disabled}
        label={
          <>
            {label}
            {required && (
              <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
                {' *'}
              </Box>
            )}
          </>
        }
        control={
          <Checkbox
            checked={inverted ? valore === false : valore === true}
            onChange={(_, choice) => {
              set(choice !== inverted)
              onChange?.(choice)
            }}
            onBlur={touch}
            slotProps={{
              input: {
                name,
                'aria-required': required,
                'aria-invalid': error !== undefined,
                'aria-describedby': below ? id : undefined,
              },
            }}
          />
        }
      />
      {below && (
        <FormHelperText id={id} error={error !== undefined} sx={{ mx: 0 }}>
          {below}
        </FormHelperText>
      )}
    </Box>
  )
}
