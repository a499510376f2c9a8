import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { targetOf } from '../new/domain.ts'
import { matrixLine, withLine } from '../new/registries.ts'
import { exists, sourceOf, whereIs } from '../new/sources.ts'
import { filesFor } from '../new/templates.ts'

const suppliers = dirname(whereIs('fornitoreEntity')).replace(/^server\//, '')
const target = targetOf(`${suppliers}/archiviaFornitore`, undefined)

test('an operation is placed by its model: folder, entity, list, who may', () => {
  expect(target).toMatchObject({
    name: 'archiviaFornitore',
    verb: 'archivia',
    noun: 'Fornitore',
    folder: `server/${suppliers}`,
    entity: 'fornitoreEntity',
    permission: 'adminFornitori',
  })
  expect(exists(whereIs(target.list ?? ''))).toBe(true)
  expect(targetOf(`${suppliers}/archiviaFornitore`, 'adminOrders').permission).toBe('adminOrders')
})

test('refused: what is there already, what has no model, a folder without it', () => {
  expect(() => targetOf(`${suppliers}/createFornitore`, undefined)).toThrow("createFornitore c'è già")
  expect(() => targetOf(`${suppliers}/archivia`, undefined)).toThrow('non è un verbo seguito da un modello')
  expect(() => targetOf(`${suppliers}/archiviaPersona`, undefined)).toThrow("non c'è un dominio con graphql/Persona.ts")
})

test('its files import what is there', () => {
  const files = filesFor(target, '{}')
  expect(files.map(({ path }) => path.replace(`server/${suppliers}/`, ''))).toEqual([
    'archiviaFornitore.ts',
    'graphql/archiviaFornitore.ts',
    '__tests__/archiviaFornitore.test.ts',
  ])
  const own = new Set(files.map(({ path }) => path))
  const imported = files.flatMap(({ path, source }) =>
    [...source.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to)),
  )
  expect(imported.filter((path) => !own.has(path) && !exists(path))).toEqual([])
})

test('a recipe is added to its entity, which imports what it is made by', () => {
  const [file] = filesFor({ ...target, name: 'deleteArchiviato', verb: 'delete' }, '{}')
  expect(file?.path).toBe(`server/${suppliers}/entity.ts`)
  expect(file?.source).toContain(sourceOf(`server/${suppliers}/entity.ts`))
  expect(file?.source).toMatch(/export const deleteArchiviato = deleteOperation\(.*entity: fornitoreEntity \}\)\n$/)
  expect(file?.source.match(/^import .*\bdeleteOperation\b/gm)).toHaveLength(1)
})

test('its line in the matrix goes beside those of the same object', () => {
  const line = matrixLine(target, '{}')
  expect(line.line).toBe("  archiviaFornitore: { tipo: 'Fornitore', input: (pk) => ({ pk }) },")
  expect(withLine(sourceOf(line.path), line)).toContain(`${line.after}\n${line.line}\n`)
})
