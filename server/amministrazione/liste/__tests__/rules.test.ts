import { describe, expect, test } from 'vitest'
import { emailTemplateSchema } from '../emailTemplates/rules.ts'
import { motivoVoceNonEliminabile, ordineListaSchema, sameName, ULTIMA_VOCE } from '../rules.ts'
import { motivoNomeFisso, valoreStatoSchema } from '../valoriStato/rules.ts'

test.each([
  ['Pronto', 'pronto', true],
  ['Da  fare', ' da fare ', true],
  ['DA_FARE', 'DAXFARE', false],
  ['Città', 'CITTÀ', true],
  ['Citta\u0300', 'Città', true],
  ['Pronto', 'Pronta', false],
])('%j and %j are the same name: %s', (uno, altro, uguali) => {
  expect(sameName(uno, altro)).toBe(uguali)
})

describe('an entry goes', () => {
  const uso = (quanti: number) => ({ quanti, nomi: ['26/0001'], singolare: 'ordine', plurale: 'ordini' })
  test.each([
    ['unused, beside others', 1, [uso(0)], null, null],
    ['not in use', 5, [uso(1)], null, 'È in uso in 1 ordine (26/0001): non si può eliminare.'],
    ['not as the last one', 0, [uso(0)], null, ULTIMA_VOCE],
    ['not with a name of the product, in use or not', 5, [uso(2)], 'Fisso.', 'Fisso.'],
  ])('%s', (_caso, altre, usi, fisso, motivo) => {
    expect(motivoVoceNonEliminabile(altre, usi, fisso)).toBe(motivo)
  })
})

test.each([
  ['ordine_fornitore', 'DA_FARE', true],
  ['ordine_fornitore', 'ARRIVATO', true],
  ['ordine_fornitore', 'INVIATO', false],
  ['ordine_fornitore', 'constructor', false],
  ['materiali', 'ARRIVATO', false],
  ['ordine', 'DA_FARE', false],
] as const)('%s %s has a name of the product: %s', (contesto, nome, fisso) => {
  expect(motivoNomeFisso({ contesto, nome }) !== null).toBe(fisso)
})

test.each([
  [{}, ['contesto', 'nome']],
  [{ contesto: 'altro', nome: 'x' }, ['contesto']],
  [{ contesto: 'ordine', nome: '  ' }, ['nome']],
  [{ contesto: 'ordine', nome: 'a\nb' }, ['nome']],
  [{ contesto: 'ordine', nome: 'x'.repeat(101) }, ['nome']],
  [{ contesto: 'ordine', nome: 'x', colore: 'viola' }, ['colore']],
  [{ contesto: 'fasi', nomeFase: 'banchi', nome: 'x', colore: 'positivo' }, []],
])('a state %j is refused at %j', async (valori, campi) => {
  const trovati = await valoreStatoSchema.validate(valori, { abortEarly: false }).then(
    () => [],
    (error) => error.inner.map(({ path }: { path: string }) => path),
  )
  expect([...new Set(trovati)].sort()).toEqual(campi)
})

test('a state without a colour is grey', async () => {
  expect(await valoreStatoSchema.validate({ contesto: 'ordine', nome: ' Nuovo ' })).toEqual({
    contesto: 'ordine',
    nomeFase: '',
    nome: 'Nuovo',
    colore: 'neutro',
  })
})

describe('a model of mails', () => {
  const buono = {
    label: 'Saluti',
    destinatario: 'cliente',
    subject: 'N. {{numero}}',
    body: '<p>{{ nome_cognome }}</p>',
  }
  test.each([
    [{}, null],
    [{ subject: 'N. {{numer}}' }, 'Segnaposto sconosciuto: {{numer}}'],
    [{ body: '<p>{{a}} {{numero}} {{b}} {{a}}</p>' }, 'Segnaposto sconosciuti: {{a}}, {{b}}'],
    [{ body: '' }, 'Campo obbligatorio'],
    [{ destinatario: 'tutti' }, 'Il valore non è tra le scelte disponibili'],
    [{ body: '<p>{{constructor}}</p>' }, 'Segnaposto sconosciuto: {{constructor}}'],
  ])('with %j: %j', async (diverso, motivo) => {
    const letto = emailTemplateSchema.validate({ ...buono, ...diverso }).then(
      () => null,
      (error) => error.message,
    )
    expect(await letto).toBe(motivo)
  })
})

test.each([[{}], [{ pks: 'x' }], [{ pks: [] }], [{ pks: Array.from({ length: 101 }, (_, i) => i) }], [{ pks: [1.5] }]])(
  'an order of %j is refused',
  async (valori) => {
    await expect(ordineListaSchema.validate(valori)).rejects.toThrow()
  },
)
