import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { assenzaLabels, FASCE_ASSENZA, ORARIO_PREDEFINITO } from '../../../../../server/persone/assenze/rules.ts'
import { festivitaLabels } from '../../../../../server/persone/festivita/rules.ts'
import { DateField } from '../../../../forms/DateField.tsx'
import { SelectField } from '../../../../forms/SelectField.tsx'
import { TextInputField } from '../../../../forms/TextInputField.tsx'
import { TimeField } from '../../../../forms/time/TimeField.tsx'
import type { CalendarPersona, PeriodoFormValues } from './model.ts'
import type { PeriodoKind } from './mutations.ts'
import { OverlappingAssenze } from './OverlappingAssenze.tsx'

const RAPIDE = [
  { nome: 'Giorno intero', oraDa: null, oraA: null },
  ...FASCE_ASSENZA.map(({ nome, oraDa, oraA }) => ({ nome: `${nome} ${oraDa}-${oraA}`, oraDa, oraA })),
  { nome: `Orario ${ORARIO_PREDEFINITO.oraDa}-${ORARIO_PREDEFINITO.oraA}`, ...ORARIO_PREDEFINITO },
]

interface Props {
  tipo: PeriodoKind
  persone: readonly CalendarPersona[]
  /** Number of the one being changed; null for a new one. */
  pk: number | null
}

/** Fields of an absence or a holiday, with the quick buttons of the hours. */
export function PeriodoFields({ tipo, persone, pk }: Props) {
  const form = useFormikContext<PeriodoFormValues>()
  const { oraDa, oraA } = form.values
  const labels = tipo === 'assenza' ? assenzaLabels : festivitaLabels
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, pt: 1 }}>
      {tipo === 'assenza' && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <SelectField
            nome="persona"
            etichetta={assenzaLabels.persona}
            obbligatorio
            scelte={persone.map(({ pk, nome }) => ({ valore: pk, testo: nome }))}
          />
        </Box>
      )}
      <DateField nome="giornoDa" etichetta={labels.giornoDa} obbligatorio />
      <DateField nome="giornoA" etichetta={labels.giornoA} obbligatorio />
      {tipo === 'assenza' && <OverlappingAssenze pk={pk} />}
      <Box role="group" aria-label="Ore" sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {RAPIDE.map((rapida) => {
          const scelta = rapida.oraDa === oraDa && rapida.oraA === oraA
          return (
            <Button
              key={rapida.nome}
              variant={scelta ? 'contained' : 'outlined'}
              color={scelta ? 'primary' : 'inherit'}
              aria-pressed={scelta}
              onClick={() => void form.setValues({ ...form.values, oraDa: rapida.oraDa, oraA: rapida.oraA })}
            >
              {rapida.nome}
            </Button>
          )
        })}
      </Box>
      <TimeField nome="oraDa" etichetta={labels.oraDa} />
      <TimeField nome="oraA" etichetta={labels.oraA} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInputField nome="title" etichetta={labels.title} massimo={200} />
      </Box>
    </Box>
  )
}
