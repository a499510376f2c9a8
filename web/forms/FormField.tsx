import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, useId } from 'react'

/** Props that every field of a form takes. */
export interface FormFieldProps {
  /** Path in the form's values: 'serramenti[0].altezza'. */
  name: string
  label: string
  /** Marks the label; the rule itself is in the schema. */
  required?: boolean
  disabled?: boolean
  /** Label for screen readers alone where there is room for columns, whose head says it: from 900 px, or from so many. */
  inColumn?: boolean | number
  /** Under the field while there is no error. */
  help?: ReactNode
  /** Label and help at the left of the control, errors under it: a line of a page of settings. */
  inRiga?: boolean
}

interface Attributes {
  id: string
  'aria-invalid': boolean
  'aria-required': boolean | undefined
  'aria-describedby': string | undefined
}

interface Props extends FormFieldProps {
  error: string | undefined
  children: (attributes: Attributes) => ReactNode
}

/** Columns of a line with its label at the left; one below the other where there is no room. */
export const fieldRow = {
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: 4,
  rowGap: 0.75,
  alignItems: 'start',
} as const

const labelSx = { fontSize: '0.8125rem', fontWeight: 550, mb: 0.5, color: 'text.primary' }

/** Label above, the control, help or error under it; ties them together for screen readers. */
export function FormField(props: Props) {
  const { name, label: givenLabel, required, disabled, inColumn, help, error, children, inRiga = false } = props
  const id = useId()
  const below = inRiga ? error : (error ?? help)
  const described = [inRiga && help ? `${id}-aiuto` : '', below ? `${id}-sotto` : ''].filter(Boolean).join(' ')
  const columnsFrom = inColumn === true ? 900 : inColumn
  const label = (
    <FormLabel
      htmlFor={id}
      disabled={disabled}
      error={error !== undefined}
      sx={[labelSx, columnsFrom ? { [`@media (min-width:${columnsFrom}px)`]: visuallyHidden } : {}]}
    >
      {givenLabel}
      {required && (
        <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
          {' *'}
        </Box>
      )}
    </FormLabel>
  )
  const control = (
    <>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-required': required,
        'aria-describedby': described || undefined,
      })}
      {below && (
        <FormHelperText id={`${id}-sotto`} error={error !== undefined} sx={{ mx: 0 }}>
          {below}
        </FormHelperText>
      )}
    </>
  )
  if (!inRiga) {
    return (
      <Box data-campo={name} sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        {label}
        {control}
      </Box>
    )
  }
  return (
    <Box data-campo={name} sx={fieldRow}>
      <Box sx={{ minWidth: 0 }}>
        {label}
        {help && (
          <FormHelperText id={`${id}-aiuto`} sx={{ mx: 0, mt: 0.25 }}>
            {help}
          </FormHelperText>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>{control}</Box>
    </Box>
  )
}
