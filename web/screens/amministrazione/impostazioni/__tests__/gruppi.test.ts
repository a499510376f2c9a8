import { expect, test } from 'vitest'
import { chiaviImpostazioni, impostazioni } from '../../../../../server/platform/settings/rules.ts'
import { vociAzienda } from '../azienda.ts'
import { cambiate, campoDelForm, gruppi, schemaGruppo } from '../gruppi.ts'
import { conVoceNuova, conVoceSpostata, senzaVoce } from '../voci.ts'

test('every setting stands under one heading, and the defaults of a group satisfy its form', async () => {
  expect(gruppi.flatMap(({ chiavi }) => chiavi).sort()).toEqual([...chiaviImpostazioni].sort())
  for (const { chiavi } of gruppi) {
    const valori = Object.fromEntries(chiavi.map((chiave) => [chiave, impostazioni[chiave].predefinito]))
    expect(await schemaGruppo(chiavi).validate(valori)).toEqual(valori)
  }
})

test('the form shows every field of the company', () => {
  const campi = Object.keys(impostazioni.azienda.predefinito)
  expect(vociAzienda.map(({ nome }) => nome as string).sort()).toEqual(campi.sort())
})

test('what is saved is what differs, inside lists too', () => {
  const salvati = { piani: ['1', '2'], sito: 'https://a.it', page_size_preventivi: 10 }
  const scritti = { piani: ['2', '1'], sito: 'https://a.it', page_size_preventivi: 11 }
  expect(cambiate(['piani', 'sito', 'page_size_preventivi'], salvati, scritti)).toEqual([
    'piani',
    'page_size_preventivi',
  ])
  expect(cambiate(['piani'], salvati, { ...salvati, piani: ['1', '2'] })).toEqual([])
})

test.each([
  ['valore', 'azienda'],
  ['valore.cap', 'azienda.cap'],
  ['valore[2]', 'azienda[2]'],
  [null, 'azienda'],
  ['chiave', 'azienda'],
])('an error on %j belongs to %s', (field, campo) => {
  expect(campoDelForm('azienda', field)).toBe(campo)
})

test.each([
  [conVoceNuova(['a', 'b'], 0), ['a', '', 'b']],
  [conVoceNuova(['a', 'b'], 1), ['a', 'b', '']],
  [conVoceNuova([], -1), ['']],
  [senzaVoce(['a', 'b', 'c'], 1), ['a', 'c']],
  [conVoceSpostata(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a']],
  [conVoceSpostata(['a', 'b', 'c'], 2, 0), ['c', 'a', 'b']],
  [conVoceSpostata(['a', 'b'], 0, -1), ['a', 'b']],
  [conVoceSpostata(['a', 'b'], 1, 2), ['a', 'b']],
])('%j is %j', (voci, attese) => {
  expect(voci).toEqual(attese)
})
