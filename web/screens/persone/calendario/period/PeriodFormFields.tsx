import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { DateField } from '#forms/DateField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { TimeField } from '#forms/time/TimeField.tsx'
import { ASSENZA_BANDS, assenzaLabels, DEFAULT_TIMES } from '#persone/assenze/rules.ts'
import { festivitaLabels } from '#persone/festivita/rules.ts'
import type { CalendarPersona, PeriodFormValues } from './model.ts'
import type { PeriodKind } from './mutations.ts'
import { OverlappingAssenze } from './OverlappingAssenze.tsx'

const QUICK = [
  { name: 'Giorno intero', oraDa: null, oraA: null },
  ...ASSENZA_BANDS.map(({ nome, oraDa, oraA }) => ({ name: `${nome} ${oraDa}-${oraA}`, oraDa, oraA })),
  { name: `Orario ${DEFAULT_TIMES.oraDa}-${DEFAULT_TIMES.oraA}`, ...DEFAULT_TIMES },
]

interface Props {
  tipo: PeriodKind
  persone: readonly CalendarPersona[]
  /** Number of the one being changed; null for a new one. */
  pk: number | null
}

/** Fields of an absence or a holiday, with the quick buttons of the hours. */
export function PeriodFormFields({ tipo, persone, pk }: Props) {
  const form = useFormikContext<PeriodFormValues>()
  const { oraDa, oraA } = form.values
  const labels = tipo === 'assenza' ? assenzaLabels : festivitaLabels
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, pt: 1 }}>
      {tipo === 'assenza' && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <SelectField
            name="personaPk"
            label={assenzaLabels.personaPk}
            required
            choices={persone.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          />
        </Box>
      )}
      <DateField name="giornoDa" label={labels.giornoDa} required />
      <DateField name="giornoA" label={labels.giornoA} required />
      {tipo === 'assenza' && <OverlappingAssenze pk={pk} />}
      <Box role="group" aria-label="Ore" sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {QUICK.map((quick) => {
          const choice = quick.oraDa === oraDa && quick.oraA === oraA
          return (
            <Button
              key={quick.name}
              variant={choice ? 'contained' : 'outlined'}
              color={choice ? 'primary' : 'inherit'}
              aria-pressed={choice}
              onClick={() => void form.setValues({ ...form.values, oraDa: quick.oraDa, oraA: quick.oraA })}
            >
              {quick.name}
            </Button>
          )
        })}
      </Box>
      <TimeField name="oraDa" label={labels.oraDa} />
      <TimeField name="oraA" label={labels.oraA} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInputField name="title" label={labels.title} max={200} />
      </Box>
    </Box>
  )
}
