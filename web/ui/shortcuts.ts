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
export function matchesShortcut(key: KeyPress, combination: string): boolean {
  const parts = combination.toLowerCase().split('+')
  const withCtrl = parts.length > 1
  const ctrl = key.ctrlKey || key.metaKey
  const uppercase = !withCtrl || key.shiftKey === parts.includes('shift')
  return key.key.toLowerCase() === parts.at(-1) && ctrl === withCtrl && uppercase && !key.altKey
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
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
  combination: string,
  action: () => void,
  options: { active?: boolean; inDialog?: boolean; notWriting?: boolean } = {},
): void {
  const { active = true, inDialog = false, notWriting = !combination.includes('+') } = options
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !matchesShortcut(event, combination)) return
    if (notWriting && isTyping(event.target)) return
    if (!inDialog && document.querySelector(OPEN_DIALOG)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => run(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])
}
