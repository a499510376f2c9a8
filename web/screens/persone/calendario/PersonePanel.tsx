import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { ID_FESTIVITA } from '#persone/festivita/rules.ts'
import { useReparti } from '#shell/reparti.ts'
import type { CalendarPersona } from './period/model.ts'

/** A person or the holidays, as the calendar toggles and edits them. */
interface PersonaPanelRow {
  /** Number of the person, or 1312-FEST. */
  id: string
  name: string
  color: string
}

interface Props {
  persone: readonly CalendarPersona[]
  /** Person or 1312-FEST → colour. */
  color: (id: string) => string
  hidden: ReadonlySet<string>
  onShow: (ids: readonly string[], show: boolean) => void
  /** Whose periods can be changed now; '' for nobody's. */
  target: string
  onTarget: (id: string) => void
}

/** Who is on the calendar, and the one whose periods are being edited. */
export function PersonePanel({ persone, color, hidden, onShow, target, onTarget }: Props) {
  const groups = useReparti()
    .map(({ chiave, nome: name }) => ({
      name,
      righe: persone
        .filter((persona) => persona.reparto === chiave)
        .map(({ pk, nome }) => ({ id: String(pk), name: nome, color: color(String(pk)) })),
    }))
    .filter(({ righe }) => righe.length > 0)
  const riga = (item: PersonaPanelRow) => (
    <RigaPersona
      key={item.id}
      item={item}
      shown={!hidden.has(item.id)}
      onShow={(show) => onShow([item.id], show)}
      target={item.id === target}
      onTarget={() => onTarget(item.id === target ? '' : item.id)}
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
      {riga({ id: ID_FESTIVITA, name: 'Festività', color: color(ID_FESTIVITA) })}
      {groups.map(({ name, righe }) => {
        const ids = righe.map(({ id }) => id)
        const all = ids.every((id) => !hidden.has(id))
        return (
          <Box key={name} role="group" aria-label={name}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 1 }}>
              <Typography variant="h3" color="textSecondary">
                {name}
              </Typography>
              <Button onClick={() => onShow(ids, !all)} aria-label={`${all ? 'Nascondi' : 'Mostra'} ${name}`}>
                {all ? 'Nascondi' : 'Mostra'}
              </Button>
            </Box>
            {righe.map(riga)}
          </Box>
        )
      })}
    </Box>
  )
}

interface RigaProps {
  item: PersonaPanelRow
  shown: boolean
  onShow: (show: boolean) => void
  target: boolean
  onTarget: () => void
}

function RigaPersona({ item: { name, color }, shown, onShow, target, onTarget }: RigaProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: 1,
        backgroundColor: target ? 'action.selected' : undefined,
      }}
    >
      <Checkbox
        checked={shown}
        onChange={(_event, show) => onShow(show)}
        slotProps={{ input: { 'aria-label': `Mostra ${name}` } }}
        sx={{ p: 0.5, color, '&.Mui-checked': { color } }}
      />
      <Button
        color="inherit"
        aria-pressed={target}
        title={target ? 'Smetti di modificare' : `Modifica ${name} sul calendario`}
        onClick={onTarget}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          textAlign: 'left',
          fontWeight: target ? 650 : 450,
          py: 0.25,
        }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      </Button>
    </Box>
  )
}
