import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'
import { hatching, veil } from './colors.ts'

/** Part of a cell's height under its text that the bars of a week may take. */
export const COLUMN = 'calc(var(--sl-riga) - 54px)'

/** Height of the orders of a day. */
const BLOCKS = 'max(17px, calc(var(--sl-riga) - 62px))'

/** Cells of departments. */
export function celleStyle(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars
  return {
    '& .sl-cella': {
      position: 'absolute',
      top: 28,
      height: 'calc(var(--sl-riga) - 32px)',
      border: 0,
      padding: 0,
      margin: 0,
      font: 'inherit',
      color: palette.text.primary,
      textAlign: 'left',
      background: 'none',
      cursor: 'pointer',
      borderRadius: '4px',
      // What a day holds is told by colours: docs/ui.md#forced-colours
      '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    },
    '& .sl-cella:hover': { backgroundColor: veil(palette.text.primary, 4) },
    '& .sl-cella:focus-visible, & .sl-barra:focus-visible, & .sl-corrente:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: '-2px',
      zIndex: 2,
    },
    '& .sl-cella.sl-closed': {
      background: hatching(veil(palette.text.secondary, 22), 'transparent'),
      color: palette.text.secondary,
      borderRadius: 0,
    },
    '& .sl-cella.sl-broken': { background: hatching(veil('var(--sl-rosso)', 45), veil('var(--sl-rosso)', 10)) },
    '& .sl-cella.sl-filled': { backgroundColor: veil(palette.text.secondary, 12) },
    '& .sl-cella.sl-attesa': { backgroundColor: veil(palette.text.secondary, 5), cursor: 'default' },
    '& .sl-cella.sl-lampo': { animation: 'sl-lampo 1.4s ease-out 1' },
    '@keyframes sl-lampo': {
      '0%': {
        boxShadow: `inset 0 0 0 3px ${palette.secondary.main}`,
        backgroundColor: veil(palette.secondary.main, 45),
      },
      '100%': { boxShadow: `inset 0 0 0 3px transparent` },
    },
    // Over what the cell draws: a phase that should end here runs late.
    '& .sl-tardi': {
      position: 'absolute',
      right: 2,
      bottom: 2,
      zIndex: 1,
      padding: '0 3px',
      borderRadius: '3px',
      fontSize: 13,
      lineHeight: '18px',
      fontWeight: 700,
      color: palette.error.contrastText,
      backgroundColor: palette.error.main,
    },
    '& [data-testo]::before': { content: 'attr(data-testo)' },
    '& .sl-testo': {
      position: 'absolute',
      left: 6,
      right: 6,
      top: 3,
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4px',
      whiteSpace: 'nowrap',
      // Read also where the line of now passes.
      textShadow: `0 0 3px ${palette.background.paper}, 0 0 3px ${palette.background.paper}`,
      '& b': { fontWeight: 600 },
      '& span': { color: palette.text.secondary },
    },
    '& .sl-broken .sl-testo b': {
      color: 'var(--sl-rosso-testo)',
      backgroundColor: palette.background.paper,
      borderRadius: '3px',
      paddingInline: '4px',
      fontWeight: 700,
    },
    '& .sl-broken .sl-testo span': { color: palette.text.primary },
    '& .sl-blocchi': {
      position: 'absolute',
      left: 0,
      top: 24,
      height: BLOCKS,
      backgroundColor: 'var(--sl-libero)',
      boxShadow: 'inset 0 0 0 1px var(--sl-libero-bordo)',
      borderRadius: '3px',
      overflow: 'hidden',
    },
    '& .sl-blocco': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      whiteSpace: 'nowrap',
      fontSize: 11,
      lineHeight: BLOCKS,
      textAlign: 'center',
      backgroundColor: 'var(--sl-neutro)',
      borderRight: `1px solid ${palette.background.paper}`,
      color: palette.text.primary,
    },
    '& .sl-blocco.sl-mio, & .sl-parte.sl-mio': {
      backgroundColor: 'var(--sl-mio)',
      color: 'var(--sl-mio-testo)',
      fontWeight: 650,
    },
    // What is beyond the capacity, from where it ends.
    '& .sl-oltre': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      right: 0,
      borderLeft: '2px solid var(--sl-rosso)',
      background: hatching(veil('var(--sl-rosso)', 55), veil('var(--sl-rosso)', 14)),
      pointerEvents: 'none',
    },
    '& .sl-pista': {
      position: 'absolute',
      left: 4,
      right: 4,
      bottom: 2,
      backgroundColor: 'var(--sl-libero)',
      boxShadow: 'inset 0 0 0 1px var(--sl-libero-bordo)',
      borderRadius: '2px',
      height: COLUMN,
    },
    '& .sl-parte': { position: 'absolute', left: 4, right: 4, backgroundColor: 'var(--sl-neutro)' },
    '& .sl-cella.sl-stretta .sl-testo': { left: 0, right: 0, justifyContent: 'center' },
    '& .sl-segno': {
      position: 'absolute',
      left: 0,
      right: 0,
      top: 2,
      textAlign: 'center',
      fontWeight: 700,
      fontSize: 11,
    },
    '& .sl-broken .sl-segno': { color: 'var(--sl-rosso-testo)' },
  }
}
