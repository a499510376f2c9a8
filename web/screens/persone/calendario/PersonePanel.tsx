import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { ID_FESTIVITA } from '../../../../server/persone/festivita/rules.ts'
import { REPARTI } from '../../../../server/persone/personale/rules.ts'
import { repartoName } from '../personale/RepartoChip.tsx'
import type { CalendarPersona } from './period/model.ts'

/** A person or the holidays, as the calendar toggles and edits them. */
interface PersonaPanelRow {
  /** Number of the person, or 1312-FEST. */
  id: string
  nome: string
  colore: string
}

interface Props {
  persone: readonly CalendarPersona[]
  /** Person or 1312-FEST → colour. */
  colore: (id: string) => string
  nascosti: ReadonlySet<string>
  onMostra: (ids: readonly string[], show: boolean) => void
  /** Whose periods can be changed now; '' for nobody's. */
  bersaglio: string
  onBersaglio: (id: string) => void
}

/** Who is on the calendar, and the one whose periods are being edited. */
export function PersonePanel({ persone, colore, nascosti, onMostra, bersaglio, onBersaglio }: Props) {
  const gruppi = REPARTI.map((reparto) => ({
    nome: repartoName(reparto),
    righe: persone
      .filter((persona) => persona.reparto === reparto)
      .map(({ pk, nome }) => ({ id: String(pk), nome, colore: colore(String(pk)) })),
  })).filter(({ righe }) => righe.length > 0)
  const riga = (voce: PersonaPanelRow) => (
    <RigaPersona
      key={voce.id}
      voce={voce}
      mostrata={!nascosti.has(voce.id)}
      onMostra={(show) => onMostra([voce.id], show)}
      bersaglio={voce.id === bersaglio}
      onBersaglio={() => onBersaglio(voce.id === bersaglio ? '' : voce.id)}
    />
  )
  return (
    // What chooses the people: on paper there are those that were chosen.
    <Box
      className="solo-schermo"
      component="section"
      aria-label="Persone e festività"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      {riga({ id: ID_FESTIVITA, nome: 'Festività', colore: colore(ID_FESTIVITA) })}
      {gruppi.map(({ nome, righe }) => {
        const ids = righe.map(({ id }) => id)
        const tutti = ids.every((id) => !nascosti.has(id))
        return (
          <Box key={nome} role="group" aria-label={nome}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 1 }}>
              <Typography variant="h3" color="textSecondary">
                {nome}
              </Typography>
              <Button onClick={() => onMostra(ids, !tutti)} aria-label={`${tutti ? 'Nascondi' : 'Mostra'} ${nome}`}>
                {tutti ? 'Nascondi' : 'Mostra'}
              </Button>
            </Box>
            {righe.map(riga)}
          </Box>
        )
      })}
    </Box>
  )
}

interface PropsRiga {
  voce: PersonaPanelRow
  mostrata: boolean
  onMostra: (show: boolean) => void
  bersaglio: boolean
  onBersaglio: () => void
}

function RigaPersona({ voce: { nome, colore }, mostrata, onMostra, bersaglio, onBersaglio }: PropsRiga) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: 1,
        backgroundColor: bersaglio ? 'action.selected' : undefined,
      }}
    >
      <Checkbox
        checked={mostrata}
        onChange={(_evento, show) => onMostra(show)}
        slotProps={{ input: { 'aria-label': `Mostra ${nome}` } }}
        sx={{ p: 0.5, color: colore, '&.Mui-checked': { color: colore } }}
      />
      <Button
        color="inherit"
        aria-pressed={bersaglio}
        title={bersaglio ? 'Smetti di modificare' : `Modifica ${nome} sul calendario`}
        onClick={onBersaglio}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          textAlign: 'left',
          fontWeight: bersaglio ? 650 : 450,
          py: 0.25,
        }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {nome}
        </Box>
      </Button>
    </Box>
  )
}
