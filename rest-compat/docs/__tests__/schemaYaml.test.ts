import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createTestApp, type TestApp } from '#server-test/client.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the description of the API is the same in both, for readers of YAML 1.1 and 1.2', async () => {
  const user = await app.as('staff')
  const json = await (await user.fetch('/api/schema/')).json()
  let text = ''
  for (const [path, accept] of [
    ['/api/schema/?format=yaml', '*/*'],
    ['/api/schema/', 'application/yaml'],
    ['/api/schema/', 'application/vnd.oai.openapi, application/json;q=0.5'],
  ] as const) {
    const response = await user.fetch(path, { headers: { accept } })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/yaml; charset=utf-8'])
    text = await response.text()
  }
  expect(
    (await user.fetch('/api/schema/', { headers: { accept: 'application/json, application/yaml' } })).headers.get(
      'content-type',
    ),
  ).toContain('json')
  // Whoever reads the list of parameters learns what each means.
  const operations = Object.values<Record<string, { parameters?: { name: string; description?: string }[] }>>(
    json.paths,
  )
  const parameters = operations.flatMap((ofPath) => Object.values(ofPath)).flatMap(({ parameters: some = [] }) => some)
  expect(parameters.length).toBeGreaterThan(300)
  expect(parameters.filter((one) => !('$ref' in one || one.description)).map(({ name }) => name)).toEqual([])
  expect(parse(text)).toEqual(json)
  expect(parse(text, { version: '1.1', merge: false })).toEqual(json)
  expect((await user.fetch('/api/docs/', { headers: { accept: 'application/yaml' } })).status).toBe(406)
})
