import { dirname, join, normalize } from 'node:path'
import { file, type Rule, type SourceFile } from './rule.ts'

/** Documents that are not in the repository, as they were once cited; and the sign of a section, which only those have. */
const ABSENT =
  /\bspec\/\d|\b(?:SCHEDULER|QUALITY|ARCHITECTURE|REST-DJANGO|STACK|HOUSE)\b|\b(?:REST|DATA|UI|UX|AREE|DOORS)\.md\b|\bshared\/(?:spec|design|data|tools)\b|§/

/** Applied migrations never change, comments included: their checksum is in every database. */
const FIXED = /^prisma\/migrations\/|^server\/test\/structure\/citations\.ts$/

const presentOnly: Rule = {
  name: 'no citation of a document that is not here',
  check: (files) =>
    files.flatMap(({ path, text }) => {
      if (FIXED.test(path)) return []
      return text.split('\n').flatMap((line, index) => {
        const cited = ABSENT.exec(line)
        return cited ? [`${path}:${index + 1}: ${cited[0]}`] : []
      })
    }),
  example: {
    files: [file('server/a.ts', '// Orders.\n// As spec/001 says.\n'), file('server/b.ts', 'BROTLI_PARAM_QUALITY')],
    offences: ['server/a.ts:2: spec/0'],
  },
}

/** A route of a shell, as its file declares it; those of one object are below the list that leads to them. */
const ROUTE = /^ +path: '(\/[a-z][^':]*)'/gm

/** Every page that can be opened has its line in the table of addresses. */
const routesNamed: Rule = {
  name: 'docs/addresses.md names every route',
  check: (files) => {
    const table = files.find(({ path }) => path === 'docs/addresses.md')?.text ?? ''
    return files.flatMap(({ path, text }) =>
      /^web\/screens\/.*\broutes?\.tsx$/.test(path)
        ? [...text.matchAll(ROUTE)].flatMap(([, route = '']) =>
            table.includes(`${route.replace(/\/$/, '')}\``) ? [] : [`${path}: ${route}`],
          )
        : [],
    )
  },
  example: {
    files: [
      file('docs/addresses.md', '| `/planner/#/clienti` | customers |'),
      file('web/screens/vendite/routes.tsx', "  path: '/clienti',\n    path: '/clienti/:id',\n  path: '/agenti',\n"),
    ],
    offences: ['web/screens/vendite/routes.tsx: /agenti'],
  },
}

/** `docs/page.md#heading` in code and elsewhere. */
const CITED = /(?<![\w/.-])docs\/[\w/.-]+\.md(?:#[\w-]+)?/g
/** `[words](../page.md#heading)` in a page, from its own folder. */
const LINKED = /\]\((?!\w+:)([^()\s#]*\.md)?(#[\w-]+)?\)/g

interface Citation {
  where: string
  page: string
  heading: string | null
}

function citationsOf({ path, text }: SourceFile): Citation[] {
  const citation = (found: string): Citation => {
    const [page = '', heading = null] = found.split('#')
    return { where: path, page, heading }
  }
  const cited = [...text.matchAll(CITED)].map(([found]) => citation(found))
  if (!path.endsWith('.md')) return cited
  const linked = [...text.matchAll(LINKED)].flatMap(([, page, heading = '']) =>
    page || heading ? [citation(`${page ? normalize(join(dirname(path), page)) : path}${heading}`)] : [],
  )
  return [...cited, ...linked]
}

/** The anchors of a page, as GitHub makes them of its headings. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} +(.+)$/gm)].map(([, words = '']) => words)
  return new Set(
    headings.map((words) =>
      words
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

const pagesAreThere: Rule = {
  name: 'pages and headings that are cited exist',
  check(files) {
    const pages = new Map(files.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, text]))
    return files
      .filter(({ path }) => !FIXED.test(path))
      .flatMap((source) =>
        citationsOf(source).flatMap(({ where, page, heading }) => {
          const text = pages.get(page)
          if (text === undefined) return [`${where}: ${page}`]
          return heading === null || anchorsOf(text).has(heading) ? [] : [`${where}: ${page}#${heading}`]
        }),
      )
  },
  example: {
    files: [
      file('docs/rules/ordini.md', '## Prices\n[here](#prices) [there](../rest.md)\n'),
      file('server/a.ts', '// docs/rules/ordini.md#prices, docs/rules/ordini.md#taxes, docs/none.md'),
    ],
    offences: [
      'docs/rules/ordini.md: docs/rest.md',
      'server/a.ts: docs/rules/ordini.md#taxes',
      'server/a.ts: docs/none.md',
    ],
  },
}

/** A file of the code by its whole path, between back quotes or in a link. */
const CODE_PATH = /[`(]((?:server|web|rest-compat|prisma|e2e|bench)\/[\w./-]+\.(?:tsx?|mjs|sql|prisma))[`)]/g

const codeIsThere: Rule = {
  name: 'files of the code that a page names exist',
  check(files) {
    const known = new Set(files.map(({ path }) => path))
    return files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) => {
        const named = [...text.matchAll(CODE_PATH)].map(([, found = '']) => found)
        return named.filter((found) => !known.has(found)).map((found) => `${path}: ${found}`)
      })
  },
  example: {
    files: [file('README.md', '`server/app.ts`, `server/gone.ts`'), file('server/app.ts')],
    offences: ['README.md: server/gone.ts'],
  },
}

export const citations: readonly Rule[] = [presentOnly, pagesAreThere, codeIsThere, routesNamed]
