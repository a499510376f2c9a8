import { basename, dirname, join, normalize } from 'node:path'
import project from '../../../package.json' with { type: 'json' }
import { file, isCode, isTest, type Rule, type SourceFile } from './rule.ts'

/** An import of a file. */
interface Import {
  from: string
  /** File inside the project, or the package as written. */
  to: string
}

const ROOMS = Object.entries(project.imports).map(([room, folder]) => [room.slice(0, -1), folder.slice(2, -1)] as const)

/** The file of the project that an import names, by a relative path or by a room of package.json; else the package. */
function targetOf(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  const room = ROOMS.find(([prefix]) => name.startsWith(prefix))
  return room ? room[1] + name.slice(room[0].length) : name
}

/** What a file imports, as it is written; dynamic imports too. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, name = '']) => name)

/** Every import of every file. */
export function importsOf(files: readonly SourceFile[]): Import[] {
  return files
    .filter(isCode)
    .flatMap(({ path: from, text }) => namedIn(text).map((name) => ({ from, to: targetOf(from, name) })))
}

/**
 * A rule about single imports.
 * @param offends whether one breaks the rule
 * @param example a file and what it imports, which break it
 */
function importRule(name: string, offends: (one: Import) => boolean, example: [path: string, imported: string]): Rule {
  const [path, imported] = example
  const to = targetOf(path, imported)
  return {
    name,
    check: (files) =>
      importsOf(files)
        .filter(offends)
        .map((one) => `${one.from} → ${one.to}`),
    example: { files: [file(path, `import { x } from '${imported}'\n`)], offences: [`${path} → ${to}`] },
  }
}

/** The room that a relative import may not leave: a folder of package.json, an area of the screens or of rest-compat. */
function roomOf(path: string): string | undefined {
  const area = /^(?:web\/screens|rest-compat)\/\w+\//.exec(path)
  return area?.[0] ?? ROOMS.map(([, folder]) => folder).find((folder) => path.startsWith(folder))
}

/** What web/ may import of server/: pure rules, and the kernel that everybody shares. */
const isRules = (path: string) => basename(path) === 'rules.ts' || path.startsWith('server/shared/')
const domainOf = (path: string) => /^server\/(\w+\/\w+)\//.exec(path)?.[1]

export const imports: readonly Rule[] = [
  {
    name: 'what leaves a room is written with #, as package.json names it',
    check: (files) =>
      files
        .filter(
          (one) =>
            isCode(one) && roomOf(one.path) !== undefined && !/^(bench|server\/test\/structure)\//.test(one.path),
        )
        .flatMap(({ path, text }) =>
          namedIn(text)
            .filter((name) => name.startsWith('.'))
            .map((name) => normalize(join(dirname(path), name)))
            .filter((to) => roomOf(to) !== undefined && roomOf(to) !== roomOf(path))
            .map((to) => `${path} → ${to}`),
        ),
    example: {
      files: [
        file('server/ordini/ordini/list.ts', "import { a } from '../../platform/db/read.ts'\nimport './rules.ts'\n"),
        file('web/screens/ordini/OrdiniPage.tsx', "import { A } from '../numeri/NumeriPage.tsx'\n"),
      ],
      offences: [
        'server/ordini/ordini/list.ts → server/platform/db/read.ts',
        'web/screens/ordini/OrdiniPage.tsx → web/screens/numeri/NumeriPage.tsx',
      ],
    },
  },
  importRule(
    'rules.ts and server/shared: only yup, dayjs, the parser of expressions and one another',
    ({ from, to }) => isRules(from) && !isTest(from) && !/^(yup|dayjs(\/.*)?|expr-eval-fork)$/.test(to) && !isRules(to),
    ['server/ordini/ordini/rules.ts', './elenco.ts'],
  ),
  importRule(
    'web/: nothing of server/ but rules.ts and server/shared, nothing of prisma/ and rest-compat/',
    ({ from, to }) =>
      from.startsWith('web/') &&
      !isTest(from) &&
      (/^(prisma|rest-compat)\//.test(to) || (to.startsWith('server/') && !isRules(to))),
    ['web/screens/ordini/OrdiniPage.tsx', '#ordini/ordini/list.ts'],
  ),
  importRule(
    "no domain imports another one's graphql/",
    ({ from, to }) => {
      const owner = /^server\/(\w+\/\w+)\/graphql\//.exec(to)?.[1]
      return owner !== undefined && owner !== domainOf(from) && !isTest(from)
    },
    ['server/ordini/ordini/elenco.ts', '#vendite/clienti/graphql/Cliente.ts'],
  ),
  importRule(
    'rest-compat is a client: no Prisma, no rules',
    ({ from, to }) =>
      from.startsWith('rest-compat/') && !isTest(from) && (/prisma/i.test(to) || basename(to) === 'rules.ts'),
    ['rest-compat/ordini.ts', '../server/prisma.ts'],
  ),
  importRule(
    'server/platform/db/sql knows nothing of the product',
    ({ from, to }) =>
      from.startsWith('server/platform/db/sql/') &&
      !isTest(from) &&
      !to.startsWith('server/platform/db/sql/') &&
      !/^(pg$|node:)/.test(to),
    ['server/platform/db/sql/where.ts', '../../ordini/ordini/list.ts'],
  ),
  importRule(
    'server/ never imports web/ components',
    ({ from, to }) => from.startsWith('server/') && /^web\/.*\.tsx$/.test(to) && !isTest(from),
    ['server/platform/pdf/carta.ts', '../../../web/ui/Logo.tsx'],
  ),
]
