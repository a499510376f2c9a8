import { useState } from 'react'
import { MENU_WIDTH } from '#shell/sizes.ts'
import { openingZoom, PANEL_WIDTH, type Zoom } from '../linea/geometry.ts'

interface Options {
  /** Of the address; '' where it names none. */
  asked: Zoom | ''
  /** Number of the order on screen. */
  ordine: number | null
  /** Days of its plan; null while it has none. */
  stretch: { da: string; a: string } | null
  legenda: number
  /** The panel takes no room. */
  folded: boolean
}

/**
 * The zoom on screen: that of the address, else the one that shows the plan of the order as it was when it came up. What
 * is moved afterwards changes no zoom.
 */
export function useShownZoom({ asked, ordine, stretch, legenda, folded }: Options): Zoom {
  const fitting = () => {
    const around = folded ? 0 : PANEL_WIDTH
    const { innerWidth } = window
    return openingZoom(stretch, innerWidth - (innerWidth >= 900 ? MENU_WIDTH.wide : 0) - around - legenda - 64)
  }
  const [opened, setOpened] = useState(() => ({ ordine, planned: stretch !== null, zoom: fitting() }))
  if (opened.ordine !== ordine || opened.planned !== (stretch !== null)) {
    const next = { ordine, planned: stretch !== null, zoom: fitting() }
    setOpened(next)
    return asked || next.zoom
  }
  return asked || opened.zoom
}
