import { sampleOf } from '#server-test/depth.ts'
import type { DescribedCall } from './document.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** A request with a body of JSON. */
export const jsonBody = (body: unknown): RequestInit => ({ body: JSON.stringify(body), headers: JSON_TYPE })

/** A value of each kind, wrong for most fields. */
const WRONG = [{ a: 1 }, ['x', {}], 'x'.repeat(3000), -5, null, true]

/** Requests to a write: nothing, what is no body of its, fields of a wrong kind, keys against repetition. */
export function* bodiesOf({ body, parameters }: DescribedCall): Generator<RequestInit> {
  yield {}
  yield jsonBody({})
  if (parameters.some(({ name }) => name === 'Idempotency-Key')) {
    const withKey = (key: string, sent: object) => ({
      ...jsonBody(sent),
      headers: { ...JSON_TYPE, 'idempotency-key': key },
    })
    const key = crypto.randomUUID()
    yield withKey(key, {})
    yield withKey(key, { other: 1 })
    yield withKey('x'.repeat(300), {})
  }
  if (!body) return
  const unread: RequestInit[] = [
    { body: 'text', headers: { 'content-type': 'text/plain' } },
    { body: 'x=1&y[0]=2', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { body: 'no parts', headers: { 'content-type': 'multipart/form-data' } },
    ...['[]', '{', '"text"', '7', 'null'].map((wrong) => ({ body: wrong, headers: JSON_TYPE })),
  ]
  yield* sampleOf(unread, 2)
  const names = Object.keys(body.schema.properties ?? {})
  for (const wrong of sampleOf(WRONG, 2)) yield jsonBody(Object.fromEntries(names.map((name) => [name, wrong])))
  for (const name of sampleOf(names)) yield jsonBody({ [name]: { wrong: true } })
}
