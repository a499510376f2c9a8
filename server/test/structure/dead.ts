import { exportedBy } from './names.ts'
import { file, isCode, isTest, type Rule, type SourceFile } from './rule.ts'

/** Each word that a file says, once; one that it only declares is not said. */
function wordsOf({ path, text }: SourceFile): Set<string> {
  const times = new Map<string, number>()
  for (const [word] of text.matchAll(/[\w$]+/g)) times.set(word, (times.get(word) ?? 0) + 1)
  for (const { name } of exportedBy({ path, text })) if (times.get(name) === 1) times.delete(name)
  return new Set(times.keys())
}

/** What is made for tests, or for programs that nothing imports. */
const EXEMPT = new Set([
  // The page of docs/import.md is compared with these by its test.
  'server/cli/import/page.ts',
  'web/test/renderScreen.tsx',
  'web/test/screenOf.ts',
  // The test of the kept events reads them as the rules make them.
  'server/officina/avanzamento/regenerate.ts',
])

export const dead: readonly Rule[] = [
  {
    name: 'no exported name that nothing but its tests says',
    check: (files) => {
      const code = files.filter((one) => isCode(one) && !isTest(one.path))
      const said = new Set(code.flatMap((one) => [...wordsOf(one)]))
      return code
        .filter(({ path }) => !EXEMPT.has(path))
        .flatMap(exportedBy)
        .filter(({ name }) => !said.has(name))
        .map(({ name, path }) => `${path}: ${name}`)
    },
    example: {
      files: [
        file('server/persone/rules.ts', 'export const used = 1\nexport const tested = 2\nexport type Unsaid = 3\n'),
        file('server/persone/list.ts', "import { used } from './rules.ts'\n"),
        file('server/persone/__tests__/rules.test.ts', "import { tested } from '../rules.ts'\n"),
      ],
      offences: ['server/persone/rules.ts: tested', 'server/persone/rules.ts: Unsaid'],
    },
  },
]
