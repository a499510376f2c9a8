import { useEffect, useRef, useState } from 'react'
import { useNotices } from '../Notices.tsx'
import { useLatestCallback } from '../useLatestCallback.ts'

/** A save from a cell, as `EditableCell` shows it. */
export interface CellSave<Change extends readonly unknown[]> {
  saving: boolean
  /** Why the last one was refused, in Italian, until it is read. */
  refusal: string | null
  dismiss: () => void
  run: (...change: Change) => void
}

/**
 * Saves what is chosen in a cell, and keeps there why it was refused; a cell that is not on the page any more, its row
 * scrolled away, has it told by a notice.
 * @param write answers null once it is saved, else the reason; never rejects
 */
export function useCellSave<Change extends readonly unknown[]>(
  write: (...change: Change) => Promise<string | null>,
): CellSave<Change> {
  const notices = useNotices()
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  const run = useLatestCallback(async (change: Change) => {
    setSaving(true)
    setRefusal(null)
    const reason = await write(...change)
    setSaving(false)
    if (reason === null) return
    if (shown.current) setRefusal(reason)
    else notices.error(reason)
  })
  return { saving, refusal, dismiss: () => setRefusal(null), run: (...change) => void run(change) }
}
