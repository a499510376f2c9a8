import type { Target } from './domain.ts'
import { filesOf, sourceOf } from './sources.ts'
import { isRecipe } from './templates.ts'

/** A line to be added to a file that lists all of something. */
interface NewLine {
  path: string
  /** Goes after this line. */
  after: string
  line: string
}

const last = (lines: readonly string[]) => lines.at(-1)

/** What the permission matrix tries it with: beside what it tries of the same object. @param sample as for its files */
export function matrixLine(target: Target, sample: string): NewLine {
  const { name, noun, verb } = target
  const creates = isRecipe(target) && verb === 'create'
  const own = new RegExp(`^  [a-z]+${noun}: \\{ .*input: .*\\},$`)
  for (const path of filesOf('server/test/matrice')) {
    const after = last(
      sourceOf(path)
        .split('\n')
        .filter((line) => own.test(line)),
    )
    if (!after) continue
    const what = creates ? `input: () => (${sample})` : `tipo: '${noun}', input: (pk) => ({ pk })`
    return { path, after, line: `  ${name}: { ${what} },` }
  }
  throw new Error(`La matrice dei permessi non prova ancora niente di ${noun}: server/test/matrice`)
}

/** A source with a line more. */
export function withLine(source: string, { after, line }: NewLine): string {
  return source.replace(`${after}\n`, () => `${after}\n${line}\n`)
}
