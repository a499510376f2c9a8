import { expect, test } from 'vitest'
import { settings } from '../../../../../server/platform/settings/rules.ts'
import { NetworkError, RefusalError } from '../../../../relay/errors.ts'
import { conflictRows, withChoices } from '../conflicts.ts'
import { overTheirs, type SavedSettings, type SendSetting, saveChanged } from '../save.ts'

const letta = (chiave: string, valore: unknown, versione = 0) => ({
  chiave,
  valore,
  versione,
  modificataIl: null,
  modificataDa: '',
})
const partenza: SavedSettings = {
  sito: letta('sito', 'https://a.it', 3),
  telefono_commerciale: letta('telefono_commerciale', '800 1'),
  piani: letta('piani', ['1']),
}
const chiavi = ['sito', 'telefono_commerciale', 'piani'] as const

test('each changed setting is sent over its own version, and what the server answers is what holds', async () => {
  const inviate: unknown[] = []
  const invia: SendSetting = async (input) => {
    inviate.push(input)
    return { ok: true, dati: letta(input.chiave, String(input.valore).trim(), input.versione + 1) }
  }
  const scritti = { sito: 'https://b.it ', telefono_commerciale: '800 2', piani: ['1'] }
  const esito = await saveChanged(chiavi, partenza, scritti, invia)
  expect(inviate).toEqual([
    { chiave: 'sito', valore: 'https://b.it ', versione: 3 },
    { chiave: 'telefono_commerciale', valore: '800 2', versione: 0 },
  ])
  expect(esito).toMatchObject({ falliti: [], errori: [], superate: [] })
  expect(esito.salvate.sito).toMatchObject({ valore: 'https://b.it', versione: 4 })
  expect(esito.salvate.piani).toBe(partenza.piani)
})

test('what cannot be saved keeps its place, each with its own reason, and stops nobody else', async () => {
  const invia: SendSetting = async ({ chiave, valore }) => {
    if (chiave === 'sito') {
      const extensions = { autore: 'Anna', campi: { valore: 'https://loro.it' }, versione: 5 }
      return { ok: false, errori: [], guasto: new RefusalError('CONFLICT', '', extensions) }
    }
    if (chiave === 'piani') {
      return {
        ok: false,
        errori: [{ code: 'REQUIRED', field: 'valore[1]', message: 'Campo obbligatorio' }],
        guasto: null,
      }
    }
    return { ok: true, dati: letta(chiave, valore, 1) }
  }
  const scritti = { sito: 'https://mio.it', telefono_commerciale: '800 2', piani: ['1', ''] }
  const esito = await saveChanged(chiavi, partenza, scritti, invia)
  expect(esito.falliti).toEqual(['sito', 'piani'])
  expect(esito.errori).toEqual([{ code: 'REQUIRED', field: 'piani[1]', message: 'Campo obbligatorio' }])
  expect(esito.superate).toEqual([
    { chiave: 'sito', mia: 'https://mio.it', loro: 'https://loro.it', versione: 5, autore: 'Anna' },
  ])
  expect(esito.salvate.telefono_commerciale?.versione).toBe(1)
  expect(overTheirs(esito.salvate, esito.superate).sito).toMatchObject({ valore: 'https://loro.it', versione: 5 })
})

test('a server that does not answer loses nothing', async () => {
  const invia: SendSetting = async () => ({ ok: false, errori: [], guasto: new NetworkError('via') })
  const esito = await saveChanged(chiavi, partenza, { ...partenza, sito: 'x' }, invia)
  expect(esito.salvate).toBe(partenza)
  expect(esito.falliti).toContain('sito')
})

test('a conflict on the company is chosen field by field', () => {
  const base = settings.azienda.predefinito
  const superata = {
    chiave: 'azienda' as const,
    mia: { ...base, cap: '40100', citta: 'Bologna' },
    loro: { ...base, cap: '40121', telefono: '051 1' },
    versione: 2,
    autore: 'Anna',
  }
  expect(conflictRows(superata).map(({ nome, mia, loro }) => [nome, mia, loro])).toEqual([
    ['azienda.cap', '40100', '40121'],
    ['azienda.citta', 'Bologna', base.citta],
    ['azienda.telefono', base.telefono, '051 1'],
  ])
  expect(withChoices(superata, { 'azienda.cap': 'loro', 'azienda.telefono': 'loro', 'azienda.citta': 'mia' })).toEqual({
    ...base,
    cap: '40121',
    citta: 'Bologna',
    telefono: '051 1',
  })
})

test('a conflict on a list is one choice', () => {
  const superata = { chiave: 'piani' as const, mia: ['1', '2'], loro: ['1'], versione: 2, autore: 'Anna' }
  expect(conflictRows(superata)).toEqual([{ nome: 'piani', etichetta: 'Piani', mia: '1, 2', loro: '1' }])
  expect(withChoices(superata, { piani: 'loro' })).toEqual(['1'])
  expect(withChoices(superata, {})).toEqual(['1', '2'])
})
