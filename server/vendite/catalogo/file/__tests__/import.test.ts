import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/client.ts'
import { makePreventivo } from '../../../../test/factories.ts'
import { CATALOGO_CAMBIATO } from '../importCatalogo.ts'
import { carica, esporta, fileDi, importa, importaTutto, messaggiDi, testata } from './scene.ts'

let app: TestApp
let chi: Client

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'

/** A family with an option, a type that it makes, and pictures. */
const piccolo = {
  ...testata,
  tipologie: [{ nome: 'Legno' }],
  famiglie: [
    {
      nome: 'Classica',
      tipologia: 'Legno',
      descrizione: '<p onclick="x()">Bella<script>alert(1)</script></p>',
      immagini: [{ file: 'immagini/a.svg', nome: 'La classica.svg' }],
      opzioni: [{ nome: 'Vetro', valori: [{ nome: 'Doppio', html: '<p>Due lastre</p>' }, { nome: 'Triplo' }] }],
    },
  ],
  aperture: [{ nome: 'Battente', senso: 'DESTRA' }],
  accessori: [{ nome: 'Zanzariera' }],
  tipiSerramento: [
    { nome: 'Finestra', ante: 2, aperture: ['battente'], accessori: ['Zanzariera'] },
    { nome: 'EXTRA', disegno: 'LIBERA' },
  ],
  vincoli: [
    {
      famiglia: 'Classica',
      tipoSerramento: 'Finestra',
      misure: [
        { altezzaMin: 1201, altezzaMax: 2000, larghezzaMin: 400, larghezzaMax: 900 },
        { altezzaMin: 400, altezzaMax: 1200, larghezzaMin: 400, larghezzaMax: 1000 },
      ],
    },
  ],
}
const immagini = { 'a.svg': SVG }

beforeAll(async () => {
  app = await createTestApp()
  chi = await app.as('super')
})
afterAll(() => app.close())
/** The small catalogue, and nothing else. */
async function daCapo() {
  const { db } = app
  await db.preventivo.deleteMany()
  await db.vincolo.deleteMany()
  await db.tipoSerramento.deleteMany()
  await db.famiglia.deleteMany()
  await db.tipologiaFamiglia.deleteMany()
  await db.tipoApertura.deleteMany()
  await db.accessorio.deleteMany()
  await importaTutto(chi, fileDi(piccolo, immagini))
}

const famiglia = () =>
  app.db.famiglia.findFirstOrThrow({
    include: {
      opzioni: { include: { valori: { orderBy: { ordine: 'asc' } } } },
      immagini: { include: { file: true } },
    },
  })

describe('a file written by hand', () => {
  beforeEach(daCapo)

  test('what it does not say takes its place and its default; texts are cleaned', async () => {
    const scritta = await famiglia()
    expect(scritta).toMatchObject({ nome: 'Classica', ordine: 0, ritirato: false, descrizione: '<p>Bella</p>' })
    expect(scritta.opzioni[0]?.valori.map(({ nome, ordine }) => [nome, ordine])).toEqual([
      ['Doppio', 0],
      ['Triplo', 1],
    ])
    expect(scritta.immagini[0]?.file).toMatchObject({ nome: 'La_classica.svg', mime: 'image/svg+xml', pubblico: true })
    const tipo = await app.db.tipoSerramento.findUniqueOrThrow({
      where: { nome: 'Finestra' },
      include: { aperture: true },
    })
    expect(tipo).toMatchObject({ ante: 2, conTelaio: true, disegno: 'BATTENTE', aperture: [{ nome: 'Battente' }] })
    const vincoli = await app.db.vincolo.findMany({ orderBy: { id: 'asc' } })
    expect(vincoli.map(({ altezzaMin }) => altezzaMin)).toEqual([400, 1201])
  })

  test('says again what it said: nothing changes', async () => {
    expect((await importaTutto(chi, fileDi(piccolo, immagini), true)).voci).toEqual([])
  })

  test('a field that it leaves out stays, one that it says changes, and numbers stay', async () => {
    const prima = await famiglia()
    const { voci } = await importaTutto(
      chi,
      fileDi({
        ...testata,
        famiglie: [
          { nome: 'CLASSICA', opzioni: [{ nome: 'vetro', valori: [{ nome: 'Triplo', html: '<b>Tre</b>' }] }] },
        ],
      }),
    )
    expect(voci).toEqual([
      {
        sezione: 'famiglie',
        nome: 'CLASSICA',
        azione: 'MODIFICATO',
        campi: expect.arrayContaining([{ etichetta: 'Nome', prima: 'Classica', dopo: 'CLASSICA' }]),
      },
    ])
    const dopo = await famiglia()
    expect(dopo).toMatchObject({ id: prima.id, nome: 'CLASSICA', descrizione: '<p>Bella</p>', versione: 2 })
    expect(dopo.immagini.map(({ id }) => id)).toEqual(prima.immagini.map(({ id }) => id))
    const [doppio, triplo] = prima.opzioni[0]?.valori ?? []
    expect(dopo.opzioni).toHaveLength(1)
    expect(dopo.opzioni[0]).toMatchObject({ id: prima.opzioni[0]?.id, nome: 'vetro' })
    expect(dopo.opzioni[0]?.valori).toMatchObject([
      { id: doppio?.id, nome: 'Doppio', html: '<p>Due lastre</p>', ritirato: false },
      { id: triplo?.id, html: '<b>Tre</b>' },
    ])
    const storia = await app.db.auditLog.findMany({
      where: { oggetto: 'Famiglia', oggettoPk: prima.id, campo: 'nome' },
    })
    expect(storia).toMatchObject([{ azione: 'modifica', prima: 'Classica', dopo: 'CLASSICA' }])
  })
})

describe('what the file lacks', () => {
  beforeEach(daCapo)

  const altro = {
    ...testata,
    famiglie: [
      { nome: 'Nuova', tipologia: 'Legno' },
      { nome: 'Classica', opzioni: [{ nome: 'Vetro', valori: [{ nome: 'Triplo' }] }] },
    ],
    tipiSerramento: [{ nome: 'Finestra' }],
    accessori: [],
    vincoli: [],
  }

  test('stays', async () => {
    const { voci } = await importaTutto(chi, fileDi(altro))
    expect(voci.map(({ nome, azione }) => [nome, azione])).toEqual([['Nuova', 'NUOVO']])
    expect(await app.db.accessorio.count({ where: { ritirato: false } })).toBe(1)
    expect(await app.db.vincolo.count()).toBe(2)
  })

  test('is retired where that is asked for, never deleted; the type of extra lines stays, parts not in the file too', async () => {
    const { voci } = await importaTutto(chi, fileDi(altro), true)
    expect(voci.map(({ nome, azione }) => [nome, azione])).toEqual([
      ['Nuova', 'NUOVO'],
      ['Classica', 'MODIFICATO'],
      ['Zanzariera', 'RITIRATO'],
      ['Classica × Finestra', 'TOLTO'],
    ])
    expect(await app.db.valoreOpzione.findFirst({ where: { nome: 'Doppio' } })).toMatchObject({ ritirato: true })
    expect(await app.db.accessorio.findMany()).toMatchObject([{ nome: 'Zanzariera', ritirato: true }])
    expect(await app.db.tipoApertura.findMany()).toMatchObject([{ nome: 'Battente', ritirato: false }])
    expect(await app.db.tipoSerramento.findUnique({ where: { nome: 'EXTRA' } })).toMatchObject({ ritirato: false })
    expect(await app.db.vincolo.count()).toBe(0)
  })

  test('of a family in use it says so, and the quote keeps it', async () => {
    const { id } = await famiglia()
    await makePreventivo(app.db, { famigliaId: id })
    const { chiave } = await carica(chi, fileDi({ ...testata, famiglie: [{ nome: 'Nuova', tipologia: 'Legno' }] }))
    const { esito } = await importa(chi, { chiave, ritira: true })
    expect(esito?.avvisi).toEqual(['«Classica» è in uso in 1 preventivo: si ritira, e resta dov’è già stato scelto.'])
    await importa(chi, { chiave, ritira: true, impronta: esito?.impronta ?? '' })
    expect(await app.db.preventivo.findFirst()).toMatchObject({ famigliaId: id })
    expect(await app.db.famiglia.findUnique({ where: { id } })).toMatchObject({ ritirato: true })
  })
})

describe('between preview and import', () => {
  beforeEach(daCapo)

  test('a catalogue that has changed is refused; the new preview is good', async () => {
    const { chiave } = await carica(chi, fileDi({ ...testata, accessori: [{ nome: 'Persiana' }] }))
    const vista = await importa(chi, { chiave })
    await app.db.accessorio.create({ data: { nome: 'Tapparella' } })
    const rifiutata = await importa(chi, { chiave, impronta: vista.esito?.impronta ?? '' })
    expect([rifiutata.messaggi, rifiutata.codici]).toEqual([[CATALOGO_CAMBIATO], ['CONFLICT']])
    expect(await app.db.accessorio.count({ where: { nome: 'Persiana' } })).toBe(0)
    const nuova = await importa(chi, { chiave })
    expect((await importa(chi, { chiave, impronta: nuova.esito?.impronta ?? '' })).messaggi).toEqual([])
    expect(await app.db.accessorio.count({ where: { nome: 'Persiana' } })).toBe(1)
  })

  test('the same file taken in another way has another preview', async () => {
    const { chiave } = await carica(chi, fileDi({ ...testata, accessori: [{ nome: 'Persiana' }] }))
    const { esito } = await importa(chi, { chiave, ritira: false })
    const { messaggi } = await importa(chi, { chiave, ritira: true, impronta: esito?.impronta ?? '' })
    expect(messaggi).toEqual([CATALOGO_CAMBIATO])
  })

  test('two at once: one is done, the other sees another catalogue', async () => {
    const { chiave } = await carica(chi, fileDi({ ...testata, accessori: [{ nome: 'Persiana' }] }))
    const impronta = (await importa(chi, { chiave })).esito?.impronta ?? ''
    const esiti = await Promise.all([importa(chi, { chiave, impronta }), importa(chi, { chiave, impronta })])
    expect(esiti.map(({ messaggi }) => messaggi.length).sort()).toEqual([0, 1])
    expect(await app.db.accessorio.count({ where: { nome: 'Persiana' } })).toBe(1)
  })

  test('a file that is gone', async () => {
    expect((await importa(chi, { chiave: 'f'.repeat(64) })).messaggi).toEqual([
      'catalogo.zip: Il file non è più disponibile: caricarlo di nuovo.',
    ])
  })
})

describe('a file that is not right changes nothing and says where', () => {
  beforeAll(daCapo)

  const dove = (riga: number, colonna: number) => `catalogo.zip: catalogo.json, riga ${riga}, colonna ${colonna}`
  test.each<[string, unknown, (string | RegExp)[]]>([
    [
      'another version',
      { ...testata, versione: 2 },
      [/è un catalogo di versione 2: questo programma legge la versione 1/],
    ],
    ['another format', { formato: 'altro' }, [/non è un catalogo/]],
    ['no object', '[]', [/non è un catalogo/]],
    [
      'no JSON',
      '{\n  "formato": "serramenti-catalogo",\n  "versione": 1,,\n}',
      [`${dove(3, 17)}: il testo non è JSON valido: qui manca qualcosa, o c’è qualcosa di troppo.`],
    ],
    ['a field that it does not know', { ...testata, famglie: [] }, [`${dove(4, 14)}, famglie: campo sconosciuto.`]],
    [
      'a field that a family does not have',
      { ...testata, famiglie: [{ nome: 'A', tipologia: 'Legno', prezzo: 3 }] },
      [/riga 5, colonna 5, famiglia «A»: Campi sconosciuti: prezzo/],
    ],
    ['no list', { ...testata, famiglie: {} }, [/riga 4, colonna 15, famiglie: È richiesta una lista/]],
    ['null in a list', { ...testata, accessori: [null] }, [/accessorio n\. 1: Campo obbligatorio/]],
    [
      'a text in a list',
      { ...testata, accessori: ['Zanzariera'] },
      [/riga 5, colonna 5, accessorio «Zanzariera»: È richiesto un oggetto/],
    ],
    [
      'a name twice',
      { ...testata, accessori: [{ nome: 'A' }, { nome: ' a ' }] },
      [/riga 9, colonna 15, accessorio «a», nome: questo nome è già nel file\./],
    ],
    [
      'a kind that is not there',
      { ...testata, famiglie: [{ nome: 'A', tipologia: 'Ferro' }] },
      [/famiglia «A», tipologia: la tipologia «Ferro» non c’è, né nel file né nel catalogo\./],
    ],
    ['no kind', { ...testata, famiglie: [{ nome: 'A' }] }, [/la tipologia è obbligatoria per una famiglia nuova/]],
    [
      'a picture that is not there',
      { ...testata, famiglie: [{ nome: 'A', tipologia: 'Legno', immagini: [{ file: 'immagini/x.png' }] }] },
      [/immagine n\. 1, file: l’immagine «immagini\/x\.png» non c’è nel file/],
    ],
    [
      'measures the wrong way round',
      {
        ...testata,
        vincoli: [
          {
            famiglia: 'Classica',
            tipoSerramento: 'Finestra',
            misure: [{ altezzaMin: 900, altezzaMax: 400, larghezzaMin: 1, larghezzaMax: 2 }],
          },
        ],
      },
      [/riga 11, colonna 25, vincolo «Classica × Finestra», misura n\. 1, altezzaMax: L'altezza massima deve/],
    ],
    [
      'bounds without their pair',
      { ...testata, tipiSerramento: [{ nome: 'Finestra', altezzaMin: 300 }] },
      [/tipo serramento «Finestra», altezzaMax: Indicare sia il minimo sia il massimo/],
    ],
    [
      'a type that is not there',
      {
        ...testata,
        vincoli: [
          {
            famiglia: 'Classica',
            tipoSerramento: 'Porta',
            misure: [{ altezzaMin: 1, altezzaMax: 2, larghezzaMin: 1, larghezzaMax: 2 }],
          },
        ],
      },
      [/il tipo serramento «Porta» non c’è/],
    ],
    [
      'the type of extra lines retired',
      { ...testata, tipiSerramento: [{ nome: 'EXTRA', ritirato: true }] },
      [/tipo serramento «EXTRA», ritirato: È il tipo delle righe extra/],
    ],
    [
      'a word of no list',
      { ...testata, aperture: [{ nome: 'A', senso: 'STORTA' }] },
      [/apertura «A», senso: Il valore non è tra le scelte disponibili/],
    ],
    [
      'a name with a line break',
      { ...testata, accessori: [{ nome: 'A\nB' }] },
      [/Sono presenti caratteri non ammessi/],
    ],
    [
      'an object in the place of a text',
      { ...testata, accessori: [{ nome: { toString: 1 } }] },
      [/nome: È richiesto un testo/],
    ],
  ])('%s', async (_caso, documento, attesi) => {
    const prima = await esporta(chi)
    const messaggi = await messaggiDi(chi, documento)
    expect(messaggi).toEqual(
      attesi.map((atteso) => (typeof atteso === 'string' ? atteso : expect.stringMatching(atteso))),
    )
    expect((await esporta(chi)).equals(prima)).toBe(true)
  })

  test('at most 50 of them, and how many more', async () => {
    const accessori = Array.from({ length: 60 }, () => ({ nome: '' }))
    const messaggi = await messaggiDi(chi, { ...testata, accessori })
    expect([messaggi.length, messaggi.at(-1)]).toEqual([51, 'E altri 10 errori.'])
  })

  test('more things than a list has', async () => {
    const accessori = Array.from({ length: 300 }, (_, i) => ({ nome: `A${i}` }))
    expect(await messaggiDi(chi, { ...testata, accessori })).toEqual([
      expect.stringContaining('non ha più di 300 voci'),
    ])
    expect((await messaggiDi(chi, { ...testata, accessori: [...accessori, { nome: 'x' }] }))[0]).toContain(
      'Non più di 300',
    )
  })

  test('deep and hostile JSON', async () => {
    const fondo = `{"formato":"serramenti-catalogo","versione":1,"famiglie":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect((await messaggiDi(chi, fondo))[0]).toMatch(/È richiesto un oggetto|annidato troppo/)
    const proto = `{"formato":"serramenti-catalogo","versione":1,"accessori":[{"__proto__":{"nome":"Ladro"}}]}`
    expect(await messaggiDi(chi, proto)).toEqual(['catalogo.zip: catalogo.json: il campo «__proto__» non è ammesso.'])
    expect(await app.db.accessorio.count()).toBe(1)
  })

  test('a picture that is a script, or not what it says', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'
    const documento = { ...testata, accessori: [] }
    expect(await messaggiDi(chi, documento, { 'a.svg': script, 'b.png': SVG })).toEqual([
      "catalogo.zip: immagini/a.svg: L'immagine SVG contiene del codice: non è ammessa.",
      "catalogo.zip: immagini/b.png: Il contenuto non è quello di un'immagine .png, o il file è corrotto.",
    ])
  })

  test('a picture that nothing shows is told', async () => {
    const { chiave } = await carica(chi, fileDi({ ...testata, accessori: [] }, immagini))
    expect((await importa(chi, { chiave })).esito?.avvisi).toEqual(['Immagini che nessuna voce usa: immagini/a.svg'])
  })
})

test('through the documented API, by who may only', async () => {
  const modulo = () => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(fileDi(piccolo, immagini))], 'il mio catalogo.zip'))
    return { method: 'POST', body }
  }
  const risposta = await chi.fetch('/api/catalogo/file/', modulo())
  expect([risposta.status, await risposta.json()]).toEqual([
    200,
    { nome: 'il_mio_catalogo.zip', chiave: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect((await (await app.as('staff')).fetch('/api/catalogo/file/', modulo())).status).toBe(403)
  const rotto = new FormData()
  rotto.append('file', new File(['ciao'], 'x.zip'))
  const rifiuto = await chi.fetch('/api/catalogo/file/', { method: 'POST', body: rotto })
  expect([rifiuto.status, await rifiuto.json()]).toEqual([400, ['x.zip: Il file non è un archivio .zip.']])
})
