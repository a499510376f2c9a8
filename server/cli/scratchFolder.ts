import { chmodSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryFolder } from '#platform/memoryFolder.ts'

/** A run makes a database for each test file, each of some 1,300 small files; two products more for the stories. */
const ROOM = 4 * 1024 ** 3
const A_DAY = 24 * 60 * 60 * 1000

/**
 * A new folder for data that end with their process, in memory where there is room, that PostgreSQL may enter as another
 * user. Removes those of the same name that a killed process left a day ago or earlier.
 * @param prefix begins its name
 */
export function scratchFolder(prefix: string): string {
  const root = memoryFolder(ROOM) ?? tmpdir()
  for (const old of globSync(join(root, `${prefix}*`))) {
    if (Date.now() - statSync(old).mtimeMs > A_DAY) rmSync(old, { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(root, prefix))
  chmodSync(folder, 0o755)
  return folder
}
