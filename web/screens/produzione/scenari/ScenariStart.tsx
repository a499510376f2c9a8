import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { IPOTESI_LABELS, TIPI_IPOTESI } from '#produzione/proposte/rules.ts'
import type { ScenarioDraft } from './ScenarioDialog.tsx'
import { newIpotesi } from './scenario.ts'

/** Where nobody has asked anything yet: the questions that can be asked. */
export function ScenariStart({ onStart }: { onStart: (draft: ScenarioDraft) => void }) {
  const draft = { pk: null, ambito: 'tutti', secondi: 5 } as const
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 720, pt: 1 }}>
      <Typography>
        Uno scenario risponde a «che cosa succede se»: cambia il calendario, le persone o il materiale, cerca il piano
        migliore e dice quanti ordini finirebbero tardi. Il piano di oggi non cambia. Si parte da «Come oggi», per avere
        con che cosa confrontare gli altri.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => onStart({ ...draft, nome: 'Come oggi', ipotesi: [] })}>
          Come oggi
        </Button>
        {TIPI_IPOTESI.map((tipo) => (
          <Button
            key={tipo}
            variant="outlined"
            onClick={() => onStart({ ...draft, nome: IPOTESI_LABELS[tipo], ipotesi: [newIpotesi(tipo)] })}
          >
            {IPOTESI_LABELS[tipo]}
          </Button>
        ))}
      </Box>
    </Stack>
  )
}
