import { describe, expect, test } from 'vitest'
import { initialChoice } from '#vendite/impostazioni/rules.ts'
import { type SettingKey, settingKeys, settings, settingValues } from '../rules.ts'

test.each(settingKeys)('the default of %s is valid and already in its stored form', async (key) => {
  const { schema, predefinito, label, help } = settings[key]
  expect(await schema.validate(predefinito)).toEqual(predefinito)
  expect(label).not.toBe('')
  expect(help).not.toBe('')
})

test('the lists a visitor chooses from', () => {
  const { tipi_cliente, tipi_intervento, piani, page_size_preventivi } = settingValues([])
  expect(tipi_cliente[0]).toBe('non professionista')
  expect(tipi_intervento[0]).toBe('nuovo')
  expect(piani).toHaveLength(12)
  expect([piani[0], piani[1], piani[10], piani[11]]).toEqual(['piano terra', '1', '10', 'oltre il 10'])
  expect(page_size_preventivi).toBe(10)
})

test('only settings of the page and of the letterhead are public', () => {
  expect(settingKeys.filter((key) => !settings[key].pubblica)).toEqual([
    'prezzi_preventivo',
    'scarto_prezzi_preventivo',
    'codici_sistema',
    'ora_apertura',
    'mittente_nome',
    'mittente_email',
    'testo_mail_fornitore',
    'domande_arrivo',
    'domande_legno',
    'giorni_attivita_indietro',
    'stato_fase_da_officina',
    'stati_ordine_chiusi',
    'validita_offerte',
    'iva_offerte',
    'condizioni_offerte',
    'pagamento_offerte',
    'lunghezze_barre',
    'lama_mm',
    'avanzo_minimo_mm',
    'quote_materiali',
    'costo_orario_macchine',
    'costo_orario_banchi',
    'maggiorazione_straordinari',
    'secondo_fattore_ruoli',
    'mesi_accessi',
    'giorni_eventi',
  ])
})

describe('settingValues', () => {
  test('a stored row replaces the default', () => {
    const values = settingValues([
      { chiave: 'piani', valore: ['unico'] },
      { chiave: 'page_size_preventivi', valore: '25' },
    ])
    expect(values.piani).toEqual(['unico'])
    expect(values.page_size_preventivi).toBe(25)
    expect(values.ora_apertura).toBe('08:00')
  })
  test('a row that does not fit counts as missing, an unknown key is ignored', () => {
    const values = settingValues([
      { chiave: 'piani', valore: [] },
      { chiave: 'page_size_preventivi', valore: 'molte' },
      { chiave: 'altro', valore: 1 },
      { chiave: 'toString', valore: 1 },
    ])
    expect(values.piani).toHaveLength(12)
    expect(values.page_size_preventivi).toBe(10)
    expect(Object.keys(values).sort()).toEqual([...settingKeys].sort())
  })
})

describe('refused values', () => {
  const azienda = settings.azienda.predefinito
  test.each<[SettingKey, unknown, string]>([
    ['piani', [], 'Serve almeno una voce'],
    ['piani', ['1', '1'], 'La stessa voce compare più volte'],
    ['piani', ['1', ''], 'Campo obbligatorio'],
    ['piani', 'uno', 'È richiesta una lista'],
    ['page_size_preventivi', 0, 'Assicurati che il valore sia maggiore o uguale a 1.'],
    ['page_size_preventivi', 1.5, 'È richiesto un numero intero'],
    ['ora_apertura', '24:00', 'L’ora va scritta come 08:00'],
    ['sito', 'javascript:alert(1)', 'L’indirizzo deve cominciare con https:// o http://'],
    ['mittente_email', 'a@b.it, c@d.it', 'Inserisci un indirizzo email valido.'],
    ['mittente_nome', 'Ditta\r\nBcc: x', 'Sono presenti caratteri non ammessi'],
    ['azienda', { ...azienda, cap: '123' }, 'Il CAP ha 5 cifre'],
    ['azienda', { ...azienda, provincia: 'Atlantide' }, 'Provincia non valida'],
    ['azienda', { ...azienda, ragioneSociale: '' }, 'Campo obbligatorio'],
  ])('%s = %j', async (key, value, message) => {
    await expect(settings[key].schema.validate(value)).rejects.toThrow(message)
  })
})

test.each<[SettingKey, string[], string | null]>([
  ['tipi_cliente', ['impresa', 'non professionista'], 'non professionista'],
  ['tipi_cliente', ['impresa', 'privato'], 'impresa'],
  ['tipi_intervento', ['sostituzione', 'nuovo'], 'nuovo'],
  ['tipi_intervento', [], null],
  ['piani', ['1', '2'], null],
])('a request begins with its choice: %s of %j is %j', (key, items, wait) => {
  expect(initialChoice(key, items)).toBe(wait)
})
