import { expect, test } from 'vitest'
import { fasiInParole, settimanaPromessa } from '../rules.ts'

const il = (giorno: string) => new Date(`${giorno}T08:00:00Z`)
const fase = (nomeFase: string, inizio: string, fine: string) => ({ nomeFase, inizio: il(inizio), fine: il(fine) })

test('phases in the order of the plan, in plain words, each done, going on or to come', () => {
  const fasi = [
    fase('banchi', '2026-11-20', '2026-11-25'),
    fase('legno', '2026-11-01', '2026-11-10'),
    fase('macchine', '2026-11-11', '2026-11-18'),
    fase('laccatura', '2026-11-26', '2026-11-27'),
  ]
  expect(fasiInParole(fasi, il('2026-11-20'))).toEqual([
    { nome: 'Preparazione del legno', passo: 'fatto' },
    { nome: 'Lavorazione a macchina', passo: 'fatto' },
    { nome: 'Montaggio', passo: 'in_corso' },
    { nome: 'Laccatura', passo: 'da_fare' },
  ])
  expect(fasiInParole([], il('2026-11-20'))).toEqual([])
})

test.each([
  ['2026-11-23', 'dal 23-11-2026 al 29-11-2026'],
  ['2026-11-29', 'dal 23-11-2026 al 29-11-2026'],
  ['2027-01-01', 'dal 28-12-2026 al 03-01-2027'],
])('the promised week of %s', (giorno, attesa) => {
  expect(settimanaPromessa(giorno)).toBe(attesa)
  expect(settimanaPromessa(null)).toBeNull()
})
