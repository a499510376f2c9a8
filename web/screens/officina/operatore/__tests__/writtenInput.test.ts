import { expect, test } from 'vitest'
import { writtenInput } from '../queue/writtenInput.ts'

test('what a device kept by the names of before goes out by those of now', () => {
  const pezzi = [{ riga: 3, posizioni: [1, 2] }]
  const controlli = [{ controllo: 4, conforme: null, note: '' }]
  const kept = { lavorazione: 1, ordine: 2, secondaLavorazione: null, precedente: 9, note: 'ordine', pezzi, controlli }
  expect(writtenInput(kept)).toEqual({
    lavorazionePk: 1,
    ordinePk: 2,
    secondaLavorazionePk: null,
    precedentePk: 9,
    note: 'ordine',
    pezzi: [{ rigaPk: 3, posizioni: [1, 2] }],
    controlli: [{ controlloPk: 4, conforme: null, note: '' }],
  })
})

test('what is kept now stays as it is', () => {
  const kept = { lavorazionePk: 1, ordinePk: null, oraFine: '12:30', pezzi: [{ rigaPk: 3, posizioni: [] }] }
  expect(writtenInput(kept)).toEqual(kept)
})
