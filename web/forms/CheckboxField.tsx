import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { type ReactNode, useId } from 'react'
import type { FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

interface Props extends Omit<FormFieldProps, 'etichetta'> {
  label: ReactNode
  /** Ticked when the value is false: 'Misure definitive' of `senzaMisure`. */
  inverted?: boolean
  /** Hears of a change, after the form. */
  onChange?: (choice: boolean) => void
}

/** A check box with its label at the right; the label may carry links. */
export function CheckboxField({ nome, label, obbligatorio, disabled, aiuto, inverted = false, onChange }: Props) {
  const { valore, errore, imposta, tocca } = useFormField<boolean>(nome)
  const id = useId()
  const below = errore ?? aiuto
  return (
    <Box data-campo={nome}>
      <FormControlLabel
        disabled={disabled}
        label={
          <>
            {label}
            {obbligatorio && (
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
              imposta(choice !== inverted)
              onChange?.(choice)
            }}
            onBlur={tocca}
            slotProps={{
              input: {
                name: nome,
                'aria-required': obbligatorio,
                'aria-invalid': errore !== undefined,
                'aria-describedby': below ? id : undefined,
              },
            }}
          />
        }
      />
      {below && (
        <FormHelperText id={id} error={errore !== undefined} sx={{ mx: 0 }}>
          {below}
        </FormHelperText>
      )}
    </Box>
  )
}
