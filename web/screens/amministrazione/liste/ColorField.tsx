import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { colorLabels } from '#amministrazione/liste/rules.ts'
import { FormField, type FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { STATO_COLORS } from '#ordini/valoriStato/rules.ts'
import { StatusChip } from '#ui/StatusChip.tsx'

/** The colour of a state: one of those that both themes have. */
export function ColorField(props: FormFieldProps) {
  const { valore, error, set, touch } = useFormField<string>(props.name)
  return (
    <FormField {...props} error={error}>
      {({ id, ...attributes }) => (
        <RadioGroup
          row
          id={id}
          {...attributes}
          aria-label={props.label}
          name={props.name}
          value={valore}
          onChange={(_event, chosen) => set(chosen)}
          onBlur={touch}
        >
          {STATO_COLORS.map((color) => (
            <FormControlLabel
              key={color}
              value={color}
              control={<Radio size="small" />}
              label={<StatusChip word={colorLabels[color]} tone={color} />}
            />
          ))}
        </RadioGroup>
      )}
    </FormField>
  )
}
