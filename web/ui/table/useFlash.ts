import { useCallback, useEffect, useRef, useState } from 'react'

/** A little longer than the animation, and than it takes a new row to be read. */
const DURATA = 2500

/** Rows that flash once because they have just changed; `classeLampo` styles them. */
export function useFlash(): { lampi: ReadonlySet<number>; lampeggia: (pk: number) => void } {
  const [lampi, setLampi] = useState<ReadonlySet<number>>(new Set())
  const timer = useRef(new Map<number, ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const active = timer.current
    return () => {
      for (const uno of active.values()) clearTimeout(uno)
    }
  }, [])

  const lampeggia = useCallback((pk: number) => {
    clearTimeout(timer.current.get(pk))
    setLampi((prima) => new Set(prima).add(pk))
    timer.current.set(
      pk,
      setTimeout(() => setLampi((prima) => new Set([...prima].filter((altro) => altro !== pk))), DURATA),
    )
  }, [])
  return { lampi, lampeggia }
}
