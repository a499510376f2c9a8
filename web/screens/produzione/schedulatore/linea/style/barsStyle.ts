import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'
import { veil } from './colors.ts'

/** Bars of phases without capacity, and those of the order in the panel. */
export function barsStyle(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars
  return {
    // Clipping and sticking each cost a layer to lay out at every frame: only the
    // names that the left edge may reach stick, and names are cut before they are drawn.
    '& .sl-bordo > span': { position: 'sticky', left: 'calc(var(--sl-legenda) + 6px)' },
    '& .sl-barra': {
      position: 'absolute',
      height: 17,
      border: 0,
      margin: 0,
      padding: '0 6px',
      borderRadius: '4px',
      font: 'inherit',
      fontSize: 11,
      lineHeight: '17px',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      color: palette.text.primary,
      backgroundColor: 'var(--sl-neutro)',
      cursor: 'pointer',
      '&:hover': { backgroundColor: 'var(--sl-neutro-forte)' },
    },
    // How the order stands with its approntamento: an edge beside the sign in its words.
    '@media (forced-colors: active)': {
      '& .sl-barra': { outline: '1px solid CanvasText', outlineOffset: '-1px' },
      '& .sl-corrente': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '& .sl-m-tardi': {
      boxShadow: 'inset 3px 0 0 var(--sl-rosso)',
      backgroundColor: veil('var(--sl-rosso)', 30),
      '&:hover': { backgroundColor: veil('var(--sl-rosso)', 42) },
    },
    '& .sl-m-rischio': {
      boxShadow: `inset 3px 0 0 ${palette.warning.main}`,
      backgroundColor: veil(palette.warning.main, 28),
      '&:hover': { backgroundColor: veil(palette.warning.main, 40) },
    },
    '& .sl-altre': {
      position: 'absolute',
      bottom: 2,
      height: 15,
      fontSize: 11,
      lineHeight: '15px',
      textAlign: 'center',
      color: palette.text.secondary,
      padding: 0,
      border: 0,
      background: 'none',
      cursor: 'pointer',
      '&:hover': { textDecoration: 'underline' },
    },
    '& .sl-corrente': {
      position: 'absolute',
      top: 3,
      height: 22,
      boxSizing: 'border-box',
      borderRadius: '5px',
      border: '1.5px solid var(--sl-mio-bordo)',
      backgroundColor: 'var(--sl-mio)',
      color: 'var(--sl-mio-testo)',
      fontWeight: 600,
      lineHeight: '19px',
      whiteSpace: 'nowrap',
      cursor: 'grab',
      touchAction: 'none',
      zIndex: 1,
      // Text may run out of a bar too short for it; what is under is only grid.
      '& > .sl-nome': { position: 'sticky', left: 'calc(var(--sl-legenda) + 6px)', paddingInline: '8px' },
      '&.sl-fermo': { cursor: 'default' },
    },
    '& .sl-testo-fuori > .sl-nome': {
      position: 'absolute',
      left: '100%',
      marginLeft: '5px',
      paddingInline: '3px',
      borderRadius: '3px',
      // The lines between phases go on behind it.
      backgroundColor: palette.background.paper,
      color: 'var(--sl-mio-testo)',
    },
    '& .sl-corrente.sl-trascinata': { cursor: 'grabbing', opacity: 0.85, boxShadow: theme.shadows[4] },
    // Where the current order is when its bar is not on screen; sticks at the edge it is beyond.
    '& .sl-altrove': {
      position: 'sticky',
      left: 'calc(var(--sl-legenda) + 4px)',
      right: 4,
      height: 22,
      padding: '0 8px',
      margin: '3px 0 0',
      flex: 'none',
      font: 'inherit',
      fontSize: 11,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      border: '1.5px solid var(--sl-mio-bordo)',
      borderRadius: '11px',
      backgroundColor: palette.background.paper,
      color: 'var(--sl-mio-testo)',
      cursor: 'pointer',
      // Over the lines of the dependencies, which pass there.
      zIndex: 3,
      '&:hover': { backgroundColor: 'var(--sl-mio)' },
    },
    '& .sl-manico': {
      position: 'absolute',
      right: -3,
      top: -1,
      bottom: -1,
      width: 9,
      cursor: 'ew-resize',
      borderRadius: '0 5px 5px 0',
      '&::after': {
        content: '""',
        position: 'absolute',
        right: 4,
        top: 5,
        bottom: 5,
        width: 2,
        backgroundColor: 'var(--sl-mio-bordo)',
      },
    },
    '& .sl-fantasma': {
      position: 'absolute',
      top: 3,
      height: 22,
      boxSizing: 'border-box',
      borderRadius: '5px',
      border: '1.5px dashed var(--sl-mio-bordo)',
      backgroundColor: veil('var(--sl-mio)', 45),
      pointerEvents: 'none',
    },
    '& .sl-dipendenze': {
      position: 'absolute',
      left: 0,
      top: 0,
      overflow: 'visible',
      pointerEvents: 'none',
      // Behind the bars, whose words are read.
      zIndex: 0,
    },
  }
}
