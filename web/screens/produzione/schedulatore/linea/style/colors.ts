import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'

/** A colour let through by a part, 0 to 100. */
export const veil = (color: string, part: number) => `color-mix(in srgb, ${color} ${part}%, transparent)`

/** Slanting lines of a colour over another. */
export const hatching = (color: string, bottom: string) =>
  `repeating-linear-gradient(135deg, ${color} 0 2px, ${bottom} 2px 8px)`

/** Colours of states, for the timeline, its key and the table. */
export function stateColors(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars
  return {
    '--sl-neutro': '#c9d0cc',
    '--sl-neutro-forte': '#b7c0bb',
    '--sl-libero': '#e3f2e9',
    '--sl-libero-bordo': '#b5d9c4',
    '--sl-uso': '#5d6f67',
    '--sl-mio': '#f9cfe0',
    '--sl-mio-bordo': '#b8336f',
    '--sl-mio-testo': '#6d123b',
    '--sl-rosso': palette.error.main,
    '--sl-rosso-testo': '#9a1b14',
    '&.sl-con-errore': { '--sl-mio': '#ffe489', '--sl-mio-bordo': '#8f6a00', '--sl-mio-testo': '#4a3600' },
    ...theme.applyStyles('dark', {
      '--sl-neutro': '#465049',
      '--sl-neutro-forte': '#56615a',
      '--sl-libero': '#173528',
      '--sl-libero-bordo': '#2f5c47',
      '--sl-uso': '#a9b8b0',
      '--sl-mio': '#743050',
      '--sl-mio-bordo': '#f08fba',
      '--sl-mio-testo': '#ffe1ee',
      '--sl-rosso-testo': '#ffb9b3',
      '&.sl-con-errore': { '--sl-mio': '#665000', '--sl-mio-bordo': '#f3cf57', '--sl-mio-testo': '#fff3c4' },
    }),
  }
}
