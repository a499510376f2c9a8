import { basename, dirname, join, normalize } from 'node:path'
import { file, isCode, isTest, type Rule, type SourceFile } from './rule.ts'

/** An import of a file. */
interface Import {
  from: string
  /** File inside the project, or the package as written. */
  to: string
}

/** Every import of every file, dynamic ones too. */
export function importsOf(files: readonly SourceFile[]): Import[] {
  return files.filter(isCode).flatMap(({ path: from, text }) =>
    [...text.matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, name = '']) => ({
      from,
      to: name.startsWith('.') ? normalize(join(dirname(from), name)) : name,
    })),
  )
}

/**
 * A rule about single imports.
 * @param offends whether one breaks the rule
 * @param example a file and what it imports, which break it
 */
function importRule(name: string, offends: (one: Import) => boolean, example: [path: string, imported: string]): Rule {
  const [path, imported] = example
  const to = imported.startsWith('.') ? normalize(join(dirname(path), imported)) : imported
  return {
    name,
    check: (files) =>
      importsOf(files)
        .filter(offends)
        .map((one) => `${one.from} → ${one.to}`),
    example: { files: [file(path, `import { x } from '${imported}'\n`)], offences: [`${path} → ${to}`] },
  }
}

/** What web/ may import of server/: pure rules, and the kernel that everybody shares. */
const isRules = (path: string) => basename(path) === 'rules.ts' || path.startsWith('server/shared/')
const domainOf = (path: string) => /^server\/(\w+\/\w+)\//.exec(path)?.[1]

export const imports: readonly Rule[] = [
  importRule(
    'rules.ts and server/shared: only yup, dayjs and one another',
    ({ from, to }) => isRules(from) && !isTest(from) && !/^(yup|dayjs(\/.*)?)$/.test(to) && !isRules(to),
    ['server/ordini/ordini/rules.ts', './elenco.ts'],
  ),
  importRule(
    'web/: nothing of server/ but rules.ts and server/shared, nothing of prisma/ and rest-compat/',
    ({ from, to }) =>
      from.startsWith('web/') &&
      !isTest(from) &&
      (/^(prisma|rest-compat)\//.test(to) || (to.startsWith('server/') && !isRules(to))),
    ['web/screens/ordini/OrdiniPage.tsx', '../../../server/ordini/ordini/list.ts'],
  ),
  importRule(
    "no domain imports another one's graphql/",
    ({ from, to }) => {
      const owner = /^server\/(\w+\/\w+)\/graphql\//.exec(to)?.[1]
      return owner !== undefined && owner !== domainOf(from) && from !== 'server/schema.ts' && !isTest(from)
    },
    ['server/ordini/ordini/elenco.ts', '../../vendite/clienti/graphql/Cliente.ts'],
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
