import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'

/** Widths in px: of the types' column, of a family's, and the height of the row with the tipologie. */
const TIPI = 216
const FAMIGLIA = 140
const TIPOLOGIE = 28

/** Width under which the table scrolls sideways. */
export const minWidth = (famiglie: number) => TIPI + famiglie * FAMIGLIA

/**
 * Looks of the matrix: hairlines, 13 px, heads that stay. All here, on the frame, because a styled component in each
 * of 800 cells would be slow.
 */
export function matrixStyle(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars
  const line = `1px solid ${palette.divider}`
  const opaque = { backgroundColor: palette.background.paper }
  return {
    overflow: 'auto',
    // What the keyboard reaches must not stop under the heads.
    scrollPadding: `${TIPOLOGIE + 44}px 8px 8px ${TIPI + 4}px`,
    border: line,
    borderRadius: 1,
    backgroundColor: palette.background.paper,
    fontSize: '0.8125rem',
    '& table': { borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed', width: '100%' },
    '& col.tipi': { width: TIPI },
    '& th': { ...opaque, p: 0, fontWeight: 600, textAlign: 'left', color: palette.text.secondary },
    '& td, & th': { borderBottom: line, borderRight: line },
    '& td': { p: 0, verticalAlign: 'top', height: '1px' },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& thead th': { position: 'sticky', zIndex: 2, px: 1 },
    '& thead .tipologia': { top: 0, height: TIPOLOGIE, fontSize: '0.75rem', color: palette.text.primary },
    '& thead .tipologia span': { position: 'sticky', left: TIPI + 8 },
    '& thead .famiglia': { top: TIPOLOGIE, height: 40, overflowWrap: 'anywhere', lineHeight: 1.25 },
    '& thead .angolo': { top: 0, left: 0, zIndex: 4 },
    '& tbody th': { position: 'sticky', left: 0, zIndex: 1, height: '1px' },
    '& .inizio': { borderLeft: `1px solid ${palette.text.disabled}` },
    '& button': {
      all: 'unset',
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      minHeight: 48,
      px: 1,
      py: 0.5,
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    },
    '& td button': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      lineHeight: '18px',
      whiteSpace: 'nowrap',
    },
    '& .tipo button': { display: 'flex', gap: 1, alignItems: 'center', color: palette.text.primary },
    '& .nome': { minWidth: 0, overflowWrap: 'anywhere', lineHeight: '17px' },
    '& .limiti': {
      display: 'block',
      fontWeight: 400,
      fontSize: '0.75rem',
      color: palette.text.secondary,
    },
    '& .conAltri': { display: 'flex', justifyContent: 'space-between', gap: 0.5 },
    '& .altri': {
      px: '5px',
      borderRadius: 1,
      fontSize: '0.6875rem',
      lineHeight: '16px',
      color: palette.text.secondary,
      border: line,
    },
    '& .soloLetto': readOnlyText,
    '& .vuota': { color: palette.text.secondary, fontSize: '0.75rem', fontStyle: 'italic' },
    '& .segno': signStyle(theme),
  }
}

/** For screen readers: where a cell stands, before what it holds. */
export const readOnlyText = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** The mark of a finding, in the matrix and in the list of phones. */
export function signStyle(theme: Theme): SystemStyleObject<Theme> {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: '18px',
    color: theme.vars.palette.warning.main,
    '& svg': { fontSize: 14 },
  }
}
