import { expect, test } from 'vitest'
import { settings } from '#amministrazione/impostazioni/rules.ts'
import { NetworkError, RefusalError } from '#relay/errors.ts'
import { conflictRows, withChoices } from '../conflicts.ts'
import { overTheirs, type SavedSettings, type SendSetting, saveChanged } from '../save.ts'

const read = (key: string, value: unknown, versione = 0) => ({
  chiave: key,
  valore: value,
  versione,
  modificataIl: null,
  modificataDa: '',
})
const start: SavedSettings = {
  sito: read('sito', 'https://a.it', 3),
  telefono_commerciale: read('telefono_commerciale', '800 1'),
  piani: read('piani', ['1']),
}
const keys = ['sito', 'telefono_commerciale', 'piani'] as const

test('each changed setting is sent over its own version, and what the server answers is what holds', async () => {
  const sent: unknown[] = []
  const send: SendSetting = async (input) => {
    sent.push(input)
    return { ok: true, data: read(input.chiave, String(input.valore).trim(), input.versione + 1) }
  }
  const written = { sito: 'https://b.it ', telefono_commerciale: '800 2', piani: ['1'] }
  const outcome = await saveChanged(keys, start, written, send)
  expect(sent).toEqual([
    { chiave: 'sito', valore: 'https://b.it ', versione: 3 },
    { chiave: 'telefono_commerciale', valore: '800 2', versione: 0 },
  ])
  expect(outcome).toMatchObject({ falliti: [], errors: [], superate: [] })
  expect(outcome.saved.sito).toMatchObject({ valore: 'https://b.it', versione: 4 })
  expect(outcome.saved.piani).toBe(start.piani)
})

test('what cannot be saved keeps its place, each with its own reason, and stops nobody else', async () => {
  const send: SendSetting = async ({ chiave, valore }) => {
    if (chiave === 'sito') {
      const extensions = { autore: 'Anna', campi: { valore: 'https://loro.it' }, versione: 5 }
      return { ok: false, errors: [], fault: new RefusalError('CONFLICT', '', extensions) }
    }
    if (chiave === 'piani') {
      return {
        ok: false,
        errors: [{ code: 'REQUIRED', field: 'valore[1]', message: 'Campo obbligatorio' }],
        fault: null,
      }
    }
    return { ok: true, data: read(chiave, valore, 1) }
  }
  const written = { sito: 'https://mio.it', telefono_commerciale: '800 2', piani: ['1', ''] }
  const outcome = await saveChanged(keys, start, written, send)
  expect(outcome.falliti).toEqual(['sito', 'piani'])
  expect(outcome.errors).toEqual([{ code: 'REQUIRED', field: 'piani[1]', message: 'Campo obbligatorio' }])
  expect(outcome.superate).toEqual([
    { key: 'sito', mine: 'https://mio.it', theirs: 'https://loro.it', versione: 5, author: 'Anna' },
  ])
  expect(outcome.saved.telefono_commerciale?.versione).toBe(1)
  expect(overTheirs(outcome.saved, outcome.superate).sito).toMatchObject({ valore: 'https://loro.it', versione: 5 })
})

test('a server that does not answer loses nothing', async () => {
  const send: SendSetting = async () => ({ ok: false, errors: [], fault: new NetworkError('via') })
  const outcome = await saveChanged(keys, start, { ...start, sito: 'x' }, send)
  expect(outcome.saved).toBe(start)
  expect(outcome.falliti).toContain('sito')
})

test('a conflict on the company is chosen field by field', () => {
  const base = { ...settings.azienda.predefinito, cap: '40026', citta: 'Imola', telefono: '0542 1' }
  const superseded = {
    key: 'azienda' as const,
    mine: { ...base, cap: '40100', citta: 'Bologna' },
    theirs: { ...base, cap: '40121', telefono: '051 1' },
    versione: 2,
    author: 'Anna',
  }
  expect(conflictRows(superseded).map(({ name, mine, theirs }) => [name, mine, theirs])).toEqual([
    ['azienda.cap', '40100', '40121'],
    ['azienda.citta', 'Bologna', base.citta],
    ['azienda.telefono', base.telefono, '051 1'],
  ])
  expect(
    withChoices(superseded, { 'azienda.cap': 'theirs', 'azienda.telefono': 'theirs', 'azienda.citta': 'mine' }),
  ).toEqual({
    ...base,
    cap: '40121',
    citta: 'Bologna',
    telefono: '051 1',
  })
})

test('a conflict on a list is one choice', () => {
  const superseded = { key: 'piani' as const, mine: ['1', '2'], theirs: ['1'], versione: 2, author: 'Anna' }
  expect(conflictRows(superseded)).toEqual([{ name: 'piani', label: 'Piani', mine: '1, 2', theirs: '1' }])
  expect(withChoices(superseded, { piani: 'theirs' })).toEqual(['1'])
  expect(withChoices(superseded, {})).toEqual(['1', '2'])
})
