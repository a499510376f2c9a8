import { expect, test } from 'vitest'
import { layoutInWords } from '#produzione/analisi/history.ts'
import { pianificazioneFormValues, readingPeriod, turnsInWords, withSaved } from '../model.ts'

const saved = (pk: number, different: object = {}) => ({
  minuti: 60,
  ordine: {
    pk,
    numeroCommessa: `26/${pk}`,
    nomeCliente: 'Rossi',
    numeroSerramenti: 2,
    inizioBanchi: '2026-11-23T07:00:00Z',
    minutiBanchi: 90,
    ...different,
  },
})
const listed = (pk: number) => ({
  pk,
  numeroCommessa: `26/${pk}`,
  cliente: 'Rossi',
  minuti: 30,
  numeroSerramenti: 1,
  gia: 'Banco 1',
  inizio: '2026-11-24T07:00:00Z',
})
const pianificazione = {
  nome: 'Settimana',
  versione: 3,
  postazioni: [
    { postazione: 'Banco 1', ordini: [saved(2), saved(1, { inizioBanchi: null, minutiBanchi: null })] },
    { postazione: 'Banco 9', ordini: [saved(5)] },
    { postazione: 'Banco 2', ordini: [] },
  ],
}
const banchi = [
  { pk: 11, postazione: 'Banco 1' },
  { pk: 12, postazione: 'Banco 2' },
]

test('the days in which its orders are at the benches, in Italy', () => {
  const inizi = ['2026-11-24T23:30:00Z', null, '2026-11-23T07:00:00Z']
  expect(readingPeriod(inizi, '2026-11-20T10:00:00Z')).toEqual({
    nomeFase: 'banchi',
    periodo: { dal: '2026-11-23', al: '2026-11-25' },
  })
  expect(readingPeriod([null], '2026-11-20T10:00:00Z')).toMatchObject({
    periodo: { dal: '2026-11-20', al: '2026-11-20' },
  })
})

test('its orders may stay, in the list of the period or not; the others say where they are planned', () => {
  const ordini = withSaved([listed(2), listed(7)], pianificazione)
  expect(ordini.map(({ pk, minuti, inizio, gia }) => [pk, minuti, inizio === null, gia])).toEqual([
    [1, 60, true, null],
    [5, 90, false, null],
    [2, 30, false, null],
    [7, 30, false, 'Banco 1'],
  ])
})

test('the form begins as it is saved; who has lost the workstation goes to the one that has least', () => {
  const ordini = withSaved([listed(2), listed(7)], pianificazione)
  const { assegnazioni, ...values } = pianificazioneFormValues(pianificazione, ordini, banchi)
  expect(values).toMatchObject({ nome: 'Settimana', versione: 3, ordinePks: [1, 5, 2], configurazionePks: [11, 12] })
  expect(assegnazioni).toEqual([
    { ordinePk: 2, configurazionePk: 11 },
    { ordinePk: 1, configurazionePk: 11 },
    { ordinePk: 5, configurazionePk: 12 },
  ])
  expect(values.disposizione).toEqual(['Banco 1: 26/2, 26/1', 'Banco 9: 26/5', 'Banco 2: –'])
})

test('the words of an arrangement are those of the server', () => {
  const turns = ['26/2', '26/1'].map((numeroCommessa, ordine) => {
    return { ordine, numeroCommessa, postazione: 'Banco 1', minuti: 1 }
  })
  expect(
    turnsInWords([
      { postazione: 'Banco 1', numeri: ['26/2', '26/1'] },
      { postazione: 'Banco 2', numeri: [] },
    ]),
  ).toEqual(layoutInWords(['Banco 1', 'Banco 2'], turns))
})
