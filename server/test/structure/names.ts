import { file, isCode, type Rule, type SourceFile } from './rule.ts'

/** An exported name, and where it is declared. */
export interface Exported {
  name: string
  path: string
}

const DECLARED =
  /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

/** What a file exports under a name of its own; the overloads of a function are one. */
export function exportedBy({ path, text }: SourceFile): Exported[] {
  const names = new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name))
  return [...names].map((name) => ({ name, path }))
}

export const names: readonly Rule[] = [
  {
    name: 'no exported name twice: one search for a name finds it',
    check: (files) =>
      [...Map.groupBy(files.filter(isCode).flatMap(exportedBy), ({ name }) => name)]
        .filter(([, places]) => places.length > 1)
        .map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`),
    example: {
      files: [
        file('web/screens/persone/values.ts', 'export const valuesOf = (p: Persona) => p\n'),
        file(
          'server/shared/values.ts',
          'export function valuesOf(a: 1): 1\nexport function valuesOf(a: 2): 2\nexport type Row = 1\n',
        ),
      ],
      offences: ['valuesOf: web/screens/persone/values.ts, server/shared/values.ts'],
    },
  },
]
