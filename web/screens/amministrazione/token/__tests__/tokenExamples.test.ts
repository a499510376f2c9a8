import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { tokenExamples } from '../tokenExamples.ts'

test('the examples name this server, and the query is one that it answers', () => {
  const [graph, api] = tokenExamples('https://serramenti.example').map(({ text }) => text)
  expect(api).toContain('"https://serramenti.example/api/preventivi/?page=1"')
  expect(graph).toContain('curl https://serramenti.example/graphql')
  const { query } = JSON.parse(/-d '(.*)'$/.exec(graph ?? '')?.[1] ?? '{}') as { query: string }
  const schema = buildSchema(readFileSync(new URL('../../../../../schema.graphql', import.meta.url), 'utf8'))
  expect(validate(schema, parse(query))).toEqual([])
})
