import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { assenzaLabels, FASCE, ORARIO_PREDEFINITO } from '../../../../../server/persone/assenze/rules.ts'
import { festivitaLabels } from '../../../../../server/persone/festivita/rules.ts'
import { CampoData } from '../../../../forms/CampoData.tsx'
import { CampoOra } from '../../../../forms/CampoOra.tsx'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import type { PersonaCalendario, ValoriPeriodo } from './modello.ts'
import type { TipoPeriodo } from './mutazioniPeriodo.ts'

const RAPIDE = [
  { nome: 'Giorno intero', oraDa: null, oraA: null },
  ...FASCE.map(({ nome, oraDa, oraA }) => ({ nome: `${nome} ${oraDa}-${oraA}`, oraDa, oraA })),
  { nome: `Orario ${ORARIO_PREDEFINITO.oraDa}-${ORARIO_PREDEFINITO.oraA}`, ...ORARIO_PREDEFINITO },
]

/** Fields of an absence or a holiday, with the quick buttons of the hours. */
export function CampiPeriodo({ tipo, persone }: { tipo: TipoPeriodo; persone: readonly PersonaCalendario[] }) {
  const form = useFormikContext<ValoriPeriodo>()
  const { oraDa, oraA } = form.values
  const labels = tipo === 'assenza' ? assenzaLabels : festivitaLabels
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, pt: 1 }}>
      {tipo === 'assenza' && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <CampoScelta
            nome="persona"
            etichetta={assenzaLabels.persona}
            obbligatorio
            scelte={persone.map(({ pk, nome }) => ({ valore: pk, testo: nome }))}
          />
        </Box>
      )}
      <CampoData nome="giornoDa" etichetta={labels.giornoDa} obbligatorio />
      <CampoData nome="giornoA" etichetta={labels.giornoA} obbligatorio />
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
      <CampoOra nome="oraDa" etichetta={labels.oraDa} />
      <CampoOra nome="oraA" etichetta={labels.oraA} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CampoTesto nome="title" etichetta={labels.title} massimo={200} />
      </Box>
    </Box>
  )
}
