import { expect, test } from 'vitest'
import { chosenAmong, interessatoFile, NOBODY, toggled, wasChosen } from '../chosen.ts'

test('a row is chosen and taken back; the file asks for all that were chosen', () => {
  const cliente = { tipo: 'CLIENTE', pk: 7 } as const
  const offerta = { tipo: 'OFFERTA', pk: 7 } as const
  const both = toggled(toggled(NOBODY, cliente), offerta)
  expect([wasChosen(both, cliente), wasChosen(both, offerta)]).toEqual([true, true])
  expect(wasChosen(both, { tipo: 'CONFERMA', pk: 7 })).toBe(false)
  expect(interessatoFile(both)).toBe('/esporta/interessato.zip?clientePks=7&offertaPks=7')
  expect(toggled(toggled(both, cliente), offerta)).toEqual(NOBODY)
})

test('what was ticked in the results of another search is not chosen', () => {
  const rows = toggled(NOBODY, { tipo: 'CLIENTE', pk: 80 })
  expect(chosenAmong({ testo: 'Condominio', rows }, 'Condominio')).toEqual(rows)
  expect(chosenAmong({ testo: 'Condominio', rows }, 'Edilizia')).toEqual(NOBODY)
})
