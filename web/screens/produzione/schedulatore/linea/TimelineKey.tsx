import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import type { Theme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { memo, useState } from 'react'
import { stateColors } from './style/colors.ts'

const ITEMS = [
  ['mio', 'Ordine scelto'],
  ['altri', 'Altri ordini'],
  ['ritardo', '! Oltre l’approntamento'],
  ['rischio', '△ Poco margine'],
  ['libero', 'Libero'],
  ['pieno', '■ Pieno'],
  ['chiuso', '× Chiuso'],
  ['rotto', '! Rotto'],
  ['tardi', '» In ritardo'],
] as const

/** What the colours and signs of the timeline mean, behind a question mark. */
export function TimelineKey({ withError }: { withError: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title="Legenda">
        <IconButton
          aria-label="Legenda"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <HelpOutline fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Legenda', sx: { p: 1.5 } } }}
      >
        <Signs withError={withError} />
      </Popover>
    </>
  )
}

const Signs = memo(function Signs({ withError }: { withError: boolean }) {
  return (
    <Box
      component="ul"
      aria-label="Colori e segni"
      className={withError ? 'sl-con-errore' : undefined}
      sx={(theme: Theme) => {
        const { palette } = theme.vars
        const veil = (color: string, part: number) => `color-mix(in srgb, ${color} ${part}%, transparent)`
        const righe = (color: string) => `repeating-linear-gradient(135deg, ${color} 0 2px, transparent 2px 5px)`
        return {
          ...(stateColors(theme) as object),
          display: 'grid',
          gap: '6px',
          listStyle: 'none',
          m: 0,
          p: 0,
          fontSize: 12,
          color: palette.text.secondary,
          '& li': { display: 'flex', alignItems: 'center', gap: '6px' },
          '& i': { width: 16, height: 10, borderRadius: '2px', border: `1px solid ${palette.divider}` },
          '& .mio': { backgroundColor: 'var(--sl-mio)', borderColor: 'var(--sl-mio-bordo)' },
          '& .altri': { backgroundColor: 'var(--sl-neutro)' },
          '& .ritardo': { backgroundColor: veil('var(--sl-rosso)', 30), borderLeft: '3px solid var(--sl-rosso)' },
          '& .rischio': {
            backgroundColor: veil(palette.warning.main, 28),
            borderLeft: `3px solid ${palette.warning.main}`,
          },
          '& .libero': { backgroundColor: 'var(--sl-libero)', borderColor: 'var(--sl-libero-bordo)' },
          '& .pieno': { backgroundColor: veil(palette.text.secondary, 35) },
          '& .chiuso': { backgroundImage: righe(veil(palette.text.secondary, 45)) },
          '& .tardi': { backgroundColor: palette.error.main },
          '& .rotto': { backgroundImage: righe('var(--sl-rosso)') },
        }
      }}
    >
      {ITEMS.map(([cssClass, name]) => (
        <li key={cssClass}>
          <i className={cssClass} aria-hidden />
          {cssClass === 'mio' && withError ? 'Ordine scelto, con errore' : name}
        </li>
      ))}
    </Box>
  )
})
