import { describe, expect, test } from 'vitest'
import {
  booleanField,
  dayField,
  decimalField,
  filterArgument,
  filterOf,
  filterText,
  integerField,
  listOfField,
  numberField,
  pkField,
  type RestField,
  readFields,
  rowsField,
  textField,
} from '#rest/core/fields.ts'

const read = (field: RestField, value: unknown) => {
  const { valore: result, errori } = field.read(value, 'json')
  return errori.length > 0 ? errori.map(({ message }) => message).join(' ') : result
}

const WHOLE = 'È richiesto un numero intero valido.'
const NUMBER = 'È richiesto un numero valido.'
const DATA = 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.'
const BOOLEAN = 'Deve essere un valore booleano valido.'
const STRING = 'Non è una stringa valida.'

const examples: Record<string, { campo: RestField; valori: [unknown, unknown][] }> = {
  intero: {
    campo: integerField(),
    valori: [
      [3, 3],
      [1.0, 1],
      ['3', 3],
      ['3.0', 3],
      [' 7 ', 7],
      ['-2', -2],
      [null, null],
      ['', null],
      ['  ', null],
      [1.9, WHOLE],
      ['1e3', WHOLE],
      ['0x10', WHOLE],
      ['1,5', WHOLE],
      [true, WHOLE],
      [[], WHOLE],
      [{}, WHOLE],
      [Number.POSITIVE_INFINITY, WHOLE],
      ['9'.repeat(1001), 'Stringa troppo lunga.'],
      [2_147_483_648, 'Assicurati che il valore sia minore o uguale a 2147483647.'],
      [-2_147_483_649, 'Assicurati che il valore sia maggiore o uguale a -2147483648.'],
    ],
  },
  numero: {
    campo: numberField({ messaggio: 'Campo obbligatorio' }),
    valori: [
      [1.5, 'È richiesto un numero intero'],
      ['1.5', 'È richiesto un numero intero'],
      ['7.0', 7],
      ['1e2', 'Campo obbligatorio'],
      [1e9, 1e9],
      [1e10, 'Assicurati che il valore sia minore o uguale a 2147483647.'],
      [0, 0],
      ['', null],
      ['abc', 'Campo obbligatorio'],
      [true, 'Campo obbligatorio'],
      ['1,5', 'Campo obbligatorio'],
      [Number.POSITIVE_INFINITY, 'Campo obbligatorio'],
    ],
  },
  decimal: {
    campo: decimalField(),
    valori: [
      ['1.5', 1.5],
      [1.5, 1.5],
      ['1e2', 100],
      ['1E-2', 0.01],
      [' -2.50e+1 ', -25],
      ['.5', 0.5],
      ['5.', 5],
      ['', null],
      ['1e999', NUMBER],
      ['e2', NUMBER],
      ['1e', NUMBER],
      ['.', NUMBER],
      ['1,5', NUMBER],
      ['NaN', NUMBER],
      ['Infinity', NUMBER],
      [true, NUMBER],
    ],
  },
  pk: {
    campo: pkField(),
    valori: [
      [1, 1],
      ['1', 1],
      [' 1 ', 1],
      [1.0, 1],
      [0, 0],
      [null, null],
      ['', null],
      ['abc', 'Tipo non corretto. Era atteso un valore pk, ma è stato ricevuto str.'],
      [true, 'Tipo non corretto. Era atteso un valore pk, ma è stato ricevuto bool.'],
      [[1], 'Tipo non corretto. Era atteso un valore pk, ma è stato ricevuto list.'],
      [1.5, 'Tipo non corretto. Era atteso un valore pk, ma è stato ricevuto float.'],
      [99_999_999_999, 'Pk "99999999999" non valido - l\'oggetto non esiste.'],
      ['99999999999', 'Pk "99999999999" non valido - l\'oggetto non esiste.'],
    ],
  },
  testo: {
    campo: textField(),
    valori: [
      ['ciao', 'ciao'],
      ['  ciao ', 'ciao'],
      [12, '12'],
      ['', ''],
      [null, null],
      [true, STRING],
      [['a'], STRING],
      [{}, STRING],
      ['a\0b', 'I caratteri null non sono ammessi.'],
      ['a\ud800', 'I caratteri surrogati non sono ammessi.'],
    ],
  },
  password: { campo: textField({ intatto: true }), valori: [['  spazi ', '  spazi ']] },
  booleano: {
    campo: booleanField(),
    valori: [
      ...[true, 1, 1.0, '1', 't', 'Y', 'yes', 'TRUE', 'on'].map((value): [unknown, unknown] => [value, true]),
      ...[false, 0, '0', 'f', 'N', 'no', 'False', 'off'].map((value): [unknown, unknown] => [value, false]),
      [null, null],
      ['null', null],
      ['', null],
      [2, BOOLEAN],
      ['boh', BOOLEAN],
      [[], BOOLEAN],
      [{}, BOOLEAN],
    ],
  },
  giorno: {
    campo: dayField(),
    valori: [
      ['2026-12-31', '2026-12-31'],
      ['2026-1-5', '2026-01-05'],
      ['20260105', '2026-01-05'],
      ['2024-02-29', '2024-02-29'],
      ['', null],
      ['31-12-2026', DATA],
      ['2026-02-30', DATA],
      ['2026-13-01', DATA],
      ['0000-01-01', DATA],
      ['2026-12-31T10:00', DATA],
      [20260105, DATA],
      [true, DATA],
    ],
  },
  lista: {
    campo: listOfField(pkField()),
    valori: [
      [
        [1, '2'],
        [1, 2],
      ],
      [[], []],
      [null, null],
      ['x', 'Attesa una lista di oggetti ma l\'oggetto ricevuto è di tipo "str".'],
      [{}, 'Attesa una lista di oggetti ma l\'oggetto ricevuto è di tipo "dict".'],
      [[1, null], 'Il campo non può essere nullo.'],
      [[1, 'x'], 'Tipo non corretto. Era atteso un valore pk, ma è stato ricevuto str.'],
      [Array.from({ length: 1001 }, () => 1), 'Assicurati che questo campo non abbia più di 1000 elementi.'],
    ],
  },
}

for (const [name, { campo, valori }] of Object.entries(examples)) {
  describe(name, () => {
    test.each(valori)('%j → %j', (value, expected) => {
      expect(read(campo, value)).toEqual(expected)
    })
  })
}

describe('the fields of an object', () => {
  const fields = {
    nome_cognome: textField({ required: true }),
    privacy: booleanField(),
    serramenti: rowsField({ altezza: integerField(), accessori: listOfField(pkField()) }),
  }
  const json = { origine: 'json', parziale: false } as const

  test('only what the table declares is read, by its variable', () => {
    const data = { nome_cognome: 'Anna', is_superuser: true, id: 7, __proto__: { privacy: true } }
    expect(readFields(fields, data, json)).toEqual({ valore: { nomeCognome: 'Anna' }, errori: [] })
  })

  test('every bad field at once, by path, with null in its place', () => {
    const serramenti = [{ altezza: 1200 }, { altezza: 'x', accessori: ['y'] }, 5]
    const { valore, errori } = readFields(fields, { privacy: 'boh', serramenti }, json)
    expect(valore).toEqual({
      privacy: null,
      serramenti: [{ altezza: 1200 }, { altezza: null, accessori: [] }, {}],
    })
    expect(errori.map(({ field, message }) => [field, message])).toEqual([
      ['nomeCognome', 'Campo obbligatorio'],
      ['privacy', BOOLEAN],
      ['serramenti[1].altezza', WHOLE],
      ['serramenti[1].accessori', 'Tipo non corretto. Era atteso un valore pk, ma è stato ricevuto str.'],
      ['serramenti[2]', 'Dati non validi. Era atteso un dizionario, ma si è ricevuto int.'],
    ])
  })

  test('PATCH asks for nothing', () => {
    expect(readFields(fields, {}, { origine: 'json', parziale: true })).toEqual({ valore: {}, errori: [] })
  })

  test('a form that leaves a boolean out means false, except in PATCH', () => {
    const data = { nome_cognome: 'Anna' }
    expect(readFields(fields, data, { origine: 'form', parziale: false }).valore).toMatchObject({ privacy: false })
    expect(readFields(fields, data, { origine: 'form', parziale: true }).valore).not.toHaveProperty('privacy')
    expect(readFields(fields, data, json).valore).not.toHaveProperty('privacy')
  })
})

describe('where the fields of a query string stand in a filter', () => {
  const query = {
    search: textField(),
    from_date: dayField({ fills: 'periodo.dal' }),
    to_date: dayField({ fills: 'periodo.al' }),
    id: listOfField(pkField(), { fills: 'pks' }),
    ordini: listOfField(pkField(), { fills: 'pks' }),
    agente: pkField({ fills: 'agentePk' }),
  }

  test('each at its place, what is not told nowhere; two of one place must both hold', () => {
    expect(filterOf(query, { search: 'a', fromDate: '2026-01-01', agente: 3 })).toEqual({
      search: 'a',
      periodo: { dal: '2026-01-01' },
      agentePk: 3,
    })
    expect(filterOf(query, { id: [1, 2], ordini: [2, 3] })).toEqual({ pks: [2] })
    expect(filterOf(query, {})).toEqual({})
  })

  test('a document has a variable at each place', () => {
    const { search, from_date, to_date, agente } = query
    expect(filterText({ search, from_date, to_date, agente })).toBe(
      'filtro: { search: $search, periodo: { dal: $fromDate, al: $toDate }, agentePk: $agente }',
    )
    expect(filterArgument('to_date', to_date)).toBe('periodo')
  })
})
