import { useCallback, useEffect, useRef, useState } from 'react'
import type { Span } from '../linea/geometry.ts'
import { type BlockRange, blocksOfDays, containsBlocks, withMargin } from './blocks.ts'

/** While the planner scrolls far, what is followed changes no more often than this, ms. */
const PAUSE = 300

/**
 * The blocks on screen, and those whose changes are followed: the same with a margin. They change only when the screen
 * comes out of them, at once, or a little later while it is still moving.
 */
export function useFollowUps(span: Span) {
  const [seen, setSeen] = useState<BlockRange | null>(null)
  const [followed, setFollowed] = useState<BlockRange | null>(null)
  const changed = useRef(Number.NEGATIVE_INFINITY)

  /** Days `[da, a)` are on screen. */
  const inspect = useCallback(
    (from: string, a: string) => {
      const fresh = blocksOfDays(span, from, a)
      setSeen((before) => (before?.primo === fresh.primo && before.after === fresh.after ? before : fresh))
    },
    [span],
  )
  useEffect(() => {
    if (!seen || containsBlocks(followed, seen)) return
    function change() {
      changed.current = performance.now()
      setFollowed(seen && withMargin(span, seen))
    }
    const wait = changed.current + PAUSE - performance.now()
    if (wait <= 0) {
      change()
      return
    }
    const timer = setTimeout(change, wait)
    return () => clearTimeout(timer)
  }, [span, seen, followed])
  return { seen, seguiti: followed, guarda: inspect }
}
