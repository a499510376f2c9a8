import { useCallback, useEffect, useRef, useState } from 'react'

/** A little longer than the animation. */
const DURATION = 1600

/** Cells that flash once because somebody else has just changed them. */
export function useFlashes(): { lampi: ReadonlySet<string>; lampeggia: (keys: readonly string[]) => void } {
  const [flashes, setFlashes] = useState<ReadonlySet<string>>(new Set())
  const timer = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const active = timer.current
    return () => {
      for (const one of active) clearTimeout(one)
    }
  }, [])

  const flash = useCallback((keys: readonly string[]) => {
    if (keys.length === 0) return
    setFlashes((before) => new Set([...before, ...keys]))
    const one = setTimeout(() => {
      timer.current.delete(one)
      setFlashes((before) => new Set([...before].filter((key) => !keys.includes(key))))
    }, DURATION)
    timer.current.add(one)
  }, [])
  return { lampi: flashes, lampeggia: flash }
}
