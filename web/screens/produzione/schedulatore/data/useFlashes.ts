import { useCallback, useEffect, useRef, useState } from 'react'

/** A little longer than the animation. */
const DURATA = 1600

/** Cells that flash once because somebody else has just changed them. */
export function useFlashes(): { lampi: ReadonlySet<string>; lampeggia: (chiavi: readonly string[]) => void } {
  const [lampi, setLampi] = useState<ReadonlySet<string>>(new Set())
  const timer = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const active = timer.current
    return () => {
      for (const uno of active) clearTimeout(uno)
    }
  }, [])

  const lampeggia = useCallback((chiavi: readonly string[]) => {
    if (chiavi.length === 0) return
    setLampi((prima) => new Set([...prima, ...chiavi]))
    const uno = setTimeout(() => {
      timer.current.delete(uno)
      setLampi((prima) => new Set([...prima].filter((chiave) => !chiavi.includes(chiave))))
    }, DURATA)
    timer.current.add(uno)
  }, [])
  return { lampi, lampeggia }
}
