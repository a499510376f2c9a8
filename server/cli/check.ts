import { spawnSync } from 'node:child_process'
import { buildGenerated, checkTypes } from './build.ts'
import { elapsed, ProgramFailed, root, run } from './run.ts'
import { createShutdown } from './shutdown.ts'

// `npm run check`: what one runs before a commit. Types, style, the rules of the house, and the tests that reach what
// has changed since the last commit; `npm test` proves the rest.
const shutdown = createShutdown()
const { signal } = shutdown

/** Files of code that are not as in the last commit, new ones too; paths from the root. */
function changedFiles(): string[] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n')
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return changed.filter((path) => /^(server|web|rest-compat|prisma)\/.*\.tsx?$/.test(path))
}

async function step(label: string, work: () => Promise<unknown>): Promise<boolean> {
  const started = performance.now()
  try {
    await work()
    console.log(`✓ ${label} (${elapsed(started)})`)
    return true
  } catch (error) {
    console.error(error instanceof ProgramFailed ? error.message : error)
    console.error(`✗ ${label} (${elapsed(started)})`)
    return false
  }
}

await buildGenerated({ signal })
const files = changedFiles()
const passed = [
  ...(await Promise.all([
    step('Tipi', () => checkTypes({ signal })),
    step('Stile', () => run('biome', ['ci', '--colors=off', '.'], { signal })),
    step('Regole degli hook, importazioni senza giri', () => run('oxlint', ['--deny-warnings'], { signal })),
  ])),
  await step('Regole della casa', () => run('vitest', ['run', 'server/test/structure.test.ts'], { signal })),
  files.length === 0 ||
    (await step(`Test di ${files.length} file cambiati`, () =>
      run('vitest', ['related', '--run', '--passWithNoTests', '--bail=5', ...files], { show: true, signal }),
    )),
]
await shutdown.exit(passed.every(Boolean) ? 0 : 1)
