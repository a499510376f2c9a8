import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { Field } from '#forms/Field.tsx'
import { ASSENZA_BANDS, assenzaSchema, DEFAULT_TIMES, periodSchema } from '#persone/assenze/rules.ts'
import { festivitaSchema } from '#persone/festivita/rules.ts'
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
  const schema = tipo === 'assenza' ? periodSchema : festivitaSchema
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, pt: 1 }}>
      {tipo === 'assenza' && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Field
            of={assenzaSchema}
            name="personaPk"
            choices={persone.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          />
        </Box>
      )}
      <Field of={schema} name="giornoDa" />
      <Field of={schema} name="giornoA" />
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
      <Field of={schema} name="oraDa" />
      <Field of={schema} name="oraA" />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Field of={schema} name="title" />
      </Box>
    </Box>
  )
}
