import { expect, test } from 'vitest'
import { consegneMail, missingMail, schedulazioneMail, workdayBefore } from '../mails.ts'

const ordine = { pk: 7, numeroCommessa: '26/7', cliente: 'Rossi <e> Figli' }

test.each([
  ['2026-11-23', '2026-11-20'],
  ['2026-11-24', '2026-11-23'],
  ['2027-01-01', '2026-12-31'],
])('before %s the digest was written on %s', (day, before) => expect(workdayBefore(day)).toBe(before))

test('late deliveries stand by supplier, escaped, with a link to the tab of the order', () => {
  const one = { pk: 3, tipologia: 'legno', dataConsegna: '2026-11-20', stato: '', ordine }
  const righe = [
    { ...one, fornitore: 'Alfa' },
    { ...one, pk: 4, fornitore: 'Alfa' },
    { ...one, pk: 5, fornitore: 'Beta', stato: 'INVIATO' },
  ]
  const { oggetto, corpo } = consegneMail(righe, 5, 'https://azienda.example')
  expect(oggetto).toBe('Promemoria: 5 ordini fornitore in ritardo')
  expect(corpo.match(/<h3>[^<]*/g)).toEqual(['<h3>Alfa', '<h3>Beta'])
  expect(corpo).toContain('<a href="https://azienda.example/planner/#/ordini/7/fornitori">26/7</a>')
  expect(corpo).toContain('Rossi &lt;e&gt; Figli')
  expect(corpo).toContain('20-11-2026')
  expect(corpo).toContain('Nessuno stato')
  expect(corpo).toContain('E altri 2.')
  expect(consegneMail(righe, 3, undefined).corpo).not.toContain('href')
})

test('missing supplier orders say when they are needed, and to whom the page is open', () => {
  const materiali = [
    { materiale: 'legno', necessario: '2026-12-01', ordinareEntro: '2026-11-21' },
    { materiale: 'vetro', necessario: null, ordinareEntro: null },
  ]
  const { oggetto, corpo } = missingMail([{ ordine, materiali }], 1, 'https://azienda.example', true)
  expect(oggetto).toBe('Promemoria: ordini fornitore mancanti per 1 ordine')
  expect(corpo).toContain('legno, serve il 01-12-2026, da ordinare entro il 21-11-2026<br>vetro')
  expect(corpo).toContain('/planner/#/warnings-ordini-fornitore')
  expect(missingMail([{ ordine, materiali }], 1, 'https://azienda.example', false).corpo).not.toContain('warnings')
})

test('a changed plan has its dates and who changed it; a removed one says so', () => {
  const righe = [
    {
      ordine: { ...ordine, dataConsegna: '2026-12-24' },
      piano: { inizio: '2026-12-01', fine: '2026-12-20' },
      chi: ['Ada', 'Bo'],
    },
    { ordine: { ...ordine, pk: 8, dataConsegna: null }, piano: null, chi: [] },
  ]
  const { oggetto, corpo } = schedulazioneMail(righe, 2, 'https://azienda.example', true)
  expect(oggetto).toBe('Schedulazione: 2 ordini cambiati')
  expect(corpo).toContain('<td>01-12-2026</td><td>20-12-2026</td><td>24-12-2026</td><td>Ada, Bo</td>')
  expect(corpo).toContain('<td>Non più schedulato</td>')
  expect(corpo).toContain('/planner/#/schedulatore?id=8')
  expect(schedulazioneMail(righe, 2, 'https://azienda.example', false).corpo).toContain('/planner/#/ordini/8')
})
