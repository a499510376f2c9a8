import { describe, expect, test } from 'vitest'
import { demoSettings } from '#prisma/seed/azienda/azienda.ts'
import { initialChoice } from '#vendite/impostazioni/rules.ts'
import { type SettingKey, settingKeys, settings, settingValues } from '../rules.ts'

/** Nobody but the company knows these: there is no default that could be saved. */
const UNKNOWN: readonly SettingKey[] = ['azienda', 'telefono_commerciale', 'mittente_nome', 'mittente_email']

test.each(UNKNOWN)('%s is empty until somebody writes it', (key) => {
  const { schema, predefinito } = settings[key]
  expect(JSON.stringify(predefinito).replace(/"\w+":|["{},]/g, '')).toBe('')
  expect(schema.isValidSync(predefinito)).toBe(false)
})

const known = settingKeys.filter((key) => !UNKNOWN.includes(key))
test.each(known)('the default of %s is valid and already in its stored form', async (key) => {
  const { schema, predefinito, label, help } = settings[key]
  expect(await schema.validate(predefinito)).toEqual(predefinito)
  expect(label).not.toBe('')
  expect(help).not.toBe('')
})

test('what is no colour is not called too light', async () => {
  const told = (color: string) => settings.colore.schema.validate(color, { abortEarly: false })
  await expect(told('red')).rejects.toMatchObject({ errors: ['Il colore va scritto come #1f5c46'] })
  await expect(told('#ffffff')).rejects.toMatchObject({ errors: [expect.stringMatching(/^È troppo chiaro/)] })
  expect(await told('#1F5C46')).toBe('#1f5c46')
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
    'condizioni_vendita',
    'codici_sistema',
    'ora_apertura',
    'ore_settimana',
    'mittente_nome',
    'mittente_email',
    'avvisi_richieste',
    'avvisi_firme',
    'avvisi_messaggi',
    'ricevuta_richieste',
    'testo_mail_fornitore',
    'domande_arrivo',
    'domande_legno',
    'giorni_prima_consegna',
    'giorni_attivita_indietro',
    'stato_fase_da_officina',
    'stati_ordine_chiusi',
    'validita_offerte',
    'iva_offerte',
    'condizioni_offerte',
    'pagamento_offerte',
    'libere_agenti_offerte',
    'promemoria_offerte',
    'consegna_offerte',
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
  const { azienda } = demoSettings
  test.each<[SettingKey, unknown, string]>([
    ['piani', [], 'Serve almeno una voce'],
    ['piani', ['1', '1'], 'La stessa voce compare più volte'],
    ['piani', ['1', ''], 'Campo obbligatorio'],
    ['piani', 'uno', 'È richiesta una lista'],
    ['page_size_preventivi', 0, 'Assicurati che il valore sia maggiore o uguale a 1.'],
    ['page_size_preventivi', 1.5, 'È richiesto un numero intero'],
    ['ora_apertura', '24:00', 'L’ora va scritta come 08:00'],
    [
      'ore_settimana',
      [0, 0, 0, 0, 0, 0, 0],
      'Una settimana senza ore non lascia pianificare nulla: scrivi almeno un giorno.',
    ],
    ['ore_settimana', [8, 8, 8, 8, 8, 0], 'Servono le ore di sette giorni'],
    ['ore_settimana', [8, 8, 8, 8, 25, 0, 0], 'Le ore vanno da 0 a 24'],
    ['sito', 'javascript:alert(1)', 'L’indirizzo deve cominciare con https:// o http://'],
    ['mittente_email', 'a@b.it, c@d.it', 'Inserisci un indirizzo email valido.'],
    ['mittente_nome', 'Ditta\r\nBcc: x', 'Sono presenti caratteri non ammessi'],
    ['avvisi_richieste', ['a@b.it', 'nessuno'], 'Inserisci un indirizzo email valido.'],
    ['avvisi_firme', ['a@b.it', 'a@b.it'], 'Lo stesso indirizzo compare più volte'],
    ['azienda', { ...azienda, cap: '123' }, 'Il CAP ha 5 cifre'],
    ['azienda', { ...azienda, provincia: 'Atlantide' }, 'Provincia non valida'],
    ['azienda', { ...azienda, ragioneSociale: '' }, 'Campo obbligatorio'],
    ['azienda', { ...azienda, pec: 'a@b' }, 'Inserisci un indirizzo email valido.'],
    ['azienda', { ...azienda, codiceSdi: 'ABC' }, 'Il codice SDI ha 7 caratteri, 6 per la pubblica amministrazione'],
    ['azienda', { ...azienda, iban: 'IT61X0542811101000000123456' }, 'L’IBAN non è valido: controlla le cifre'],
    ['colore', 'verde', 'Il colore va scritto come #1f5c46'],
    ['colore', '#12345g', 'Il colore va scritto come #1f5c46'],
    [
      'colore',
      '#ffee88',
      'È troppo chiaro: le scritte bianche sul colore non si leggerebbero. Scegline uno più scuro.',
    ],
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

test('company data as they are written: blanks and small letters of codes do not matter', async () => {
  const { azienda } = demoSettings
  const written = { ...azienda, iban: 'it60 x054 2811 1010 0000 0123 456', codiceSdi: 'abc1234' }
  expect(await settings.azienda.schema.validate(written)).toMatchObject({
    iban: 'IT60X0542811101000000123456',
    codiceSdi: 'ABC1234',
  })
  // A row from before these were asked for still holds.
  const { pec: _, codiceSdi: __, iban: ___, ...old } = azienda
  expect(settingValues([{ chiave: 'azienda', valore: old }]).azienda).toEqual(azienda)
})
