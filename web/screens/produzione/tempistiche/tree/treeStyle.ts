import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'

/** Pixels that each level stands further in. */
export const TREE_INDENT = 20

/** Looks of the tree: hairlines, 13 px, a head that stays. All here, on the frame: rows may be a thousand. */
export function treeStyle(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars
  const line = `1px solid ${palette.divider}`
  return {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    scrollPaddingTop: 44,
    border: line,
    borderRadius: 1,
    backgroundColor: palette.background.paper,
    fontSize: '0.8125rem',
    '& table': { borderCollapse: 'separate', borderSpacing: 0, width: '100%', tableLayout: 'fixed' },
    '& th, & td': { px: 1, py: 0, height: 36, borderBottom: line, textAlign: 'left', fontWeight: 400 },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      fontWeight: 600,
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
    },
    '& .minuti': { textAlign: 'right', width: 112, whiteSpace: 'nowrap' },
    '& .azioni': { textAlign: 'right', width: 88, pr: 0.5, whiteSpace: 'nowrap' },
    '& .origine': { width: '30%', color: palette.text.secondary, overflowWrap: 'anywhere' },
    '& tbody tr': {
      outline: 0,
      '&:hover': { backgroundColor: palette.action.hover },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    },
    '& .nome': { display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, overflowWrap: 'anywhere' },
    '& .nome .testo': { minWidth: 0 },
    '& .livello1 .testo': { fontWeight: 650 },
    '& .livello2 .testo, & .livello3 .testo': { color: palette.text.secondary, fontWeight: 550 },
    '& .ereditato': { color: palette.text.secondary, fontStyle: 'italic' },
    '& .appreso': { display: 'block', fontSize: '0.6875rem', lineHeight: 1.2, color: palette.text.secondary },
    '& .appreso.diverso': { color: palette.warning.main, fontWeight: 600 },
    '& .sotto': { display: 'none', fontSize: '0.75rem', color: palette.text.secondary },
    '& .manca': { color: palette.error.main, fontWeight: 600, fontStyle: 'normal' },
    '& .freccia': { transition: 'transform 120ms', '&.aperta': { transform: 'rotate(90deg)' } },
    '@media (pointer: coarse)': { '& tbody td, & tbody th': { height: 46 } },
    [theme.breakpoints.down(700)]: {
      '& .origine': { display: 'none' },
      '& .sotto': { display: 'block' },
      '& .minuti': { width: 72 },
      '& .azioni': { width: 48, px: 0 },
      '& .elimina': { display: 'none' },
    },
  }
}
