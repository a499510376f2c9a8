import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#platform/db/question.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFornitore } from '#server-test/personaleFactories.ts'
import { fornitoriQuestion } from '../data/ordine.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a supplier of several materials is there for each, with its lead time; the defaults, and those named', async () => {
  const altriMateriali = [
    { tipologia: 'vetro', tempo: 9, isDefault: true },
    { tipologia: 'telai', tempo: 2, isDefault: false },
  ]
  const { id, nome } = await makeFornitore(app.db, { tempo: 4, altriMateriali })
  const of = (tipologia: string, tempo: number, isDefault: boolean) => ({ id, nome, tipologia, tempo, isDefault })
  expect(await ask(app.db, fornitoriQuestion())).toEqual([of('vetro', 9, true)])
  const named = [of('legno', 4, false), of('vetro', 9, true), of('telai', 2, false)]
  expect(await ask(app.db, fornitoriQuestion([id]))).toEqual(named)
})
