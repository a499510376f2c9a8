import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, useId } from 'react'
import { closingPeriodSchema, fornitoreLabels, GIORNI_SETTIMANA, PERIODS_MAX } from '#acquisti/fornitori/rules.ts'
import { Field } from '#forms/Field.tsx'
import { ItemAction } from '#forms/list/ItemAction.tsx'
import { useItemFocus } from '#forms/list/useItemFocus.ts'
import { useFormField } from '#forms/useFormField.ts'
import type { ClosingPeriodForm } from './fornitoreForm.ts'

const DAYS_FIELD = 'giorniChiusura'
const PERIODS_FIELD = 'periodiChiusura'

/** A part of the form with a name, what it says and what is wrong with it. */
function Part({ name, label, help, error, children }: PartProps) {
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

/** The weekdays on which a supplier is closed. */
export function GiorniChiusuraField() {
  const { valore, error, set, touch } = useFormField<number[]>(DAYS_FIELD)
  return (
    <Part
      name={DAYS_FIELD}
      label={fornitoreLabels.giorniChiusura}
      help="Il tempo di consegna non li conta; nessuno: giorni di calendario."
      error={error}
    >
      <ToggleButtonGroup
        size="small"
        aria-label={fornitoreLabels.giorniChiusura}
        value={valore}
        onChange={(_event, chosen: number[]) => {
          set([...chosen].sort((a, b) => a - b))
          touch()
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', maxWidth: 420 }}
      >
        {GIORNI_SETTIMANA.map(({ day, nome }) => (
          <ToggleButton key={day} value={day} sx={{ px: 0, color: 'text.primary' }}>
            <span aria-hidden>{nome.slice(0, 3)}</span>
            <span style={visuallyHidden}>{nome}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Part>
  )
}

/** The periods on which a supplier is closed: added, written, taken away. */
export function PeriodiChiusuraField() {
  const { valore: periods, error, set } = useFormField<ClosingPeriodForm[]>(PERIODS_FIELD)
  const { lista, goTo } = useItemFocus()
  function add() {
    set([...periods, { dal: null, al: null }])
    goTo(periods.length)
  }
  function remove(index: number) {
    set(periods.filter((_, n) => n !== index))
    goTo(Math.min(index, periods.length - 2), 'togli')
  }
  return (
    <Part name={PERIODS_FIELD} label={fornitoreLabels.periodiChiusura} error={error}>
      <Box component="ol" ref={lista} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {periods.map((_, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a period being written is no key, its place is
            key={index}
            component="li"
            aria-label={`Periodo ${index + 1}`}
            sx={{
              display: 'grid',
              // On a phone half the form is too narrow for a day with its buttons: one below the other.
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
              gap: { xs: 1, sm: 2 },
              alignItems: 'start',
            }}
          >
            <Field of={closingPeriodSchema} at={`${PERIODS_FIELD}[${index}]`} name="dal" />
            <Field of={closingPeriodSchema} at={`${PERIODS_FIELD}[${index}]`} name="al" />
            <Box sx={{ pt: 3, gridRow: 1, gridColumn: { xs: 2, sm: 3 } }}>
              <ItemAction
                name="Rimuovi"
                item={`periodo ${index + 1}`}
                part="togli"
                disabled={false}
                onClick={() => remove(index)}
              >
                <DeleteOutlined fontSize="small" />
              </ItemAction>
            </Box>
          </Box>
        ))}
      </Box>
      <Button startIcon={<Add />} onClick={add} disabled={periods.length >= PERIODS_MAX} sx={{ mt: 0.5 }}>
        Aggiungi periodo
      </Button>
    </Part>
  )
}
