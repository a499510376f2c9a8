import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import type { FormFieldProps } from '#forms/FormField.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import type { SettingFormValues } from '../groups.ts'
import { GroupRow } from './GroupRow.tsx'

const DAYS = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica']

/** The hours of the seven days of a usual week. */
export function WeekField({ name, label, help, required }: FormFieldProps) {
  const { errors } = useFormikContext<SettingFormValues>()
  const error: unknown = errors[name as keyof SettingFormValues]
  return (
    <GroupRow
      name={name}
      label={label}
      help={help}
      required={required}
      // Those of single days stand under them.
      error={typeof error === 'string' ? error : undefined}
    >
      <Box
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', maxWidth: 520 }}
      >
        {DAYS.map((day, index) => (
          <NumberField key={day} name={`${name}[${index}]`} label={day} unita="h" decimali />
        ))}
      </Box>
    </GroupRow>
  )
}
