import { useCallback, useEffect, useRef, useState } from 'react'

/** A little longer than the animation, and than it takes a new row to be read. */
const DURATION = 2500

/** Rows that flash once because they have just changed; `classeLampo` styles them. */
export function useFlash(): { lampi: ReadonlySet<number>; lampeggia: (pk: number) => void } {
  const [flashes, setFlashes] = useState<ReadonlySet<number>>(new Set())
  const timer = useRef(new Map<number, ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const active = timer.current
    return () => {
      for (const one of active.values()) clearTimeout(one)
    }
  }, [])

  const flash = useCallback((pk: number) => {
    clearTimeout(timer.current.get(pk))
    setFlashes((before) => new Set(before).add(pk))
    timer.current.set(
      pk,
      setTimeout(() => setFlashes((before) => new Set([...before].filter((other) => other !== pk))), DURATION),
    )
  }, [])
  return { lampi: flashes, lampeggia: flash }
}
