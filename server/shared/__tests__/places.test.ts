import { describe, expect, test } from 'vitest'
import { findProvincia, findRegione, province, provinceByName, regioni } from '../places.ts'

describe('the fixed lists', () => {
  test('21 regions with ESTERO, only Sicilia with the alert', () => {
    expect(regioni).toHaveLength(21)
    expect(regioni.find(({ id }) => id === 99)?.nome).toBe('ESTERO')
    expect(regioni.filter(({ showAlert }) => showAlert).map(({ nome }) => nome)).toEqual(['Sicilia'])
  })
  test('107 provinces, each in a region, names and plates unique', () => {
    expect(province).toHaveLength(107)
    const idRegioni = new Set(regioni.map(({ id }) => id))
    expect(province.filter(({ idRegione }) => !idRegioni.has(idRegione))).toEqual([])
    expect(new Set(province.map(({ nome }) => nome)).size).toBe(107)
    expect(new Set(province.map(({ siglaAutomobilistica }) => siglaAutomobilistica)).size).toBe(107)
    expect(provinceByName[0]?.nome).toBe('Agrigento')
  })
})

describe('findRegione', () => {
  test.each([
    ['Sicilia', 'Sicilia'],
    ['  sicilia ', 'Sicilia'],
    ["valle d'aosta", "Valle d'Aosta"],
    ['Valle d’Aosta', "Valle d'Aosta"],
    ['Friuli Venezia Giulia', 'Friuli-Venezia Giulia'],
    [19, 'Sicilia'],
    ['99', 'ESTERO'],
    ['Padania', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s → %s', (text, name) => expect(findRegione(text)?.nome).toBe(name))
})

describe('findProvincia', () => {
  test.each([
    ['Forlì-Cesena', 'Forlì-Cesena'],
    ['FORLI CESENA', 'Forlì-Cesena'],
    ['fc', 'Forlì-Cesena'],
    ['BO', 'Bologna'],
    ["L'Aquila", "L'Aquila"],
    [37, 'Bologna'],
    ['0', undefined],
    ['toString', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s → %s', (text, name) => expect(findProvincia(text)?.nome).toBe(name))

  test('every record is found by name, plate and id', () => {
    for (const p of province) {
      expect([findProvincia(p.nome), findProvincia(p.siglaAutomobilistica), findProvincia(p.id)]).toEqual([p, p, p])
    }
  })
})
