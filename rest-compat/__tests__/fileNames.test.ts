import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFiles } from '#platform/files/__tests__/samples.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { makeOrdineFornitore } from '#server-test/personaleFactories.ts'

// A file is what its own name and its content say, whatever it is called.

let app: TestApp
let superuser: Client
let targets: { path: string; of: string; pk: number; file: string; name: string }[]

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const [order, supply] = [await makeOrdine(app.db), await makeOrdineFornitore(app.db)]
  const folder = await app.db.cartella.create({ data: { nome: 'Listini' } })
  targets = [
    { path: 'planner/allegati-ordine/', of: 'ordine', pk: order.id, file: 'allegato', name: 'original_name' },
    {
      path: 'planner/allegati-ordine-fornitore/',
      of: 'ordine_fornitore',
      pk: supply.id,
      file: 'allegato',
      name: 'original_name',
    },
    { path: 'qrapp/admin/files/', of: 'folder', pk: folder.id, file: 'file', name: 'name' },
  ]
})
afterAll(() => app.close())

test.each([
  ['Contratto', 'x.png', 'Contratto.png'],
  ['v1.2', 'x.png', 'v1.2.png'],
  ['avvia.bat', 'x.png', 'avvia.bat.png'],
  ['foto.PNG', 'x.png', 'foto.PNG'],
  ['foto.apng', 'x.png', 'foto.apng'],
  ['', 'x.png', 'x.png'],
])('called %j, %s is kept as %s', async (given, own, kept) => {
  for (const { path, of, pk, file, name } of targets) {
    const body = new FormData()
    body.append(of, String(pk))
    body.append(name, given)
    body.append(file, new File([new Uint8Array(sampleFiles.png)], own))
    const response = await superuser.fetch(`/api/${path}`, { method: 'POST', body })
    expect([path, response.status, (await response.json())[name]]).toEqual([path, 201, kept])
  }
})

test('a name of a good kind does not make a file good', async () => {
  for (const { path, of, pk, file, name } of targets) {
    const body = new FormData()
    body.append(of, String(pk))
    body.append(name, 'foto.png')
    body.append(file, new File([new Uint8Array(sampleFiles.png)], 'programma.exe'))
    const response = await superuser.fetch(`/api/${path}`, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect((await response.json())[file]).toEqual([expect.stringMatching(/^Tipo di file non ammesso/)])
  }
})
