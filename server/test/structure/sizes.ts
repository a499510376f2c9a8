import { basename, dirname } from 'node:path'
import { file, isCode, type Rule, type SourceFile } from './rule.ts'

const LINES = 400
const STORY_LINES = 300
const FILES = 25
/** Types told against what the compiler knows: none is added. */
const CASTS = 24

/** Written once and never read again: demo data, migrations; and what a program writes. */
const EXEMPT = /^prisma\/(seed|migrations)\/|^schema\.graphql$|^docs\//

const lines = (text: string) => text.replace(/\n$/, '').split('\n').length

const shortFiles: Rule = {
  name: `no file has more than ${LINES} lines`,
  check: (files) =>
    files
      .filter(({ path, text }) => !EXEMPT.test(path) && lines(text) > LINES)
      .map(({ path, text }) => `${path}: ${lines(text)} lines`),
  example: {
    files: [file('server/long.ts', '\n'.repeat(LINES + 1)), file('prisma/seed/long.ts', '\n'.repeat(LINES + 1))],
    offences: [`server/long.ts: ${LINES + 1} lines`],
  },
}

const shortStories: Rule = {
  name: `no file of stories has more than ${STORY_LINES} lines`,
  check: (files) =>
    files
      .filter(({ path, text }) => path.endsWith('.spec.ts') && lines(text) > STORY_LINES)
      .map(({ path, text }) => `${path}: ${lines(text)} lines`),
  example: {
    files: [file('e2e/ordini/long.spec.ts', '\n'.repeat(STORY_LINES + 1)), file('server/long.ts', '\n'.repeat(301))],
    offences: [`e2e/ordini/long.spec.ts: ${STORY_LINES + 1} lines`],
  },
}

const smallFolders: Rule = {
  name: `no folder has more than ${FILES} files`,
  check(files) {
    const byFolder = Map.groupBy(files, ({ path }) => dirname(path))
    return [...byFolder].filter(([, inside]) => inside.length > FILES).map(([path, { length }]) => `${path}: ${length}`)
  },
  example: {
    files: Array.from({ length: FILES + 1 }, (_, index) => file(`server/full/${index}.ts`)),
    offences: [`server/full: ${FILES + 1}`],
  },
}

const noIndex: Rule = {
  name: 'no index file',
  check: (files) => files.filter(({ path }) => /^index\.tsx?$/.test(basename(path))).map(({ path }) => path),
  example: { files: [file('server/ordini/index.ts')], offences: ['server/ordini/index.ts'] },
}

const castsOf = ({ text }: SourceFile) => text.match(/\bas (?:never|unknown as)\b/g)?.length ?? 0

const fewCasts: Rule = {
  name: `not more than ${CASTS} casts that the compiler does not look at`,
  check(files) {
    const told = files.filter((one) => isCode(one) && castsOf(one) > 0)
    const count = told.reduce((sum, one) => sum + castsOf(one), 0)
    return count > CASTS ? told.map((one) => `${one.path}: ${castsOf(one)}`) : []
  },
  example: {
    files: [
      file('server/ordini/cast.ts', `const row = read() as ${'never'}\n`.repeat(CASTS + 1)),
      file('server/a.ts', ''),
    ],
    offences: [`server/ordini/cast.ts: ${CASTS + 1}`],
  },
}

export const sizes: readonly Rule[] = [shortFiles, shortStories, smallFolders, noIndex, fewCasts]
