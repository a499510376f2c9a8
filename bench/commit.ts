import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })

/**
 * The tree of another commit beside this one, with this one's packages and what is generated of it: a commit that asks
 * for other packages is measured with these.
 * @param commit as git names it
 * @returns where it is, and how to remove it
 * @throws what git or its own `gen` says
 */
export function checkOut(commit: string): { tree: string; remove(): void } {
  const tree = join(mkdtempSync(join(tmpdir(), 'serramenti-beside-')), 'tree')
  git('worktree', 'add', '--quiet', '--detach', tree, commit)
  const remove = () => {
    git('worktree', 'remove', '--force', tree)
    rmSync(join(tree, '..'), { recursive: true, force: true })
  }
  try {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    execFileSync(process.execPath, ['server/cli/gen.ts'], { cwd: tree, stdio: 'ignore' })
    return { tree, remove }
  } catch (error) {
    remove()
    throw error
  }
}
