import { dirname } from 'node:path'
import { file, isTest, type Rule } from './rule.ts'

/** An operation that an entity makes; what it looks at before it writes is its `check`. */
const RECIPE = /^export const (\w+) = (?:create|update|delete|arrange)Operation\(/gm

export const entities: readonly Rule[] = [
  {
    name: 'create, update, delete and arrange that look at nothing more stand in entity.ts',
    check: (files) => {
      const withEntity = new Set(
        files.filter(({ path }) => path.endsWith('/entity.ts')).map(({ path }) => dirname(path)),
      )
      return files
        .filter(
          ({ path, text }) => !path.endsWith('/entity.ts') && withEntity.has(dirname(path)) && !/\bcheck\b/.test(text),
        )
        .filter(({ path }) => path.startsWith('server/') && !isTest(path))
        .flatMap(({ path, text }) => [...text.matchAll(RECIPE)].map(([, name]) => `${path}: ${name}`))
    },
    example: {
      files: [
        file('server/persone/personale/entity.ts', 'export const personaEntity = entity({})\n'),
        file('server/persone/personale/createPersona.ts', 'export const createPersona = createOperation({})\n'),
        file('server/persone/personale/deletePersona.ts', 'export const deletePersona = deleteOperation({ check })\n'),
      ],
      offences: ['server/persone/personale/createPersona.ts: createPersona'],
    },
  },
]
