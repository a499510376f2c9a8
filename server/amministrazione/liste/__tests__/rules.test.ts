import { describe, expect, test } from 'vitest'
import { emailTemplateSchema } from '../emailTemplates/rules.ts'
import { motivoNomeFisso, valoreStatoSchema } from '../valoriStato/rules.ts'

test.each([
  ['ordine_fornitore', 'DA_FARE', true],
  ['ordine_fornitore', 'ARRIVATO', true],
  ['ordine_fornitore', 'INVIATO', false],
  ['ordine_fornitore', 'constructor', false],
  ['materiali', 'ARRIVATO', false],
  ['ordine', 'DA_FARE', false],
] as const)('%s %s has a name of the product: %s', (context, name, fixed) => {
  expect(motivoNomeFisso({ contesto: context, nome: name }) !== null).toBe(fixed)
})

test.each([
  [{}, ['contesto', 'nome']],
  [{ contesto: 'altro', nome: 'x' }, ['contesto']],
  [{ contesto: 'ordine', nome: '  ' }, ['nome']],
  [{ contesto: 'ordine', nome: 'a\nb' }, ['nome']],
  [{ contesto: 'ordine', nome: 'x'.repeat(101) }, ['nome']],
  [{ contesto: 'ordine', nome: 'x', colore: 'viola' }, ['colore']],
  [{ contesto: 'fasi', nomeFase: 'banchi', nome: 'x', colore: 'positivo' }, []],
])('a state %j is refused at %j', async (values, fields) => {
  const found = await valoreStatoSchema.validate(values, { abortEarly: false }).then(
    () => [],
    (error) => error.inner.map(({ path }: { path: string }) => path),
  )
  expect([...new Set(found)].sort()).toEqual(fields)
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
  const good = {
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
  ])('with %j: %j', async (different, reason) => {
    const read = emailTemplateSchema.validate({ ...good, ...different }).then(
      () => null,
      (error) => error.message,
    )
    expect(await read).toBe(reason)
  })
})
