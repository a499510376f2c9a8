import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process'
import product from '../../package.json' with { type: 'json' }

/** Which product this is. */
export interface Release {
  version: string
  /** Of its repository, twelve letters; '' where nobody has said it: COMMIT, or git. */
  commit: string
}

function readCommit(): string {
  const told = process.env.COMMIT
  if (told) return /^[0-9a-f]{7,40}$/.test(told) ? told.slice(0, 12) : ''
  try {
    const how: ExecFileSyncOptionsWithStringEncoding = {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], how).trim()
  } catch {
    return ''
  }
}

let known: Release | undefined

/** Version and commit of the running product, for whoever asks what is installed. */
export function release(): Release {
  known ??= { version: product.version, commit: readCommit() }
  return known
}
