import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// House rules that only hold while something checks them (ARCHITECTURE in server/decisioni).
const root = fileURLToPath(new URL('../../', import.meta.url))
const everything = globSync('{server,web,rest-compat,prisma,e2e,bench}/**/*.{ts,tsx,mjs,css,sql,prisma}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|__generated__|generated)$/.test(path),
})
const files = everything.filter((f) => !/__generated__|prisma\/generated|node_modules/.test(f))
const code = files.filter((f) => /\.(ts|tsx|mjs)$/.test(f))
const text = new Map(files.map((f) => [f, readFileSync(join(root, f), 'utf8')]))

interface Import {
  from: string
  /** File inside the project, or the package as written. */
  to: string
}

const imports: Import[] = code.flatMap((from) =>
  [...(text.get(from) ?? '').matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(
    ([, spec = '']) => ({
      from,
      to: spec.startsWith('.') ? normalize(join(dirname(from), spec)) : spec,
    }),
  ),
)
const broken = (found: Import[]) => found.map(({ from, to }) => `${from} → ${to}`)
const isTest = (file: string) => /__tests__|\.test\.tsx?$|^server\/test\/|^e2e\//.test(file)

test('the imports are seen', () => {
  expect(imports).toContainEqual({ from: 'server/test/structure.test.ts', to: 'vitest' })
  expect(
    imports.filter(({ to }) => /^(server|web|prisma|rest-compat)\//.test(to) && !to.includes('generated')),
  ).not.toHaveLength(0)
})

describe('sizes', () => {
  test('no file has more than 400 lines', () => {
    const long = files.filter(
      (f) => !/^prisma\/(seed|migrations)\//.test(f) && (text.get(f) ?? '').split('\n').length > 401,
    )
    expect(long).toEqual([])
  })

  test('no folder has more than 25 files', () => {
    const count = new Map<string, number>()
    for (const f of files) count.set(dirname(f), (count.get(dirname(f)) ?? 0) + 1)
    expect([...count].filter(([, n]) => n > 25)).toEqual([])
  })

  test('no index file', () => {
    expect(files.filter((f) => /^index\.tsx?$/.test(basename(f)))).toEqual([])
  })
})

describe('who may import what', () => {
  test('rules.ts: only yup and other rules.ts', () => {
    const bad = imports.filter(
      ({ from, to }) => basename(from) === 'rules.ts' && to !== 'yup' && basename(to) !== 'rules.ts',
    )
    expect(broken(bad)).toEqual([])
  })

  test('web/: nothing of server/ but rules.ts, nothing of prisma/ and rest-compat/', () => {
    const bad = imports.filter(
      ({ from, to }) =>
        from.startsWith('web/') &&
        !isTest(from) &&
        (/^(prisma|rest-compat)\//.test(to) || (to.startsWith('server/') && basename(to) !== 'rules.ts')),
    )
    expect(broken(bad)).toEqual([])
  })

  test("no domain imports another one's graphql/", () => {
    const domain = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1]
    const bad = imports.filter(({ from, to }) => {
      const owner = /^server\/([^/]+)\/graphql\//.exec(to)?.[1]
      return owner !== undefined && owner !== domain(from) && from !== 'server/schema.ts' && !isTest(from)
    })
    expect(broken(bad)).toEqual([])
  })

  test('rest-compat is a client: no Prisma, no rules', () => {
    const bad = imports.filter(
      ({ from, to }) =>
        from.startsWith('rest-compat/') && !isTest(from) && (/prisma/i.test(to) || basename(to) === 'rules.ts'),
    )
    expect(broken(bad)).toEqual([])
  })

  test('server/platform/db/sql knows nothing of the product', () => {
    const bad = imports.filter(
      ({ from, to }) =>
        from.startsWith('server/platform/db/sql/') &&
        !isTest(from) &&
        !to.startsWith('server/platform/db/sql/') &&
        !/^(pg$|node:)/.test(to),
    )
    expect(broken(bad)).toEqual([])
  })

  test('server/ never imports web/ components', () => {
    const bad = imports.filter(
      ({ from, to }) => from.startsWith('server/') && /^web\/.*\.tsx$/.test(to) && !isTest(from),
    )
    expect(broken(bad)).toEqual([])
  })
})
