import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, useId } from 'react'

/** Props that every field of a form takes. */
export interface FormFieldProps {
  /** Path in the form's values: 'serramenti[0].altezza'. */
  nome: string
  etichetta: string
  /** Marks the label; the rule itself is in the schema. */
  obbligatorio?: boolean
  disabled?: boolean
  /** Label for screen readers alone where there is room for columns, whose head says it: from 900 px, or from so many. */
  inColonna?: boolean | number
  /** Under the field while there is no error. */
  aiuto?: ReactNode
}

interface Attributi {
  id: string
  'aria-invalid': boolean
  'aria-required': boolean | undefined
  'aria-describedby': string | undefined
}

interface Props extends FormFieldProps {
  errore: string | undefined
  children: (attributes: Attributi) => ReactNode
}

const etichettaSx = { fontSize: '0.8125rem', fontWeight: 550, mb: 0.5, color: 'text.primary' }

/** Label above, the control, help or error under it; ties them together for screen readers. */
export function FormField({ nome, etichetta, obbligatorio, disabled, inColonna, aiuto, errore, children }: Props) {
  const id = useId()
  const below = errore ?? aiuto
  const columnsFrom = inColonna === true ? 900 : inColonna
  return (
    <Box data-campo={nome} sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <FormLabel
        htmlFor={id}
        disabled={disabled}
        error={errore !== undefined}
        sx={[etichettaSx, columnsFrom ? { [`@media (min-width:${columnsFrom}px)`]: visuallyHidden } : {}]}
      >
        {etichetta}
        {obbligatorio && (
          <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
            {' *'}
          </Box>
        )}
      </FormLabel>
      {children({
        id,
        'aria-invalid': errore !== undefined,
        'aria-required': obbligatorio,
        'aria-describedby': below ? `${id}-sotto` : undefined,
      })}
      {below && (
        <FormHelperText id={`${id}-sotto`} error={errore !== undefined} sx={{ mx: 0 }}>
          {below}
        </FormHelperText>
      )}
    </Box>
  )
}
