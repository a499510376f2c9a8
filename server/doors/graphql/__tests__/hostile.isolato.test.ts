import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#server-test/client.ts'
import { casesOf, seedOf } from '#server-test/depth.ts'
import { documentOf, IDENTITY, rootFields, variablesFor } from '#server-test/hostile/graphql.ts'
import { type MatrixScene, makeMatrixScene } from '#server-test/matrice/scene.ts'

// Whatever arguments a caller sends, the answer is theirs to mend: never a fault of the server.
// `CASES=20000 SEED=7 npx vitest run server/doors/graphql/__tests__/hostile.isolato.test.ts` tries that many, others.
const COUNT = casesOf(10)
const seed = seedOf(20261121)

let scena: MatrixScene
let superuser: Client

beforeAll(async () => {
  scena = await makeMatrixScene()
  await scena.app.services.jobs.start()
  superuser = await scena.reader('super')
})
afterAll(() => scena.app.close())

const fields = rootFields()
  .filter(({ field }) => field.args.length > 0 && !IDENTITY.includes(field.name))
  .map(({ root, field }) => [root, field.name, field] as const)

test.each(fields)(
  '%s %s',
  async (root, _name, field) => {
    const documento = documentOf(root, field)
    const variables = variablesFor(field)
    await fc.assert(
      fc.asyncProperty(variables, async (variables) => {
        const { errors } = await superuser.graphql(documento, variables)
        const faults = errors?.filter(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR') ?? []
        if (faults.length === 0) return
        const [segnalazione] = await scena.app.db.segnalazione.findMany({
          where: { requestId: String(faults[0]?.extensions?.requestId) },
        })
        throw new Error(`${segnalazione?.messaggio.slice(-600)} ${segnalazione?.stack.slice(0, 1500)}`)
      }),
      { numRuns: COUNT, seed, endOnFailure: true },
    )
  },
  600_000,
)

test('everybody and everything is still there', async () => {
  expect((await superuser.contesto()).viewer?.isSuperuser).toBe(true)
  expect(await scena.app.db.user.count({ where: { isSuperuser: true } })).toBeGreaterThan(0)
})
