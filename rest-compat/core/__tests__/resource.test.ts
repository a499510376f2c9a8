import { expect, test } from 'vitest'
import { booleanField } from '../fields.ts'
import { fileField } from '../fileField.ts'
import { readOf, resource, writeDocument } from '../resource.ts'

const table = {
  path: '/api/prova/',
  node: 'Fornitore',
  payload: 'fornitore',
  fields: { is_default: {}, immagine: fileField(), remove_immagine: booleanField() },
  without: ['giorniChiusura', 'periodiChiusura', 'altriMateriali', 'raccoglie'],
  read: { remove_immagine: null },
  create: { name: 'createFornitore', summary: 'Aggiunge.' },
} as const

test('the fields of the schema by the names of the old API, what it does not know where the table has it', () => {
  const [post] = resource(table)
  expect(Object.keys(post?.body ?? {})).toEqual([
    'nome',
    'codice',
    'tipologia',
    'email',
    'tempo',
    'is_default',
    'immagine',
    'remove_immagine',
    'testata',
    'testo_pdf',
  ])
  expect(post?.body?.nome?.required).toBe(true)
  expect(post?.body?.codice?.required).toBe(false)
  expect(readOf(table)).toBe(
    '{ id: pk nome codice tipologia email tempo is_default: isDefault immagine testata testo_pdf: testoPdf versione }',
  )
})

test('the old order of an answer, where it is another', () => {
  expect(readOf({ ...table, order: 'nome tempo email' })).toContain('nome codice tipologia tempo email is_default')
})

test.each([
  ['a field that nobody says how to read', { fields: {} }, 'come si legge immagine?'],
  ['a field that is only written', { read: {} }, 'Fornitore.remove_immagine non si legge'],
  ['a type that is not there', { node: 'Nessuno' }, 'il tipo Nessuno non esiste'],
  ['a mutation that is not there', { create: { name: 'createNessuno', summary: '' } }, 'createNessuno non esiste'],
])('%s: told at start', (_what, wrong, message) => {
  expect(() => resource({ ...table, ...wrong })).toThrow(message)
})

test('a variable that the input calls otherwise', () => {
  const document = writeDocument('updateFornitore', { nuovo_nome: booleanField({ fills: 'nome' }) })
  expect(document).toContain('($nuovoNome: String)')
  expect(document).toContain('input: { nome: $nuovoNome }')
})
