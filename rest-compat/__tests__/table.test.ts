import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { prepareEndpoint } from '#rest/core/ready.ts'
import { createRestRoutes } from '#rest/core/routes.ts'
import { endpointGroups } from '#rest/endpoints.ts'
import { createRest } from '#rest/router.ts'
import { schema } from '#server/schema.ts'

const endpoints = Object.values(endpointGroups).flat()
const example: Endpoint = { method: 'GET', path: '/api/x/', summary: '', answer: 'dati', document: '' }

describe('documents are checked at start-up', () => {
  test.each([
    ['a field that the schema lacks', '{ dati: famiglie { inesistente } }', /GET \/api\/x\/.*inesistente/],
    ['a syntax error', '{ dati: famiglie {', /GET \/api\/x\/.*Syntax Error/],
    ['an answer without `dati`', '{ famiglie { pk } }', /manca `dati`/],
    ['two operations', 'query a { dati: viewer { pk } } query b { dati: viewer { pk } }', /una sola operazione/],
    ['a write behind GET', 'mutation { esito: logout(input: {}) { errors { code } } }', /manca|GET/],
    ['a write whose errors nobody reads', 'mutation { esito: logout(input: {}) { fatto } }', /errors/],
  ])('%s', (_example, document, message) => {
    expect(() => prepareEndpoint(schema, 'prova', { ...example, document } as Endpoint)).toThrow(message)
  })

  test('those of the table all hold', () => {
    expect(() => createRest()).not.toThrow()
  })
})

describe('paths', () => {
  const routes = createRestRoutes([
    { method: 'GET', path: '/api/a/' },
    { method: 'GET', path: '/api/a/{id}/' },
    { method: 'PUT', path: '/api/a/tutti/' },
    { method: 'PUT', path: '/api/a/{id}/' },
    { method: 'GET', path: '/api/b/{id}' },
  ])

  test.each([
    ['/api/a', '/api/a/', {}],
    ['/api/a/', '/api/a/', {}],
    ['/api/a/7', '/api/a/{id}/', { id: '7' }],
    ['/api/a/tutti', '/api/a/tutti/', {}],
    ['/api/b/3/', '/api/b/{id}', { id: '3' }],
  ])('%s is %s', (pathname, path, parameters) => {
    expect(routes.trova(pathname)).toMatchObject({ route: { path }, parametri: parameters })
  })

  test.each(['/api', '/api/', '/api/c', '/api/a/1/2', '/api/a//', '/api//a', '/API/a/'])('%s is none', (pathname) => {
    expect(routes.trova(pathname)).toBeNull()
  })

  test('the same method twice on a path is a mistake of the table', () => {
    const duplicates = [
      { method: 'GET', path: '/api/a/{id}/' },
      { method: 'GET', path: '/api/a/{pk}' },
    ]
    expect(() => createRestRoutes(duplicates)).toThrow('doppio')
  })
})

interface Openapi {
  paths: Record<
    string,
    Record<string, { description: string; requestBody?: { content: Record<string, { example?: object }> } }>
  >
  components: { schemas: Record<string, { type?: string; required?: string[]; properties?: Record<string, object> }> }
  tags: { name: string; description: string }[]
}

describe('the OpenAPI document', () => {
  const document = createRest().openapi() as Openapi

  test('objects have names: each structure stands once, and references lead somewhere', () => {
    const { schemas } = document.components
    const anonymous: string[] = []
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      const { $ref, properties } = value as { $ref?: string; properties?: object }
      if ($ref?.startsWith('#/components/schemas/')) expect(schemas).toHaveProperty([$ref.split('/').at(-1) ?? ''])
      if (typeof properties === 'object' && !/^schemas\.[A-Za-z0-9]+$/.test(path)) anonymous.push(path)
      for (const [name, one] of Object.entries(value)) if (name !== 'example') walk(one, `${path}.${name}`)
    }
    walk(schemas, 'schemas')
    walk(document.paths, 'paths')
    expect(anonymous).toEqual([])
    const structures = Object.entries(schemas).map(
      ([name, one]) => `${name.replace(/\d+$/, '')} ${JSON.stringify(one)}`,
    )
    expect(new Set(structures).size).toBe(structures.length)
  })

  test('what must be sent is not null, in examples neither', () => {
    for (const [name, { required = [], properties = {} }] of Object.entries(document.components.schemas)) {
      if (!/^(Corpo|Modifica)/.test(name)) continue
      for (const field of required) {
        const { type, items } = (properties[field] ?? {}) as { type?: unknown; items?: { type?: unknown } }
        expect([type, items?.type].flat(), `${name}.${field}`).not.toContain('null')
      }
    }
    for (const methods of Object.values(document.paths)) {
      for (const { description, requestBody } of Object.values(methods)) {
        expect(description).not.toBe('')
        const examples = Object.values(requestBody?.content ?? {}).flatMap(({ example }) => example ?? [])
        if (requestBody) expect(examples).toHaveLength(1)
      }
    }
    expect(document.tags.filter(({ name, description }) => name === description)).toEqual([])
  })
})

test('every endpoint is told in Italian, under its full path, once in the OpenAPI document', () => {
  const { paths } = createRest().openapi() as { paths: Record<string, Record<string, { operationId: string }>> }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort())
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { path, summary } of endpoints) {
    expect(path).toMatch(/^\/api\/[a-z]/)
    expect(summary).toMatch(/\.$/)
  }
})
