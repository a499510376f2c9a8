import { describe, expect, test } from 'vitest'
import { intervalText, mailLabel, mailOrdineSchema, whyNoMail } from '../rules.ts'

const pronto = { statoInvioMail: null, schedulato: true, dataConsegna: '2026-11-21' } as const

test('planned only for a scheduled order with its approntamento, never once sent', () => {
  expect(whyNoMail(pronto)).toBe(null)
  expect(whyNoMail({ ...pronto, statoInvioMail: 'IN_ATTESA_INVIO' })).toBe(null)
  expect(whyNoMail({ ...pronto, schedulato: false })).toMatch(/schedulato/)
  expect(whyNoMail({ ...pronto, dataConsegna: null })).toMatch(/approntamento/)
  expect(whyNoMail({ ...pronto, statoInvioMail: 'INVIATA' })).toMatch(/già stata inviata/)
})

test('labels and text', () => {
  expect(([null, 'IN_ATTESA_INVIO', 'INVIATA'] as const).map(mailLabel)).toEqual([
    'Programma mail',
    'In attesa invio',
    'Inviata',
  ])
  expect(intervalText('2026-12-28')).toContain('dal 28-12-2026 al 04-01-2027')
})

describe('the dialog', () => {
  const trial = (data: object) => () => mailOrdineSchema.validateSync(data)
  test('a text is required for a mail that is to leave', () => {
    expect(trial({ statoInvioMail: 'IN_ATTESA_INVIO', testoEmail: '<p></p>' })).toThrow('Campo obbligatorio')
    expect(trial({ statoInvioMail: 'IN_ATTESA_INVIO' })).toThrow('Campo obbligatorio')
    expect(trial({ statoInvioMail: '' })).not.toThrow()
    expect(trial({ statoInvioMail: 'IN_ATTESA_INVIO', testoEmail: '<p>Buongiorno</p>' })).not.toThrow()
  })
  test('other states are none', () => expect(trial({ statoInvioMail: 'ALTRO', testoEmail: 'x' })).toThrow())
})
