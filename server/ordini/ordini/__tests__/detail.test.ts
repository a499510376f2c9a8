import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeStoredFile } from '../../../test/factories.ts'
import { makeFullOrdine, makeRigaOrdine, makeVoceCheckList } from '../../../test/ordini/factories.ts'
import { statementsOf } from '../../../test/statements.ts'

// The detail of an order as its screen asks it: as many statements for sixty lines with their pictures as for two.
let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  for (const name of ['Misure', 'Acconto']) await makeVoceCheckList(app.db, name)
})
afterAll(() => app.close())

const documenti = JSON.parse(readFileSync(new URL('../../../../web/relay/persisted.json', import.meta.url), 'utf8'))
const page = Object.values<string>(documenti).find((documento) => documento.includes('query OrdinePageQuery'))

async function ordineWith(righe: number): Promise<number> {
  const { id } = await makeFullOrdine(app.db)
  const { id: fileId } = await makeStoredFile(app.db)
  for (let n = 2; n < righe; n++) {
    const riga = await makeRigaOrdine(app.db, id, { numero: 3 })
    await app.db.immagineRiga.create({ data: { rigaId: riga.id, posizione: 1, fileId } })
  }
  await app.db.allegatoOrdine.create({ data: { ordineId: id, fileId, originalName: 'a.png' } })
  return id
}

test('a fixed number of statements, whatever the lines', async () => {
  const [short, long] = [await ordineWith(2), await ordineWith(60)]
  const count = async (pk: number) => {
    let righe = 0
    const statements = await statementsOf(async () => {
      const { data, errors } = await superuser.graphql<{ ordine: { righe: object[] } }>(page ?? '', { pk })
      expect(errors).toBeUndefined()
      righe = data?.ordine.righe.length ?? 0
    })
    return { righe, istruzioni: statements.length }
  }
  await count(short)
  const [few, many] = [await count(short), await count(long)]
  expect([few.righe, many.righe]).toEqual([2, 60])
  expect(many.istruzioni).toBe(few.istruzioni)
  expect(many.istruzioni).toBeLessThan(8)
})
