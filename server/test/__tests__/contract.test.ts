import { readFileSync } from 'node:fs'
import { printSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createRest } from '#rest/router.ts'
import { schema } from '#server/schema.ts'
import { breakingOpenapiChanges, type OpenapiDocument } from '../contract/openapiChanges.ts'
import { breakingSchemaChanges } from '../contract/schemaChanges.ts'

// What clients of the released version were promised still holds. docs/quality.md#versions

const released = (file: string) => readFileSync(new URL(`../../../docs/contract/${file}`, import.meta.url), 'utf8')

test('the schema breaks nothing of the released one', async () => {
  expect(await breakingSchemaChanges(released('schema.graphql'), printSchema(schema))).toEqual([])
})

test('the documented API breaks nothing of the released one', () => {
  const present = JSON.parse(JSON.stringify(createRest().openapi())) as OpenapiDocument
  expect(breakingOpenapiChanges(JSON.parse(released('openapi.json')), present)).toEqual([])
})

describe('what breaks a schema', () => {
  const kept = `
    type Query { a(x: Int, old: Int @deprecated): A  b: B @deprecated(reason: "a") }
    type A { name: String!  old: Int @deprecated(reason: "name") }
    type B { name: String }
    enum Kind { ONE OLD @deprecated }
    input Filter { kind: Kind }
    type Mutation { write(filter: Filter): A }
    directive @other on FIELD
  `
  const changed = (from: string, to: string) => breakingSchemaChanges(kept, kept.replace(from, to))

  test.each([
    ['a field that is gone', 'name: String!  old', 'old', /A.name/],
    ['a field that may be null', 'name: String!', 'name: String', /A.name/],
    ['an argument that is gone', 'x: Int, ', '', /Query.a.x/],
    ['an argument that must be there', 'x: Int', 'x: Int!', /Query.a.x/],
    ['an enum’s value that is gone', 'ONE OLD', 'OLD', /Kind.ONE/],
    ['an input’s field that must be there', 'kind: Kind', 'kind: Kind  more: Int!', /Filter.more/],
  ])('%s', async (_what, from, to, path) => {
    expect(await changed(from, to)).toEqual([expect.stringMatching(path)])
  })

  test.each([
    ['nothing', '', ''],
    ['a field that was deprecated', 'old: Int @deprecated(reason: "name")', ''],
    ['an argument that was deprecated', ', old: Int @deprecated', ''],
    ['an enum’s value that was deprecated', 'OLD @deprecated', ''],
    ['a field that is new', 'name: String!', 'name: String!  more: Int'],
  ])('not: %s', async (_what, from, to) => {
    expect(await changed(from, to)).toEqual([])
  })

  test('not: a deprecated field with its type', async () => {
    const present = kept.replace('b: B @deprecated(reason: "a")', '').replace('type B { name: String }', '')
    expect(await breakingSchemaChanges(kept, present)).toEqual([])
  })
})

describe('what breaks an API', () => {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const text = { type: 'string' }
  const kept = {
    paths: {
      '/a/': {
        get: {
          parameters: [
            { name: 'q', in: 'query', schema: text },
            { name: 'old', in: 'query', deprecated: true, schema: text },
          ],
          responses: {
            200: json({
              type: 'object',
              required: ['id'],
              properties: {
                id: { type: 'integer' },
                parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
              },
            }),
            404: json({ type: 'object' }),
          },
        },
        post: {
          requestBody: json({
            type: 'object',
            required: ['name'],
            properties: { name: text, kind: { enum: ['A', 'B'] } },
          }),
          responses: { 201: json({ oneOf: [{ type: 'array', items: text }, text] }) },
        },
        delete: { deprecated: true, responses: { 204: {} } },
      },
    },
    components: { schemas: { Part: { type: 'object', properties: { part: { $ref: '#/components/schemas/Part' } } } } },
  } as OpenapiDocument

  const changed = (from: string, to: string) => {
    const before = JSON.stringify(kept)
    expect(before).toContain(from)
    return breakingOpenapiChanges(kept, JSON.parse(before.replace(from, to)))
  }

  test.each([
    ['a path that is gone', '"/a/"', '"/b/"', ['GET /a/: is gone', 'POST /a/: is gone']],
    ['a method that is gone', '"post"', '"put"', ['POST /a/: is gone']],
    ['a parameter that is gone', '"q"', '"r"', ['GET /a/ query q: is gone']],
    ['a parameter that must be there', '"name":"q"', '"required":true,"name":"q"', ['GET /a/ query q: required']],
    ['a success that is another', '"201"', '"200"', ['POST /a/ 201: is gone']],
    ['a field of an answer that is gone', '"parts"', '"pieces"', ['GET /a/ 200.parts: is gone']],
    ['a field that need not be there', '["id"]', '[]', ['GET /a/ 200.id: optional']],
    ['a value of another type', '"integer"', '"string"', ['GET /a/ 200.id: string']],
    ['a choice of an answer that is new', '"oneOf":[', '"oneOf":[{"type":"object"},', ['POST /a/ 201: another value']],
    ['a field of a named object that is gone', '"part"', '"piece"', ['GET /a/ 200.parts[].part: is gone']],
    ['a field of a body that must be there', '["name"]', '["name","kind"]', ['POST /a/ body.kind: required']],
    ['a word that is not taken', '["A","B"]', '["A"]', ['POST /a/ body.kind: B is not taken']],
    ['a media type that is gone', '"application/json"', '"text/plain"', ['GET /a/ 200: application/json is gone']],
  ])('%s', (_what, from, to, found) => {
    expect(changed(from, to)).toEqual(found)
  })

  test.each([
    ['a call that was deprecated', '"delete"', '"head"'],
    ['a parameter that was deprecated', '"old"', '"new"'],
    ['a refusal that is gone', '"404"', '"410"'],
    ['a field of an answer that is new', '"properties":{"id"', '"properties":{"more":{"type":"string"},"id"'],
    ['a body that wants less', '["name"]', '[]'],
  ])('not: %s', (_what, from, to) => {
    expect(changed(from, to)).toEqual([])
  })
})
