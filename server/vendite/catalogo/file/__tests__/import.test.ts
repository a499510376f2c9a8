import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo } from '#server-test/factories.ts'
import { CATALOGO_CHANGED } from '../importCatalogo.ts'
import { fileOf, header, importAll, importa, load, messagesOf, runExport } from './scene.ts'

let app: TestApp
let who: Client

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'

/** A family with an option, a type that it makes, and pictures. */
const small = {
  ...header,
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
const images = { 'a.svg': SVG }

beforeAll(async () => {
  app = await createTestApp()
  who = await app.as('super')
})
afterAll(() => app.close())
/** The small catalogue, and nothing else. */
async function fromScratch() {
  const { db } = app
  await db.preventivo.deleteMany()
  await db.vincolo.deleteMany()
  await db.tipoSerramento.deleteMany()
  await db.famiglia.deleteMany()
  await db.tipologiaFamiglia.deleteMany()
  await db.tipoApertura.deleteMany()
  await db.accessorio.deleteMany()
  await importAll(who, fileOf(small, images))
}

const famiglia = () =>
  app.db.famiglia.findFirstOrThrow({
    include: {
      opzioni: { include: { valori: { orderBy: { ordine: 'asc' } } } },
      immagini: { include: { file: true } },
    },
  })

describe('a file written by hand', () => {
  beforeEach(fromScratch)

  test('the type of the extra lines is known by its old name where nothing else says it, and no family sells it', async () => {
    const extra = () => app.db.tipoSerramento.findFirst({ where: { extra: true }, include: { vincoli: true } })
    expect(await extra()).toMatchObject({ nome: 'EXTRA' })
    const misure = [{ altezzaMin: 1, altezzaMax: 2, larghezzaMin: 1, larghezzaMax: 2 }]
    const sold = { famiglia: 'Classica', tipoSerramento: 'EXTRA', misure }
    await importAll(who, fileOf({ ...header, vincoli: [...small.vincoli, sold] }))
    expect((await extra())?.vincoli).toEqual([])
    const messages = await messagesOf(who, { ...header, tipiSerramento: [{ nome: 'Finestra', extra: true }] })
    expect(messages).toEqual([expect.stringContaining('dalla pagina dei tipi'), expect.stringContaining('«EXTRA»')])
  })

  test('what it does not say takes its place and its default; texts are cleaned', async () => {
    const written = await famiglia()
    expect(written).toMatchObject({ nome: 'Classica', ordine: 0, ritirato: false, descrizione: '<p>Bella</p>' })
    expect(written.opzioni[0]?.valori.map(({ nome, ordine }) => [nome, ordine])).toEqual([
      ['Doppio', 0],
      ['Triplo', 1],
    ])
    expect(written.immagini[0]?.file).toMatchObject({ nome: 'La_classica.svg', mime: 'image/svg+xml', pubblico: true })
    const tipo = await app.db.tipoSerramento.findUniqueOrThrow({
      where: { nome: 'Finestra' },
      include: { aperture: true },
    })
    expect(tipo).toMatchObject({ ante: 2, conTelaio: true, disegno: 'BATTENTE', aperture: [{ nome: 'Battente' }] })
    const vincoli = await app.db.vincolo.findMany({ orderBy: { id: 'asc' } })
    expect(vincoli.map(({ altezzaMin }) => altezzaMin)).toEqual([400, 1201])
  })

  test('says again what it said: nothing changes', async () => {
    expect((await importAll(who, fileOf(small, images), true)).voci).toEqual([])
  })

  test('a field that it leaves out stays, one that it says changes, and numbers stay', async () => {
    const before = await famiglia()
    const { voci } = await importAll(
      who,
      fileOf({
        ...header,
        famiglie: [
          { nome: 'CLASSICA', opzioni: [{ nome: 'vetro', valori: [{ nome: 'Triplo', html: '<b>Tre</b>' }] }] },
        ],
      }),
    )
    expect(voci).toEqual([
      {
        sezione: 'FAMIGLIE',
        nome: 'CLASSICA',
        azione: 'MODIFICATO',
        campi: expect.arrayContaining([{ etichetta: 'Nome', prima: 'Classica', dopo: 'CLASSICA' }]),
      },
    ])
    const after = await famiglia()
    expect(after).toMatchObject({ id: before.id, nome: 'CLASSICA', descrizione: '<p>Bella</p>', versione: 2 })
    expect(after.immagini.map(({ id }) => id)).toEqual(before.immagini.map(({ id }) => id))
    const [doppio, triple] = before.opzioni[0]?.valori ?? []
    expect(after.opzioni).toHaveLength(1)
    expect(after.opzioni[0]).toMatchObject({ id: before.opzioni[0]?.id, nome: 'vetro' })
    expect(after.opzioni[0]?.valori).toMatchObject([
      { id: doppio?.id, nome: 'Doppio', html: '<p>Due lastre</p>', ritirato: false },
      { id: triple?.id, html: '<b>Tre</b>' },
    ])
    const history = await app.db.auditLog.findMany({
      where: { oggetto: 'Famiglia', oggettoPk: before.id, campo: 'nome' },
    })
    expect(history).toMatchObject([{ azione: 'modifica', prima: 'Classica', dopo: 'CLASSICA' }])
  })
})

describe('what the file lacks', () => {
  beforeEach(fromScratch)

  const other = {
    ...header,
    famiglie: [
      { nome: 'Nuova', tipologia: 'Legno' },
      { nome: 'Classica', opzioni: [{ nome: 'Vetro', valori: [{ nome: 'Triplo' }] }] },
    ],
    tipiSerramento: [{ nome: 'Finestra' }],
    accessori: [],
    vincoli: [],
  }

  test('stays', async () => {
    const { voci } = await importAll(who, fileOf(other))
    expect(voci.map(({ nome, azione }) => [nome, azione])).toEqual([['Nuova', 'NUOVO']])
    expect(await app.db.accessorio.count({ where: { ritirato: false } })).toBe(1)
    expect(await app.db.vincolo.count()).toBe(2)
  })

  test('is retired where that is asked for, never deleted; the type of extra lines stays, parts not in the file too', async () => {
    const { voci } = await importAll(who, fileOf(other), true)
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
    const { chiave } = await load(who, fileOf({ ...header, famiglie: [{ nome: 'Nuova', tipologia: 'Legno' }] }))
    const { esito } = await importa(who, { chiave, ritira: true })
    expect(esito?.avvisi).toEqual(['«Classica» è in uso in 1 preventivo: si ritira, e resta dov’è già stato scelto.'])
    await importa(who, { chiave, ritira: true, impronta: esito?.impronta ?? '' })
    expect(await app.db.preventivo.findFirst()).toMatchObject({ famigliaId: id })
    expect(await app.db.famiglia.findUnique({ where: { id } })).toMatchObject({ ritirato: true })
  })
})

describe('between preview and import', () => {
  beforeEach(fromScratch)

  test('a catalogue that has changed is refused; the new preview is good', async () => {
    const { chiave } = await load(who, fileOf({ ...header, accessori: [{ nome: 'Persiana' }] }))
    const vista = await importa(who, { chiave })
    await app.db.accessorio.create({ data: { nome: 'Tapparella' } })
    const refused = await importa(who, { chiave, impronta: vista.esito?.impronta ?? '' })
    expect([refused.messaggi, refused.codici]).toEqual([[CATALOGO_CHANGED], ['CONFLICT']])
    expect(await app.db.accessorio.count({ where: { nome: 'Persiana' } })).toBe(0)
    const next = await importa(who, { chiave })
    expect((await importa(who, { chiave, impronta: next.esito?.impronta ?? '' })).messaggi).toEqual([])
    expect(await app.db.accessorio.count({ where: { nome: 'Persiana' } })).toBe(1)
  })

  test('the same file taken in another way has another preview', async () => {
    const { chiave } = await load(who, fileOf({ ...header, accessori: [{ nome: 'Persiana' }] }))
    const { esito } = await importa(who, { chiave, ritira: false })
    const { messaggi } = await importa(who, { chiave, ritira: true, impronta: esito?.impronta ?? '' })
    expect(messaggi).toEqual([CATALOGO_CHANGED])
  })

  test('two at once: one is done, the other sees another catalogue', async () => {
    const { chiave } = await load(who, fileOf({ ...header, accessori: [{ nome: 'Persiana' }] }))
    const fingerprint = (await importa(who, { chiave })).esito?.impronta ?? ''
    const outcomes = await Promise.all([
      importa(who, { chiave, impronta: fingerprint }),
      importa(who, { chiave, impronta: fingerprint }),
    ])
    expect(outcomes.map(({ messaggi }) => messaggi.length).sort()).toEqual([0, 1])
    expect(await app.db.accessorio.count({ where: { nome: 'Persiana' } })).toBe(1)
  })

  test('a file that is gone', async () => {
    expect((await importa(who, { chiave: 'f'.repeat(64) })).messaggi).toEqual([
      'catalogo.zip: Il file non è più disponibile: caricarlo di nuovo.',
    ])
  })
})

describe('a file that is not right changes nothing and says where', () => {
  beforeAll(fromScratch)

  const where = (riga: number, column: number) => `catalogo.zip: catalogo.json, riga ${riga}, colonna ${column}`
  test.each<[string, unknown, (string | RegExp)[]]>([
    [
      'another version',
      { ...header, versione: 2 },
      [/è un catalogo di versione 2: questo programma legge la versione 1/],
    ],
    ['another format', { formato: 'altro' }, [/non è un catalogo/]],
    ['no object', '[]', [/non è un catalogo/]],
    [
      'no JSON',
      '{\n  "formato": "serramenti-catalogo",\n  "versione": 1,,\n}',
      [`${where(3, 17)}: il testo non è JSON valido: qui manca qualcosa, o c’è qualcosa di troppo.`],
    ],
    ['a field that it does not know', { ...header, famglie: [] }, [`${where(4, 14)}, famglie: campo sconosciuto.`]],
    [
      'a field that a family does not have',
      { ...header, famiglie: [{ nome: 'A', tipologia: 'Legno', prezzo: 3 }] },
      [/riga 5, colonna 5, famiglia «A»: Campi sconosciuti: prezzo/],
    ],
    ['no list', { ...header, famiglie: {} }, [/riga 4, colonna 15, famiglie: È richiesta una lista/]],
    ['null in a list', { ...header, accessori: [null] }, [/accessorio n\. 1: Campo obbligatorio/]],
    [
      'a text in a list',
      { ...header, accessori: ['Zanzariera'] },
      [/riga 5, colonna 5, accessorio «Zanzariera»: È richiesto un oggetto/],
    ],
    [
      'a name twice',
      { ...header, accessori: [{ nome: 'A' }, { nome: ' a ' }] },
      [/riga 9, colonna 15, accessorio «a», nome: questo nome è già nel file\./],
    ],
    [
      'a kind that is not there',
      { ...header, famiglie: [{ nome: 'A', tipologia: 'Ferro' }] },
      [/famiglia «A», tipologia: la tipologia «Ferro» non c’è, né nel file né nel catalogo\./],
    ],
    ['no kind', { ...header, famiglie: [{ nome: 'A' }] }, [/la tipologia è obbligatoria per una famiglia nuova/]],
    [
      'a picture that is not there',
      { ...header, famiglie: [{ nome: 'A', tipologia: 'Legno', immagini: [{ file: 'immagini/x.png' }] }] },
      [/immagine n\. 1, file: l’immagine «immagini\/x\.png» non c’è nel file/],
    ],
    [
      'measures the wrong way round',
      {
        ...header,
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
      { ...header, tipiSerramento: [{ nome: 'Finestra', altezzaMin: 300 }] },
      [/tipo serramento «Finestra», altezzaMax: Indicare sia il minimo sia il massimo/],
    ],
    [
      'a type that is not there',
      {
        ...header,
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
      { ...header, tipiSerramento: [{ nome: 'EXTRA', ritirato: true }] },
      [/tipo serramento «EXTRA», ritirato: È il tipo delle righe extra/],
    ],
    [
      'a word of no list',
      { ...header, aperture: [{ nome: 'A', senso: 'STORTA' }] },
      [/apertura «A», senso: Il valore non è tra le scelte disponibili/],
    ],
    ['a name with a line break', { ...header, accessori: [{ nome: 'A\nB' }] }, [/Sono presenti caratteri non ammessi/]],
    [
      'an object in the place of a text',
      { ...header, accessori: [{ nome: { toString: 1 } }] },
      [/nome: È richiesto un testo/],
    ],
  ])('%s', async (_example, documento, expected) => {
    const before = await runExport(who)
    const messages = await messagesOf(who, documento)
    expect(messages).toEqual(
      expected.map((atteso) => (typeof atteso === 'string' ? atteso : expect.stringMatching(atteso))),
    )
    expect((await runExport(who)).equals(before)).toBe(true)
  })

  test('at most 50 of them, and how many more', async () => {
    const accessori = Array.from({ length: 60 }, () => ({ nome: '' }))
    const messages = await messagesOf(who, { ...header, accessori })
    expect([messages.length, messages.at(-1)]).toEqual([51, 'E altri 10 errori.'])
  })

  test('more things than a list has', async () => {
    const accessori = Array.from({ length: 300 }, (_, i) => ({ nome: `A${i}` }))
    expect(await messagesOf(who, { ...header, accessori })).toEqual([expect.stringContaining('non ha più di 300 voci')])
    expect((await messagesOf(who, { ...header, accessori: [...accessori, { nome: 'x' }] }))[0]).toContain(
      'Non più di 300',
    )
  })

  test('deep and hostile JSON', async () => {
    const bottom = `{"formato":"serramenti-catalogo","versione":1,"famiglie":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect((await messagesOf(who, bottom))[0]).toMatch(/È richiesto un oggetto|annidato troppo/)
    const proto = `{"formato":"serramenti-catalogo","versione":1,"accessori":[{"__proto__":{"nome":"Ladro"}}]}`
    expect(await messagesOf(who, proto)).toEqual(['catalogo.zip: catalogo.json: il campo «__proto__» non è ammesso.'])
    expect(await app.db.accessorio.count()).toBe(1)
  })

  test('a picture that is a script, or not what it says', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'
    const documento = { ...header, accessori: [] }
    expect(await messagesOf(who, documento, { 'a.svg': script, 'b.png': SVG })).toEqual([
      "catalogo.zip: immagini/a.svg: L'immagine SVG contiene del codice: non è ammessa.",
      "catalogo.zip: immagini/b.png: Il contenuto non è quello di un'immagine .png, o il file è corrotto.",
    ])
  })

  test('a picture that nothing shows is told', async () => {
    const { chiave } = await load(who, fileOf({ ...header, accessori: [] }, images))
    expect((await importa(who, { chiave })).esito?.avvisi).toEqual(['Immagini che nessuna voce usa: immagini/a.svg'])
  })
})

test('through the documented API, by who may only', async () => {
  const modulo = () => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(fileOf(small, images))], 'il mio catalogo.zip'))
    return { method: 'POST', body }
  }
  const answer = await who.fetch('/api/catalogo/file/', modulo())
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { nome: 'il_mio_catalogo.zip', chiave: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect((await (await app.as('staff')).fetch('/api/catalogo/file/', modulo())).status).toBe(403)
  const broken = new FormData()
  broken.append('file', new File(['ciao'], 'x.zip'))
  const refusal = await who.fetch('/api/catalogo/file/', { method: 'POST', body: broken })
  expect([refusal.status, await refusal.json()]).toEqual([400, ['x.zip: Il file non è un archivio .zip.']])
})
