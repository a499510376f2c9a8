import { useEffect, useEffectEvent } from 'react'

/** The parts of a KeyboardEvent that a shortcut looks at. */
interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/**
 * True when the pressed keys are the named combination: 'ctrl+k' (⌘ counts as Ctrl), 'ctrl+shift+z', '/', 'escape'.
 * A plain key never matches while Ctrl, ⌘ or Alt is down; with Shift or without, since some need it ('?').
 */
export function matchesShortcut(tasto: KeyPress, combinazione: string): boolean {
  const parti = combinazione.toLowerCase().split('+')
  const conCtrl = parti.length > 1
  const ctrl = tasto.ctrlKey || tasto.metaKey
  const maiuscole = !conCtrl || tasto.shiftKey === parti.includes('shift')
  return tasto.key.toLowerCase() === parti.at(-1) && ctrl === conCtrl && maiuscole && !tasto.altKey
}

function staScrivendo(bersaglio: EventTarget | null): boolean {
  if (!(bersaglio instanceof HTMLElement)) return false
  return bersaglio.isContentEditable || bersaglio.matches('input:not([type=checkbox], [type=radio]), textarea, select')
}

/** A dialog that is going away is hidden already: the page under it is used again. */
const OPEN_DIALOG =
  '.MuiDialog-root:not([aria-hidden="true"]), .MuiDrawer-root:not([aria-hidden="true"]) [role="dialog"]'

/**
 * Runs `azione` when the combination is pressed anywhere in the page. A plain key does nothing while the user is
 * writing in a field; one with Ctrl works there too, unless `notWriting`. Nothing happens under an open dialog, unless
 * `inDialogo`.
 */
export function useShortcut(
  combinazione: string,
  action: () => void,
  opzioni: { attiva?: boolean; inDialogo?: boolean; notWriting?: boolean } = {},
): void {
  const { attiva = true, inDialogo = false, notWriting = !combinazione.includes('+') } = opzioni
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !matchesShortcut(event, combinazione)) return
    if (notWriting && staScrivendo(event.target)) return
    if (!inDialogo && document.querySelector(OPEN_DIALOG)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!attiva) return
    const listen = (event: KeyboardEvent) => run(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [attiva])
}
