import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { formatCount } from '#shared/formats/formats.ts'
import type { NameHere, TabletHere } from './tablet.ts'

interface Props {
  tablet: TabletHere
  /** Writes that wait on this device, by user. */
  waiting: ReadonlyMap<number, number>
  onChoose: (who: NameHere) => void
}

/** The names, hit with gloves on. */
export function NamesGrid({ tablet, waiting, onChoose }: Props) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', p: { xs: 2, sm: 4 }, maxWidth: 1400, mx: 'auto' }}>
      <Typography color="textSecondary">{tablet.nome}</Typography>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' }, mb: 3 }}>
        Chi sei?
      </Typography>
      {tablet.operatori.length === 0 && (
        <Typography>
          Nessuno lavora in questi reparti: in Utenti si dice di ogni operatore a quali tablet accede.
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {tablet.operatori.map((who) => (
          <li key={who.pk}>
            <Name who={who} waiting={waiting.get(who.utente) ?? 0} onChoose={() => onChoose(who)} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function Name({ who, waiting, onChoose }: { who: NameHere; waiting: number; onChoose: () => void }) {
  const below = who.conPin
    ? waiting > 0 && `${formatCount(waiting, 'registrazione da inviare', 'registrazioni da inviare')}`
    : 'PIN da impostare'
  return (
    <ButtonBase
      disabled={!who.conPin}
      onClick={onChoose}
      sx={{
        width: '100%',
        minHeight: 88,
        px: 2,
        py: 1.5,
        gap: 2,
        justifyContent: 'flex-start',
        textAlign: 'left',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        backgroundColor: 'background.paper',
        '&.Mui-disabled': { backgroundColor: 'transparent', borderStyle: 'dashed' },
        '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
          {who.nome}
        </Typography>
        {below && (
          <Typography color={who.conPin ? 'warning' : 'textSecondary'} sx={{ fontWeight: who.conPin ? 600 : 400 }}>
            {below}
          </Typography>
        )}
      </Box>
    </ButtonBase>
  )
}
