import { useState } from 'react'
import type { Matrix } from './matrix.ts'

/** Steps that can be taken back. */
const STEPS = 100

/** A grid being written, with what it was before: a paste over the wrong cells is taken back, not typed again. */
export function useMatrix(initial: Matrix) {
  const [[matrix, ...past], setSteps] = useState<readonly [Matrix, ...Matrix[]]>([initial])
  return {
    matrix,
    change(next: Matrix) {
      if (next !== matrix) setSteps([next, matrix, ...past.slice(0, STEPS - 1)])
    },
    canUndo: past.length > 0,
    undo() {
      const [before, ...older] = past
      if (before) setSteps([before, ...older])
    },
  }
}
