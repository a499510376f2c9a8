import { useCallback, useEffect, useRef, useState } from 'react'
import type { Arco } from '../linea/geometry.ts'
import { type BlockRange, blocksOfDays, containsBlocks, withMargin } from './blocks.ts'

/** While the planner scrolls far, what is followed changes no more often than this, ms. */
const PAUSA = 300

/**
 * The blocks on screen, and those whose changes are followed: the same with a margin. They change only when the screen
 * comes out of them, at once, or a little later while it is still moving.
 */
export function useFollowUps(arco: Arco) {
  const [visti, setVisti] = useState<BlockRange | null>(null)
  const [seguiti, setSeguiti] = useState<BlockRange | null>(null)
  const cambiati = useRef(Number.NEGATIVE_INFINITY)

  /** Days `[da, a)` are on screen. */
  const guarda = useCallback(
    (da: string, a: string) => {
      const nuovi = blocksOfDays(arco, da, a)
      setVisti((prima) => (prima?.primo === nuovi.primo && prima.dopo === nuovi.dopo ? prima : nuovi))
    },
    [arco],
  )
  useEffect(() => {
    if (!visti || containsBlocks(seguiti, visti)) return
    function cambia() {
      cambiati.current = performance.now()
      setSeguiti(visti && withMargin(arco, visti))
    }
    const attesa = cambiati.current + PAUSA - performance.now()
    if (attesa <= 0) {
      cambia()
      return
    }
    const timer = setTimeout(cambia, attesa)
    return () => clearTimeout(timer)
  }, [arco, visti, seguiti])
  return { visti, seguiti, guarda }
}
