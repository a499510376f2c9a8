import type { Examiner } from '#platform/files/examiner/examiner.ts'
import { linesOf } from '#platform/files/examiner/work.ts'

/** Reads files in this process, with the same programs: for tests of what is done with them, whose files are harmless. */
export function examinerHere(): Examiner {
  return {
    async examine(task, question, bytes) {
      try {
        const lines: string[] = []
        // As through a pipe: what JSON does not hold does not arrive.
        for await (const line of linesOf(task, question, bytes)) lines.push(JSON.stringify(line))
        return lines.map((line) => JSON.parse(line))
      } catch {
        return null
      }
    },
    close: async () => {},
    stato: () => ({ active: 0, inAttesa: 0 }),
  }
}
