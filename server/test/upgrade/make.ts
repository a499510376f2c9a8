/**
 * `node server/test/upgrade/make.ts <commit>`: the database of an older commit, for upgrade.test.ts. Checks that commit
 * out beside this one, makes its demo data and some 10,000 rows of work with its own programs, and keeps its own backup
 * of them as `server/test/upgrade/<commit>.backup`, in place of the one there was.
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnvironment, root } from '#cli/run.ts'
import { packFolder } from './pack.ts'

const ORDINI = 200
const PREVENTIVI = 300

const [commit] = process.argv.slice(2)
if (!commit) throw new Error('node server/test/upgrade/make.ts <commit>')
const name = execFileSync('git', ['rev-parse', '--short=8', commit], { cwd: root, encoding: 'utf8' }).trim()
const folder = mkdtempSync(join(tmpdir(), 'aggiorna-'))
const tree = join(folder, 'tree')
const place = join(folder, 'copie')
const env = childEnvironment({ DATA_DIR: join(folder, 'data'), DATABASE_URL: '' })
const node = (...args: string[]) => execFileSync('node', args, { cwd: tree, env, stdio: 'inherit' })

execFileSync('git', ['worktree', 'add', '--detach', tree, name], { cwd: root, stdio: 'inherit' })
try {
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  node('server/cli/gen.ts')
  node('prisma/seed/main.ts', '--ordini', String(ORDINI), '--preventivi', String(PREVENTIVI))
  node('server/cli/backup.ts', '--dove', place)
  const packed = packFolder(place)
  const kept = join(root, 'server/test/upgrade')
  for (const old of globSync('*.backup', { cwd: kept })) rmSync(join(kept, old))
  writeFileSync(join(kept, `${name}.backup`), packed)
  console.log(`✓ ${name}.backup, ${Math.round(packed.length / 1024)} KB`)
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root })
  rmSync(folder, { recursive: true, force: true })
}
