import { useEffect } from 'react'
import { useLatestCallback } from '../../../../ui/useLatestCallback.ts'

/** Ctrl-P (⌘ counts as Ctrl) prints what the page's own button does, while `active`. */
export function usePrintKey(active: boolean, print: () => void): void {
  const run = useLatestCallback((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'p') return
    event.preventDefault()
    print()
  })
  useEffect(() => {
    if (!active) return
    document.addEventListener('keydown', run)
    return () => document.removeEventListener('keydown', run)
  }, [active])
}
