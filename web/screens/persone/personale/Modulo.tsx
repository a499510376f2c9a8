import Box from '@mui/material/Box'
import { ETICHETTE_REPARTO, type PersonaInput, REPARTI } from '../../../../server/persone/personale/rules.ts'
import { formatoData } from '../../../../server/shared/formats/formats.ts'
import { CampoData } from '../../../forms/CampoData.tsx'
import { CampoScelta } from '../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../forms/CampoTesto.tsx'
import { ModuloInDialogo } from '../../../forms/ModuloInDialogo.tsx'
import type { MutationForm } from '../../../forms/useMutationForm.ts'
import { nomeReparto } from './Reparto.tsx'

/** Values of the form, with the version that they were read from (0 for somebody new). */
export interface ValoriPersona extends Omit<PersonaInput, 'reparto' | 'dataInizio'> {
  reparto: string | null
  dataInizio: string | null
  versione: number
}

const etichette = { nome: 'Nome', reparto: 'Reparto', dataInizio: 'Data inizio', dataFine: 'Data fine' }

function mostra(campo: string, valore: unknown): string {
  if (valore === null || valore === '') return '–'
  if (campo === 'reparto') return nomeReparto(String(valore))
  return campo.startsWith('data') ? formatoData(String(valore)) : String(valore)
}

/** The form of a person, in its dialog. */
export function Modulo({
  form,
  conflitto,
  chiudiConflitto,
  onAnnulla,
}: MutationForm<ValoriPersona> & { onAnnulla: () => void }) {
  return (
    <ModuloInDialogo
      form={form}
      conflitto={conflitto}
      chiudiConflitto={chiudiConflitto}
      nome="Persona"
      etichette={etichette}
      mostra={mostra}
      onAnnulla={onAnnulla}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, pt: 1 }}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <CampoTesto nome="nome" etichetta={etichette.nome} obbligatorio massimo={200} autoFocus />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <CampoScelta
            nome="reparto"
            etichetta={etichette.reparto}
            obbligatorio
            scelte={REPARTI.map((valore) => ({ valore, testo: ETICHETTE_REPARTO[valore] }))}
          />
        </Box>
        <CampoData nome="dataInizio" etichetta={etichette.dataInizio} obbligatorio />
        <CampoData nome="dataFine" etichetta={etichette.dataFine} />
      </Box>
    </ModuloInDialogo>
  )
}
