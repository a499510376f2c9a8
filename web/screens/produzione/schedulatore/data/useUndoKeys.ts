import { useShortcut } from '#ui/shortcuts.ts'

/** Ctrl-Z undoes, Ctrl-Y and Ctrl-Shift-Z do it again; ⌘ counts as Ctrl. Not under a dialog, and not while writing. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  // Fields undo what is written in them themselves.
  useShortcut('ctrl+z', undo, { notWriting: true })
  useShortcut('ctrl+y', redo, { notWriting: true })
  useShortcut('ctrl+shift+z', redo, { notWriting: true })
}
