import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { visuallyHidden } from '@mui/utils'
import { closingPeriodSchema, fornitoreLabels, GIORNI_SETTIMANA, PERIODS_MAX } from '#acquisti/fornitori/rules.ts'
import { Field } from '#forms/Field.tsx'
import { ItemAction } from '#forms/list/ItemAction.tsx'
import { useItemFocus } from '#forms/list/useItemFocus.ts'
import { useFormField } from '#forms/useFormField.ts'
import { FieldsPart } from './FieldsPart.tsx'
import type { ClosingPeriodForm } from './fornitoreForm.ts'

const DAYS_FIELD = 'giorniChiusura'
const PERIODS_FIELD = 'periodiChiusura'

/** The weekdays on which a supplier is closed. */
export function GiorniChiusuraField() {
  const { valore, error, set, touch } = useFormField<number[]>(DAYS_FIELD)
  return (
    <FieldsPart
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
    </FieldsPart>
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
    <FieldsPart name={PERIODS_FIELD} label={fornitoreLabels.periodiChiusura} error={error}>
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
    </FieldsPart>
  )
}
