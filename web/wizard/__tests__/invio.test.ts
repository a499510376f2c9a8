import { expect, test } from 'vitest'
import { statoDaErrori } from '../../forms/errori.ts'
import { chiaveInvio } from '../chiaveInvio.ts'
import { erroriModulo, rifiutati } from '../erroriModulo.ts'
import { moduloVuoto, nuovoSerramento } from '../valori.ts'
import { catalogo } from './catalogoWizard.ts'

const modulo = { ...moduloVuoto(catalogo), nomeCognome: 'Anna', serramenti: [nuovoSerramento(1, catalogo)] }

test('the same content has the same key, a corrected one another', () => {
  const chiave = chiaveInvio('abc', { nome: 'Anna', altezza: 1200 })
  expect(chiaveInvio('abc', { nome: 'Anna', altezza: 1200 })).toBe(chiave)
  expect(chiaveInvio('abc', { nome: 'Anna', altezza: 1201 })).not.toBe(chiave)
  expect(chiaveInvio('abd', { nome: 'Anna', altezza: 1200 })).not.toBe(chiave)
  expect(chiave).toMatch(/^abc-[0-9a-f]{1,16}$/)
})

test('errors stand where the fields are', () => {
  expect(erroriModulo(modulo, catalogo)).toMatchObject({
    famiglia: 'Campo obbligatorio',
    serramenti: [{ altezza: 'Devi inserire un altezza serramento' }],
  })
})

test('a refused field is listed until it changes, in the order of the steps', () => {
  const stato = statoDaErrori(
    [
      { field: 'nomeCognome', message: 'Non valido' },
      { field: 'serramenti[0].altezza', message: 'Fuori misura' },
    ],
    modulo,
  )
  expect(rifiutati(stato, modulo)).toEqual([
    { path: 'serramenti[0].altezza', label: 'Serramento 1: altezza', passo: 2, messaggio: 'Fuori misura' },
    { path: 'nomeCognome', label: 'Nome e cognome', passo: 3, messaggio: 'Non valido' },
  ])
  expect(rifiutati(stato, { ...modulo, nomeCognome: 'Anna Rossi' }).map(({ path }) => path)).toEqual([
    'serramenti[0].altezza',
  ])
})
