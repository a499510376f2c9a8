import { readFiles } from './structure/files.ts'
import { importsOf } from './structure/imports.ts'

/** What makes a test need more than its own process. */
const needsMore = (path: string) =>
  path === 'server/test/database.ts' || path === 'node:child_process' || path.startsWith('server/cli/')

/**
 * The tests that reach neither a database nor another process, at any distance: rules, engine, pure functions. Told by
 * what they import, so that nobody has to say it of a new one.
 */
export function pureTests(): string[] {
  const files = readFiles()
  const imported = Map.groupBy(importsOf(files), ({ from }) => from)
  const isPure = (test: string) => {
    const seen = new Set<string>([test])
    for (const path of seen) {
      if (needsMore(path)) return false
      for (const { to } of imported.get(path) ?? []) seen.add(to)
    }
    return true
  }
  return files.map(({ path }) => path).filter((path) => /\.test\.ts$/.test(path) && isPure(path))
}
