import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'
import type { CSSProperties } from 'react'
import { HEADER_HEIGHT, HOUR_WIDTH, type TimelineLayout } from '../geometry.ts'
import { barsStyle } from './barsStyle.ts'
import { celleStyle } from './celleStyle.ts'
import { stateColors, veil } from './colors.ts'

/** What the style needs to know of a layout, as variables of the timeline's own element. */
export function layoutVariables({ legenda, riga }: TimelineLayout): CSSProperties {
  return { '--sl-legenda': `${legenda}px`, '--sl-riga': `${riga}px` } as CSSProperties
}

/**
 * Looks of the timeline, once for the thousand boxes it is made of: a class costs nothing, a styled component each
 * would cost frames. Pink is the order in the panel, yellow when it has an error.
 */
export function timelineStyle(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars
  return {
    ...stateColors(theme),
    position: 'relative',
    flex: 1,
    minHeight: 0,
    minWidth: 0,
    overflow: 'auto',
    border: `1px solid ${palette.divider}`,
    borderRadius: '6px',
    backgroundColor: palette.background.paper,
    fontSize: 12,
    lineHeight: 1.25,
    userSelect: 'none',
    overscrollBehavior: 'contain',
    contain: 'strict',

    '& .sl-corpo': { position: 'relative' },
    '& .sl-testata': {
      position: 'sticky',
      top: 0,
      height: HEADER_HEIGHT,
      zIndex: 4,
      backgroundColor: palette.background.paper,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .sl-angolo': {
      position: 'sticky',
      left: 0,
      width: 'var(--sl-legenda)',
      height: HEADER_HEIGHT - 1,
      zIndex: 5,
      backgroundColor: palette.background.paper,
      borderRight: `1px solid ${palette.divider}`,
    },
    '& .sl-mese, & .sl-settimana, & .sl-data': {
      position: 'absolute',
      whiteSpace: 'nowrap',
      borderLeft: `1px solid ${palette.divider}`,
    },
    '& .sl-mese': {
      top: 0,
      height: 26,
      lineHeight: '26px',
      fontWeight: 650,
      fontSize: 13,
      textTransform: 'capitalize',
    },
    '& .sl-settimana': {
      top: 26,
      height: 23,
      lineHeight: '23px',
      color: palette.text.secondary,
      borderTop: `1px solid ${palette.divider}`,
    },
    // Their names stay in sight while the stretch is: the name sticks at the legend's edge.
    '& .sl-mese > span, & .sl-settimana > span': {
      position: 'sticky',
      left: 'var(--sl-legenda)',
      paddingInline: '8px',
    },
    '& .sl-data': {
      top: 49,
      height: HEADER_HEIGHT - 50,
      borderTop: `1px solid ${palette.divider}`,
      textAlign: 'center',
      paddingTop: '4px',
      color: palette.text.primary,
    },
    '& .sl-data small': { display: 'block', fontSize: 11, color: palette.text.secondary },
    '& .sl-data.sl-festivo': { backgroundColor: veil(palette.text.secondary, 14) },
    '& .sl-data.sl-oggi': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
    '& .sl-data.sl-oggi small': { color: 'inherit' },
    '& .sl-ore': {
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: 2,
      display: 'flex',
      fontSize: 10,
      color: palette.text.secondary,
      '& > span': { width: HOUR_WIDTH * 2, flex: 'none', textAlign: 'left', paddingLeft: '2px' },
    },
    '& .sl-oggi .sl-ore': { color: 'inherit' },

    '& .sl-colonna': {
      position: 'sticky',
      left: 0,
      width: 'var(--sl-legenda)',
      zIndex: 3,
      backgroundColor: palette.background.paper,
      borderRight: `1px solid ${palette.divider}`,
      boxSizing: 'border-box',
    },
    '& .sl-legenda': {
      position: 'absolute',
      left: 0,
      right: 0,
      boxSizing: 'border-box',
      borderBottom: `1px solid ${palette.divider}`,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2px',
      textAlign: 'center',
      fontWeight: 600,
      textTransform: 'capitalize',
      '& small': { fontWeight: 400, color: palette.text.secondary, textTransform: 'none' },
      '& svg': { color: palette.text.secondary, fontSize: 22 },
    },
    // Low and wide: what stands one under the other stands side by side.
    '&.sl-bassa .sl-legenda': {
      display: 'grid',
      gridTemplateColumns: '22px 1fr auto',
      columnGap: '8px',
      rowGap: 0,
      alignContent: 'center',
      alignItems: 'center',
      textAlign: 'left',
      paddingInline: '10px 4px',
      '& > svg': { gridRow: '1 / 3' },
      '& > small': { gridColumn: 2 },
      '& > button': { gridColumn: 3, gridRow: '1 / 3' },
    },
    '& .sl-righe': { position: 'absolute', left: 'var(--sl-legenda)', top: HEADER_HEIGHT },
    '& .sl-giorno': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      borderLeft: `1px solid ${palette.divider}`,
    },
    '& .sl-giorno.sl-con-ore': {
      backgroundImage: `repeating-linear-gradient(90deg, ${veil(palette.divider, 55)} 0 1px, transparent 1px ${HOUR_WIDTH}px)`,
    },
    '& .sl-giorno.sl-festivo': { backgroundColor: veil(palette.text.secondary, 9) },
    '& .sl-riga': {
      position: 'absolute',
      left: 0,
      width: '100%',
      borderBottom: `1px solid ${palette.divider}`,
      pointerEvents: 'none',
      '& > *': { pointerEvents: 'auto' },
    },
    '& .sl-consegna': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      width: 0,
      marginLeft: '-1px',
      borderLeft: `2px dashed ${palette.secondary.main}`,
      pointerEvents: 'none',
      '&.sl-tardi': { borderColor: 'var(--sl-rosso)' },
    },
    // Its flag in the header ends where the line stands.
    '& .sl-bandiera': {
      position: 'absolute',
      top: 29,
      height: 17,
      lineHeight: '17px',
      paddingInline: '6px',
      transform: 'translateX(-100%)',
      borderRadius: '3px 0 0 3px',
      backgroundColor: palette.secondary.main,
      color: palette.secondary.contrastText,
      fontSize: 11,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      '&.sl-tardi': { backgroundColor: 'var(--sl-rosso)', color: palette.error.contrastText },
    },
    '& .sl-adesso': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      width: 2,
      marginLeft: '-1px',
      backgroundColor: palette.primary.main,
      pointerEvents: 'none',
    },

    ...celleStyle(theme),
    ...barsStyle(theme),
  }
}
