import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { initialValues, preventivoSchema, totaleQuantita } from '../rules.ts'
import { sampleCatalogo, validPreventivo } from './sampleCatalogo.ts'

const schema = preventivoSchema(sampleCatalogo)

/** Path → messages of what is refused. */
function errors(values: unknown): Record<string, string[]> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const perPath: Record<string, string[]> = {}
    for (const { path = '', message } of error.inner) perPath[path] = [...(perPath[path] ?? []), message]
    return perPath
  }
}

const [serramento] = validPreventivo.serramenti
const withSerramento = (changed: object) => ({ ...validPreventivo, serramenti: [{ ...serramento, ...changed }] })
const NOT_CHOSEN = 'Il valore non è tra le scelte disponibili'

describe('what is accepted', () => {
  test('a valid request comes back as it was', () => {
    expect(schema.validateSync(validPreventivo)).toEqual(validPreventivo)
  })
  test('numbers as text, blanks around, places by plate or without accents', () => {
    const read = schema.validateSync({
      ...withSerramento({ tipoSerramentoPk: '1', tipoAperturaPk: '2', quantita: '2.0', altezza: ' 1200 ' }),
      famigliaPk: '1',
      valoreOpzionePks: ['11', 22],
      nomeCognome: '  Anna Rossi ',
      provincia: 'bo',
      provinciaPosa: 'modena',
      regionePosa: 'emilia romagna',
      messaInPosa: 'true',
    })
    expect(read).toEqual(validPreventivo)
  })
  test('without installation the place is emptied, the region stays', () => {
    const read = schema.validateSync({
      ...validPreventivo,
      messaInPosa: false,
      pianoPosa: 'attico',
      provinciaPosa: 'x',
    })
    expect(read).toEqual({
      ...validPreventivo,
      messaInPosa: false,
      indirizzoPosa: '',
      cittaPosa: '',
      provinciaPosa: '',
      pianoPosa: '',
    })
  })
  test('defaults: customer, intervention, no accessories, empty texts', () => {
    const { tipoCliente, tipoIntervento, note, indirizzo, regionePosa, chiaveIdempotenza, messaInPosa, ...resto } =
      validPreventivo
    const read = schema.validateSync({
      ...resto,
      indirizzo: null,
      tipoCliente: '',
      serramenti: [{ ...serramento, accessorioPks: null }],
    })
    expect(read).toMatchObject({
      tipoCliente: 'non professionista',
      tipoIntervento: 'nuovo',
      messaInPosa: false,
      note: '',
      indirizzo: '',
      regionePosa: '',
      chiaveIdempotenza: '',
    })
    expect(read.serramenti[0]?.accessorioPks).toEqual([])
    expect([tipoCliente, tipoIntervento, note, indirizzo, regionePosa, chiaveIdempotenza, messaInPosa]).toHaveLength(7)
  })
  test('html is text, an e-mail is only required, foreign region', () => {
    const html = '<script>alert(1)</script>'
    const read = schema.validateSync({
      ...validPreventivo,
      nomeCognome: html,
      note: html,
      email: 'boh',
      regionePosa: 'ESTERO',
    })
    expect([read.nomeCognome, read.note, read.email, read.regionePosa]).toEqual([html, html, 'boh', 'ESTERO'])
  })
  test('fields that are nobody’s are dropped', () => {
    const read = schema.validateSync(
      { ...validPreventivo, id: 1, eliminato: true, agentePk: 3 },
      { stripUnknown: true },
    )
    expect(read).toEqual(validPreventivo)
  })
  test('the bounds of the type win over the constraints', () => {
    const oblo = {
      tipoSerramentoPk: 3,
      tipoAperturaPk: 3,
      accessorioPks: [],
      quantita: 1,
      altezza: 500,
      larghezza: 700,
    }
    const request = { ...validPreventivo, famigliaPk: 2, valoreOpzionePks: [41], serramenti: [oblo] }
    expect(errors(request)).toEqual({})
    expect(errors({ ...request, serramenti: [{ ...oblo, altezza: 601, larghezza: 701 }] })).toEqual({
      'serramenti[0].altezza': ['Altezza Min: 400 mm / Altezza Max: 600 mm'],
      'serramenti[0].larghezza': ['Larghezza Min: 300 mm / Larghezza Max: 700 mm'],
    })
  })
})

describe('what is refused', () => {
  test('an empty form, with every message', () => {
    expect(errors(initialValues(sampleCatalogo))).toEqual({
      famigliaPk: ['Campo obbligatorio'],
      serramenti: ['Non è stato inserito nessun serramento.'],
      nomeCognome: ['Devi inserire nome e cognome'],
      telefono: ['Devi inserire un numero di telefono'],
      email: ['Devi inserire un indirizzo email valido'],
      citta: ['Devi inserire una città'],
      provincia: ['Devi inserire una provincia'],
      privacy: ["Devi accettare l'informativa ai sensi del D.Lgs. 196/2003"],
    })
    expect(errors({})).toEqual(errors(initialValues(sampleCatalogo)))
  })

  test('installation without its place', () => {
    expect(errors({ ...validPreventivo, indirizzoPosa: '', cittaPosa: '', provinciaPosa: '', pianoPosa: '' })).toEqual({
      cittaPosa: ['Devi inserire una città di posa'],
      provinciaPosa: ['Devi inserire una provincia di posa'],
      pianoPosa: ['Devi inserire il piano di posa'],
    })
  })

  test.each<[string, object, Record<string, string[]>]>([
    ['unknown family', { famigliaPk: 9 }, { famigliaPk: [`Pk "9" non valido - l'oggetto non esiste.`] }],
    ['family that is no id', { famigliaPk: 'x' }, { famigliaPk: ['Campo obbligatorio'] }],
    ['family beyond any id', { famigliaPk: 1e10 }, { famigliaPk: [NOT_CHOSEN] }],
    [
      'value of another family',
      { valoreOpzionePks: [11, 22, 41] },
      { valoreOpzionePks: ['È stato scelto un valore che non appartiene alle opzioni della famiglia «Classica»'] },
    ],
    [
      'unknown value in the place of a good one',
      { valoreOpzionePks: [11, 99] },
      {
        valoreOpzionePks: [
          'È stato scelto un valore che non appartiene alle opzioni della famiglia «Classica»',
          'Manca un valore per l’opzione «Vetro»',
        ],
      },
    ],
    [
      'two values of one option',
      { valoreOpzionePks: [11, 12, 21] },
      { valoreOpzionePks: ['È stato scelto più di un valore per l’opzione «Colore»'] },
    ],
    [
      'the same value twice',
      { valoreOpzionePks: [11, 11, 21] },
      { valoreOpzionePks: ['È stato scelto più di un valore per l’opzione «Colore»'] },
    ],
    ['missing value', { valoreOpzionePks: [21] }, { valoreOpzionePks: ['Manca un valore per l’opzione «Colore»'] }],
    ['values that are no list', { valoreOpzionePks: { a: 1 } }, { valoreOpzionePks: ['È richiesta una lista'] }],
    ['no windows', { serramenti: [] }, { serramenti: ['Non è stato inserito nessun serramento.'] }],
    ['windows null', { serramenti: null }, { serramenti: ['Non è stato inserito nessun serramento.'] }],
    ['windows that are no list', { serramenti: 'tre' }, { serramenti: ['È richiesta una lista'] }],
    ['a window that is null', { serramenti: [null] }, { 'serramenti[0]': ['Campo obbligatorio'] }],
    ['a window that is a number', { serramenti: [7] }, { 'serramenti[0]': ['Valore non valido'] }],
    [
      'too many windows',
      { serramenti: Array(201).fill(serramento) },
      { serramenti: ['Non si possono inserire più di 200 serramenti in un preventivo'] },
    ],
    ['privacy false', { privacy: false }, { privacy: ["Devi accettare l'informativa ai sensi del D.Lgs. 196/2003"] }],
    ['privacy text', { privacy: 'boh' }, { privacy: ["Devi accettare l'informativa ai sensi del D.Lgs. 196/2003"] }],
    ['unknown region', { regionePosa: 'Padania' }, { regionePosa: [NOT_CHOSEN] }],
    ['unknown province', { provincia: 'Atlantide' }, { provincia: [NOT_CHOSEN] }],
    ['unknown province of the place', { provinciaPosa: 'Atlantide' }, { provinciaPosa: [NOT_CHOSEN] }],
    ['unknown floor', { pianoPosa: 'attico' }, { pianoPosa: [NOT_CHOSEN] }],
    ['unknown customer type', { tipoCliente: 'pirata' }, { tipoCliente: [NOT_CHOSEN] }],
    ['unknown intervention', { tipoIntervento: 'toString' }, { tipoIntervento: [NOT_CHOSEN] }],
    ['name of blanks', { nomeCognome: '   ' }, { nomeCognome: ['Devi inserire nome e cognome'] }],
    ['line break in a name', { nomeCognome: 'A\r\nBcc: b' }, { nomeCognome: ['Sono presenti caratteri non ammessi'] }],
    ['header in an e-mail', { email: 'a@b.it\nBcc: c@d.it' }, { email: ['Sono presenti caratteri non ammessi'] }],
    ['NUL in notes', { note: 'a\0b' }, { note: ['I caratteri null non sono ammessi.'] }],
    ['a list as a name', { nomeCognome: ['Anna'] }, { nomeCognome: ['È richiesto un testo'] }],
    [
      '1 MB of notes',
      { note: 'x'.repeat(1_000_000) },
      { note: ['Assicurati che questo campo non abbia più di 5000 caratteri.'] },
    ],
  ])('%s', (_example, changed, expected) => expect(errors({ ...validPreventivo, ...changed })).toEqual(expected))

  test.each([
    ['nomeCognome', 200],
    ['telefono', 40],
    ['email', 254],
    ['indirizzo', 300],
    ['indirizzoPosa', 300],
    ['citta', 100],
    ['cittaPosa', 100],
    ['note', 5000],
  ])('%s holds %i characters and no more', (field, max) => {
    expect(errors({ ...validPreventivo, [field]: 'x'.repeat(max) })).toEqual({})
    expect(errors({ ...validPreventivo, [field]: 'x'.repeat(max + 1) })).toEqual({
      [field]: [`Assicurati che questo campo non abbia più di ${max} caratteri.`],
    })
  })

  test.each<[string, object, Record<string, string[]>]>([
    ['unknown type', { tipoSerramentoPk: 99 }, { tipoSerramentoPk: [`Pk "99" non valido - l'oggetto non esiste.`] }],
    ['missing type', { tipoSerramentoPk: '' }, { tipoSerramentoPk: ['Campo obbligatorio'] }],
    [
      'type of another family',
      { tipoSerramentoPk: 3, tipoAperturaPk: 3, accessorioPks: [] },
      { tipoSerramentoPk: ['La famiglia «Classica» non comprende il serramento «Oblò»'] },
    ],
    ['missing opening', { tipoAperturaPk: null }, { tipoAperturaPk: ['Campo obbligatorio'] }],
    [
      'opening that the type lacks',
      { tipoAperturaPk: 3 },
      { tipoAperturaPk: ['Apertura non disponibile per il serramento «Finestra 1 anta»'] },
    ],
    [
      'accessory of no type',
      { accessorioPks: [1, 3] },
      { accessorioPks: ['Accessorio non disponibile per il serramento «Finestra 1 anta»'] },
    ],
    [
      'the same accessory twice',
      { accessorioPks: [2, 2] },
      { accessorioPks: ['Lo stesso accessorio è indicato più volte'] },
    ],
    ['accessories that are no list', { accessorioPks: 'x' }, { accessorioPks: ['È richiesta una lista'] }],
    ['no quantity', { quantita: '' }, { quantita: ['Campo obbligatorio'] }],
    ['quantity that is no number', { quantita: 'due' }, { quantita: ['Campo obbligatorio'] }],
    ['quantity 0', { quantita: 0 }, { quantita: ['La quantità deve essere almeno 1'] }],
    ['quantity -1', { quantita: -1 }, { quantita: ['La quantità deve essere almeno 1'] }],
    ['quantity 1.5', { quantita: 1.5 }, { quantita: ['La quantità deve essere un numero intero'] }],
    ['quantity 1e9', { quantita: 1e9 }, { quantita: ['La quantità può essere al massimo 999'] }],
    [
      'no measures',
      { altezza: '', larghezza: undefined },
      { altezza: ['Devi inserire un altezza serramento'], larghezza: ['Devi inserire una larghezza serramento'] },
    ],
    [
      'no height: the width is not judged',
      { altezza: '', larghezza: 5 },
      { altezza: ['Devi inserire un altezza serramento'] },
    ],
    [
      'no height, negative width',
      { altezza: '', larghezza: -5 },
      { altezza: ['Devi inserire un altezza serramento'], larghezza: ['Deve essere un numero positivo'] },
    ],
    ['half a millimetre', { altezza: 1200.5 }, { altezza: ["L'altezza deve essere un numero intero di millimetri"] }],
    ['too narrow', { larghezza: 399 }, { larghezza: ['Larghezza Min: 400 mm / Larghezza Max: 1200 mm'] }],
    [
      'too wide for this height',
      { altezza: 1500, larghezza: 901 },
      { larghezza: ['Larghezza Min: 500 mm / Larghezza Max: 900 mm'] },
    ],
    ['height in a gap', { altezza: 1450 }, { larghezza: ['Nessun serramento disponibile con questa altezza'] }],
    [
      'too high',
      { altezza: 2401 },
      {
        altezza: ['Altezza Min: 400 mm / Altezza Max: 2400 mm'],
        larghezza: ['Nessun serramento disponibile con questa altezza'],
      },
    ],
    [
      'negative height',
      { altezza: -1200 },
      {
        altezza: ['Altezza Min: 400 mm / Altezza Max: 2400 mm'],
        larghezza: ['Nessun serramento disponibile con questa altezza'],
      },
    ],
  ])('window with %s', (_example, changed, expected) => {
    const withPath = Object.fromEntries(Object.entries(expected).map(([field, m]) => [`serramenti[0].${field}`, m]))
    expect(errors(withSerramento(changed))).toEqual(withPath)
  })

  test('the path names the window', () => {
    expect(
      Object.keys(errors({ ...validPreventivo, serramenti: [serramento, { ...serramento, altezza: 1 }] })),
    ).toEqual(['serramenti[1].larghezza', 'serramenti[1].altezza'].sort())
  })

  test('whatever is sent, the answer is findings in Italian with a path, never a crash', () => {
    const field = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('', null, undefined, -1, 1e21, '\0', {}))
    const request = fc.record(Object.fromEntries(Object.keys(validPreventivo).map((name) => [name, field])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(
        request,
        fc.array(fc.record({ tipoSerramentoPk: field, accessorioPks: field, altezza: field })),
        (r, s) => {
          for (const values of [r, { ...validPreventivo, ...r }, { ...validPreventivo, serramenti: s }]) {
            for (const [path, messages] of Object.entries(errors(values))) {
              expect(path).not.toBe('')
              for (const message of messages) expect(message).not.toMatch(/\b(must|is a|field|cannot|type)\b/)
            }
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('a list without the documented default starts from its first entry', () => {
  const senza = { ...sampleCatalogo, tipiCliente: ['impresa', 'altro'], tipiIntervento: [] }
  expect(initialValues(senza)).toMatchObject({ tipoCliente: 'impresa', tipoIntervento: '' })
  expect(
    preventivoSchema(senza).validateSync({ ...validPreventivo, tipoCliente: null, tipoIntervento: '' }),
  ).toMatchObject({
    tipoCliente: 'impresa',
    tipoIntervento: '',
  })
})

test('totaleQuantita sums what is a number', () => {
  expect(totaleQuantita([])).toBe(0)
  expect(totaleQuantita([{ quantita: 2 }, { quantita: '' }, { quantita: 3 }, { quantita: null }])).toBe(5)
})
