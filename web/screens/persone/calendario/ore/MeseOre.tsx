import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { formatDate } from '../../../../../server/shared/formats/formats.ts'
import type { GiornoOre } from './month.ts'

const SETTIMANA = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom']

/** Hours the Italian way: 6,5. */
export const writtenOre = (ore: number) => String(ore).replace('.', ',')

interface Props {
  giorni: readonly GiornoOre[]
  oggi: string
  onOpen: (giorno: GiornoOre) => void
}

/** The month with the hours of each day; a day opens its form. Days with hours of their own stand out. */
export function MeseOre({ giorni, oggi, onOpen }: Props) {
  return (
    <Box>
      <Box
        component="section"
        aria-label="Ore lavorative del mese"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          backgroundColor: 'background.paper',
        }}
      >
        {SETTIMANA.map((nome) => (
          <Typography key={nome} variant="body2" color="textSecondary" sx={{ textAlign: 'center', py: 0.5 }}>
            {nome}
          </Typography>
        ))}
        {giorni.map((giorno) => (
          <Giorno key={giorno.giorno} giorno={giorno} oggi={giorno.giorno === oggi} onOpen={() => onOpen(giorno)} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        M: ore delle macchine. B: ore dei banchi. I giorni con la barra hanno un orario loro, gli altri quello
        predefinito: 10 ore dal lunedì al venerdì, 4 il sabato, nessuna la domenica.
      </Typography>
    </Box>
  )
}

function Giorno({ giorno, oggi, onOpen }: { giorno: GiornoOre; oggi: boolean; onOpen: () => void }) {
  const { macchine, banchi, proprie, feste, nelMese } = giorno
  const chiuso = feste.length > 0 || (macchine === 0 && banchi === 0)
  const parole = [
    formatDate(giorno.giorno),
    `macchine ${writtenOre(macchine)} ore, banchi ${writtenOre(banchi)} ore`,
    proprie ? 'orario proprio' : 'orario predefinito',
    ...feste,
  ]
  return (
    <ButtonBase
      onClick={onOpen}
      aria-current={oggi ? 'date' : undefined}
      sx={{
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        textAlign: 'left',
        minHeight: { xs: 76, md: 100 },
        p: { xs: 0.5, md: 1 },
        borderTop: 1,
        borderColor: 'divider',
        borderLeft: proprie ? '3px solid' : '1px solid',
        borderLeftColor: proprie ? 'secondary.main' : 'divider',
        backgroundColor: chiuso || !nelMese ? 'action.hover' : undefined,
        ...(oggi && { backgroundColor: 'color-mix(in srgb, var(--mui-palette-warning-main) 10%, transparent)' }),
        color: nelMese ? 'text.primary' : 'text.secondary',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {parole.join(', ')}
      </Box>
      <Typography aria-hidden variant="body2" sx={{ fontWeight: oggi ? 700 : 500 }}>
        {Number(giorno.giorno.slice(8))}
      </Typography>
      <Box aria-hidden sx={{ fontSize: '0.8125rem', fontWeight: proprie ? 650 : 400, lineHeight: 1.5 }}>
        <Box>{`M ${writtenOre(macchine)}`}</Box>
        <Box>{`B ${writtenOre(banchi)}`}</Box>
      </Box>
      {feste.length > 0 && (
        <Typography
          aria-hidden
          variant="body2"
          noWrap
          sx={{ color: 'error.main', display: { xs: 'none', sm: 'block' }, mt: 'auto' }}
          title={feste.join(', ')}
        >
          {feste.join(', ')}
        </Typography>
      )}
    </ButtonBase>
  )
}
