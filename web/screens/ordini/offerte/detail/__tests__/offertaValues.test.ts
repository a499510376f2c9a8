import { expect, test } from 'vitest'
import type { RigaDetail } from '../offertaDetail.ts'
import { moved, newRigaOfferta, rigaName, rigaValues, rigaWords, servizioValues } from '../offertaValues.ts'

const window: RigaDetail = {
  pk: 7,
  rivendita: false,
  codiceRivendita: '',
  tipoSerramentoPk: 1,
  tipoSerramento: { nome: 'Finestra 2 ante', ante: 2, disegno: 'BATTENTE' },
  senso: null,
  specchiature: [],
  famigliaPk: 2,
  famiglia: { pk: 2, nome: 'Natura 80' },
  tipoAperturaPk: 3,
  tipoApertura: { pk: 3, nome: 'A ribalta' },
  opzioni: [{ opzione: { pk: 4, nome: 'Essenza' }, valore: { pk: 5, nome: 'Rovere' } }],
  accessori: [{ pk: 6, nome: 'Zanzariera' }],
  numero: 2,
  altezza: 1400,
  larghezza: 1200,
  ante: null,
  forma: '',
  descrizione: '',
  aMano: false,
  listino: 918,
  senzaPrezzo: '',
  scontoArticolo: 5,
  netto: 872.1,
  costo: 560,
  iva: 22,
  passi: [],
}

test('a window is sent back as it is, its price left to the list unless it is by hand', () => {
  expect(rigaValues(window)).toMatchObject({
    pk: 7,
    opzioni: [{ opzionePk: 4, valorePk: 5 }],
    accessoriPks: [6],
    listino: null,
    scontoArticolo: 5,
  })
  expect(rigaValues({ ...window, aMano: true }).listino).toBe(918)
  expect(rigaValues({ ...window, rivendita: true }).listino).toBe(918)
})

test('the cost of a window is the list’s, that of a free line, or by hand, goes back as it is', () => {
  expect(rigaValues(window).costo).toBeNull()
  expect(rigaValues({ ...window, rivendita: true }).costo).toBe(560)
  const servizio = {
    pk: 1,
    nome: 'Posa',
    tipo: 'POSA',
    importo: 300,
    importoCalcolato: 300,
    iva: 10,
    costo: 240,
  } as const
  expect(servizioValues({ ...servizio, costoAMano: false }).costo).toBeNull()
  expect(servizioValues({ ...servizio, costoAMano: true }).costo).toBe(240)
})

test('a new window begins with family and options of the one before, a free line with nothing', () => {
  const before = rigaValues(window)
  expect(newRigaOfferta(false, before)).toMatchObject({
    pk: null,
    famigliaPk: 2,
    opzioni: before.opzioni,
    altezza: null,
  })
  expect(newRigaOfferta(true, before)).toMatchObject({ rivendita: true, famigliaPk: null, opzioni: [] })
  expect(newRigaOfferta(false, { ...before, rivendita: true })).toMatchObject({ famigliaPk: null, opzioni: [] })
})

test('a line in words', () => {
  expect(rigaName(window)).toBe('Finestra 2 ante')
  expect(rigaWords(window)).toContain('1.200 × 1.400 mm · Natura 80 · Rovere · A ribalta')
  const free = { ...window, rivendita: true, tipoSerramento: null, descrizione: 'Davanzale' }
  expect([rigaName(free), rigaWords(free)]).toEqual(['Davanzale', 'Riga libera'])
})

test('one of a list at another place', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
})
