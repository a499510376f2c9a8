import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

interface Watched {
  /** Folder of the project, watched with everything below it. */
  folder: string
  /** Which files matter, by path inside the folder. */
  matches(file: string): boolean
  run(): Promise<void>
}

/**
 * Runs each entry when its files change, one at a time, in the order given, 200 ms after the last change;
 * an entry that fails is reported and runs again at the next change.
 */
export function watchAll(entries: Watched[], signal: AbortSignal): void {
  const due = new Set<Watched>()
  let timer: NodeJS.Timeout | undefined
  let running = false

  const work = async () => {
    if (running) return
    running = true
    for (let next = first(); next; next = first()) {
      due.delete(next)
      await next.run().catch((error: Error) => console.error(`✗ ${error.message}`))
    }
    running = false
  }
  const first = () => entries.find((entry) => due.has(entry))

  for (const entry of entries) {
    watch(join(root, entry.folder), { recursive: true, signal }, (_event, file) => {
      if (!file || !entry.matches(file)) return
      due.add(entry)
      clearTimeout(timer)
      timer = setTimeout(() => void work(), 200)
    })
  }
}
