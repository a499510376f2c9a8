import { useEffect } from 'react'
import { useLatestCallback } from '../../../../ui/useLatestCallback.ts'

/** Fields undo what is written in them themselves. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** Ctrl-Z undoes, Ctrl-Y and Ctrl-Shift-Z do it again; ⌘ counts as Ctrl. Not under a dialog. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const run = useLatestCallback((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    if (isWriting(event.target) || document.querySelector('.MuiDialog-root')) return
    event.preventDefault()
    if (key === 'z' && !event.shiftKey) undo()
    else redo()
  })
  useEffect(() => {
    document.addEventListener('keydown', run)
    return () => document.removeEventListener('keydown', run)
  }, [])
}
