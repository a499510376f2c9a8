import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matrixActions } from '../matrice/calls.ts'
import { computeMatrix, type MatrixDifference, type PermissionMatrix } from '../matrice/compute.ts'
import { type MatrixScene, makeMatrixScene } from '../matrice/scene.ts'

/**
 * Who gets what through every door: the schema and the old API, as every kind of caller, on rows of theirs, of
 * others and missing. A change of the committed file is a change of what people may see: read it as such.
 * `MATRICE=scrivi npx vitest run server/test/__tests__/matrix.test.ts` writes it anew.
 */
const FILE = new URL('../matrice/matrice.json', import.meta.url)

let scena: MatrixScene
let matrice: PermissionMatrix
let differences: MatrixDifference[]

beforeAll(async () => {
  scena = await makeMatrixScene()
  ;({ matrice, differenze: differences } = await computeMatrix(scena))
  if (process.env.MATRICE === 'scrivi') writeFileSync(FILE, `${JSON.stringify(matrice, null, 2)}\n`)
}, 1_800_000)
afterAll(() => scena.app.close())

test('everybody gets what the committed matrix says', () => {
  expect(matrice).toEqual(JSON.parse(readFileSync(FILE, 'utf8')))
})

test('somebody else’s and missing answer alike', () => {
  expect(differences).toEqual([])
})

test('a superuser succeeds everywhere, so that a refusal means something', () => {
  const failures = Object.keys(matrixActions)
    .filter((name) => !matrixActions[name]?.never)
    .filter((name) => {
      const trials = matrice.mutation?.[name] ?? {}
      const succeeded = trials.suo?.fatto ?? trials.esistente?.fatto ?? trials['-']?.fatto ?? ''
      return !succeeded.split(', ').includes('super')
    })
  expect(failures).toEqual([])
})

test('no answer is a fault', () => {
  expect(JSON.stringify(matrice)).not.toMatch(/INTERNAL_SERVER_ERROR|"5\d\d/)
  return expect(
    scena.app.db.segnalazione.findMany({ where: { origine: 'server', messaggio: { not: 'x' } } }),
  ).resolves.toEqual([])
})
