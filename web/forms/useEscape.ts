import { useEffect, useEffectEvent } from 'react'

/** Of what is over the page: a menu that was closed may stay in it, unseen. */
const SHOWN = ':not(.MuiModal-hidden)'

/**
 * Escape closes a form in a dialog, wherever in it the focus is; not one under another, nor while a list is open over it.
 * @param close undefined while it must stay: something would be lost, or is on its way
 */
export function useEscape(close: (() => void) | undefined): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector(`[role="listbox"], .MuiPopover-root${SHOWN}, [role="alertdialog"]`)) return
    if (document.querySelectorAll(`.MuiDialog-root${SHOWN}`).length > 1) return
    event.preventDefault()
    close?.()
  })
  const active = close !== undefined
  useEffect(() => {
    if (!active) return undefined
    const listen = (event: KeyboardEvent) => run(event)
    // On the way down: the dialog around keeps the key to itself.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [active])
}
