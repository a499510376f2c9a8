import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db/prisma.ts'
import { verifyPassword } from '#platform/identity/password.ts'
import { importCsv, openImportDatabase } from './scene.ts'

let database: Awaited<ReturnType<typeof openImportDatabase>>
let db: Db

beforeAll(async () => {
  database = await openImportDatabase()
  db = database.db
  await db.tipoSerramento.create({ data: { nome: 'Finestra' } })
  await db.codiceSerramento.create({ data: { categoria: 'LEGNO', forma: 'RETT', codice: 'F1' } })
})
afterAll(() => database?.close())
afterEach(async () => {
  await db.ordine.deleteMany()
  await db.cliente.deleteMany()
  await db.agente.deleteMany()
  await db.user.deleteMany()
})

type Files = Record<string, string | Buffer>

const CLIENTE = { 'clienti.csv': 'codice;nome;tipo_cliente\nC1;Rossi;PRIVA\n' }
const ORDINE = { ...CLIENTE, 'ordini.csv': 'numero_commessa;data;codice_cliente\n26/1;01/02/2026;C1\n' }
const UTENTI = { 'utenti.csv': 'username\nanna\nbruno\ncarla\n' }

/** What is wrong with a folder; nothing of it was written. */
async function refusal(files: Files): Promise<string[]> {
  const { files: reports, isWritten } = await importCsv(db, files)
  expect(isWritten).toBe(false)
  expect([await db.cliente.count(), await db.ordine.count(), await db.user.count()]).toEqual([0, 0, 0])
  const tried = await importCsv(db, files, false)
  expect(tried.files).toEqual(reports)
  return reports.flatMap(({ errori }) => errori)
}

describe('bad input is told with file, row and column, and nothing is written', () => {
  const cases: [what: string, files: Files, messages: string[]][] = [
    [
      'an unknown agent',
      { 'clienti.csv': 'codice;nome;agente\nC1;Rossi;ZZ\nC2;Bianchi;\n' },
      ['clienti.csv, riga 2, colonna agente: agente «ZZ» sconosciuto'],
    ],
    [
      'a ring of area heads',
      { ...UTENTI, 'agenti.csv': 'codice,username,capo_area\nA,anna,B\nB,bruno,C\nC,carla,A\n' },
      [
        'agenti.csv, riga 2, colonna capo_area: I capi area girano in tondo: A → B → C → A.',
        'agenti.csv, riga 3, colonna capo_area: I capi area girano in tondo: B → C → A → B.',
        'agenti.csv, riga 4, colonna capo_area: I capi area girano in tondo: C → A → B → C.',
      ],
    ],
    [
      'an area head that is nobody, or oneself',
      { ...UTENTI, 'agenti.csv': 'codice,username,capo_area\nA,anna,X\nB,bruno,b\n' },
      [
        'agenti.csv, riga 2, colonna capo_area: agente «X» sconosciuto',
        'agenti.csv, riga 3, colonna capo_area: Un agente non può essere il capo area di se stesso.',
      ],
    ],
    [
      'two agents of one user',
      { ...UTENTI, 'agenti.csv': 'codice,username\nA,anna\nB,Anna\n' },
      ['agenti.csv, riga 3, colonna username: è già l’agente «A»'],
    ],
    [
      'the same number twice',
      { 'clienti.csv': 'codice;nome\nC1;Rossi\nC2;Bianchi\nC1;Verdi\n' },
      ['clienti.csv, riga 4, colonna codice: è già alla riga 2 (stesso codice)'],
    ],
    [
      'dates of 1900, of another century, and that there are not',
      {
        ...CLIENTE,
        'ordini.csv':
          'numero_commessa;data;codice_cliente;data_consegna\n1;01/01/1900;C1;\n2;31/02/2026;C1;\n3;2026-02-01;C1;3026-01-01\n',
      },
      [
        'ordini.csv, riga 2, colonna data: L’anno 1900 non è fra 1990 e 2099.',
        'ordini.csv, riga 3, colonna data: È richiesta una data: GG/MM/AAAA, GG-MM-AAAA o AAAA-MM-GG',
        'ordini.csv, riga 4, colonna data_consegna: L’anno 3026 non è fra 1990 e 2099.',
      ],
    ],
    [
      'a kind of window that nobody knows, numbers out of range, a code in part',
      {
        ...ORDINE,
        'righe-ordine.csv': [
          'numero_commessa;tipo_serramento;categoria;forma;codice;numero;altezza;listino',
          '26/1;Oblò;LEGNO;RETT;F1;1;;',
          '26/1;Finestra;LEGNO;RETT;F1;0;999999;dieci',
          '26/1;Finestra;LEGNO;;F1;1;;',
          '26/9;Finestra;LEGNO;RETT;F1;1;;',
        ].join('\n'),
      },
      [
        'righe-ordine.csv, riga 2, colonna tipo_serramento: tipo serramento «Oblò» sconosciuto',
        'righe-ordine.csv, riga 4, colonna codice: servono categoria, forma e codice insieme',
        'righe-ordine.csv, riga 5, colonna numero_commessa: ordine «26/9» sconosciuto',
        'righe-ordine.csv, riga 3, colonna listino: È richiesto un numero valido',
        'righe-ordine.csv, riga 3, colonna numero: Assicurati che il valore sia maggiore o uguale a 1.',
        'righe-ordine.csv, riga 3, colonna altezza: Assicurati che il valore sia minore o uguale a 100000.',
      ],
    ],
    [
      'the lines of an order that is refused are not told again',
      {
        ...CLIENTE,
        'ordini.csv': 'numero_commessa;data;codice_cliente\n26/1;ieri;C1\n',
        'righe-ordine.csv': 'numero_commessa;tipo_serramento;numero\n26/1;Finestra;1\n',
      },
      ['ordini.csv, riga 2, colonna data: È richiesta una data: GG/MM/AAAA, GG-MM-AAAA o AAAA-MM-GG'],
    ],
    [
      'a password in clear',
      { 'utenti.csv': 'username;password\nanna;segreta\n' },
      [
        'utenti.csv, riga 2, colonna password: Non è una password cifrata che si possa verificare (pbkdf2_sha256$… o $argon2id$…): lasciare la cella vuota.',
      ],
    ],
    [
      'a column that is missing, one that is there twice',
      { 'clienti.csv': 'codice;telefono\nC1;1\n', 'utenti.csv': 'username;email;EMAIL\nanna;;\n' },
      ['utenti.csv, riga 1: la colonna «EMAIL» compare due volte.', 'clienti.csv, riga 1: manca la colonna «nome».'],
    ],
    [
      'a row with more cells than the header',
      { 'clienti.csv': 'codice,nome\nC1,Rossi\nC2,Bianchi, Carlo\n' },
      ['clienti.csv, riga 3: ha 3 celle, l’intestazione 2. Un testo con il separatore va fra virgolette.'],
    ],
    [
      'quotes that do not close',
      { 'clienti.csv': 'codice;nome\nC1;"Rossi\nC2;Bianchi\n' },
      ['clienti.csv, vicino alla riga 3: le virgolette di una cella non si chiudono.'],
    ],
    [
      'an empty file, and what is none',
      { 'clienti.csv': '', 'utenti.csv': Buffer.from([80, 75, 3, 4, 0, 1]) },
      ['utenti.csv, non è un file di testo CSV.', 'clienti.csv, il file è vuoto.'],
    ],
    [
      'a number that is none',
      { 'clienti.csv': 'pk;codice;nome\n0;C1;Rossi\n3000000000;C2;Bianchi\n' },
      [
        'clienti.csv, riga 2, colonna pk: È richiesto un numero da 1 a 2000000000',
        'clienti.csv, riga 3, colonna pk: È richiesto un numero da 1 a 2000000000',
      ],
    ],
  ]
  test.each(cases)('%s', async (_what, files, messages) => {
    expect((await refusal(files)).toSorted()).toEqual(messages.toSorted())
  })

  test('of many errors the first fifty are told and all are counted', async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => `C${n};Rossi;ZZ`).join('\n')
    const { files } = await importCsv(db, { 'clienti.csv': `codice;nome;agente\n${rows}\n` })
    expect(files[0]).toMatchObject({ righe: 3000, rifiutate: 3000, errorTotal: 3000 })
    expect(files[0]?.errori).toHaveLength(50)
  })

  test('a folder without any of the files', async () => {
    await expect(importCsv(db, { 'altro.csv': 'a;b\n' })).rejects.toThrow('non c’è nessuno dei file previsti')
  })
})

describe('what is taken', () => {
  const latin1 = Buffer.from('codice;nome;citta\r\nC1;Società Però;Forlì\r\n', 'latin1')
  const euro = Buffer.concat([Buffer.from('codice;nome\nC1;Caffè ', 'latin1'), Buffer.from([0x80, 0x0a])])
  test.each([
    ['UTF-8 with its mark, semicolons', '\ufeffCodice;Nome;Città\nC1;Società Però;Forlì\n', 'Società Però'],
    ['Latin-1 and CRLF', latin1, 'Società Però'],
    ['Windows-1252', euro, 'Caffè €'],
    ['UTF-16 as Excel saves it', Buffer.from('\ufeffcodice\tnome\nC1\tSocietà Però\n', 'utf16le'), 'Società Però'],
    ['commas', 'codice,nome\nC1,"Rossi, Bianchi & C."\n', 'Rossi, Bianchi & C.'],
    ['tabs', 'codice\tnome\nC1\tRossi; Bianchi\n', 'Rossi; Bianchi'],
    ['other titles, columns in another order', 'Ragione sociale;Codice cliente\nRossi;C1\n', 'Rossi'],
  ])('%s', async (_what, content, name) => {
    const { isWritten } = await importCsv(db, { 'clienti.csv': content })
    expect(isWritten).toBe(true)
    expect(await db.cliente.findUnique({ where: { codice: 'C1' } })).toMatchObject({ nome: name })
  })

  test('a password of Django opens the door it opened', async () => {
    // pbkdf2_sha256, 1,000 rounds, of 'vecchia password'.
    const { pbkdf2Sync } = await import('node:crypto')
    const hash = `pbkdf2_sha256$1000$sale$${pbkdf2Sync('vecchia password', 'sale', 1000, 32, 'sha256').toString('base64')}`
    await importCsv(db, { 'utenti.csv': `username;password\nanna;${hash}\nbruno;\n` })
    const [anna, bruno] = await db.user.findMany({ orderBy: { username: 'asc' } })
    expect(await verifyPassword(anna?.passwordHash ?? '', 'vecchia password')).toBe(true)
    expect(await verifyPassword(bruno?.passwordHash ?? '', '')).toBe(false)
  })

  test('a number that another row has is changed, and told', async () => {
    const { id } = await db.cliente.create({ data: { codice: 'X', nome: 'Altro' } })
    const { files, isWritten } = await importCsv(db, {
      'clienti.csv': `pk;codice;nome\n${id};C1;Rossi\n${id + 70};C2;Bianchi\n;C3;Verdi\n`,
    })
    expect(isWritten).toBe(true)
    expect(files[0]?.avvisi).toEqual([
      `clienti.csv, riga 2: il numero ${id} è già di un’altra riga, questa ha il ${id + 71}.`,
    ])
    const clienti = await db.cliente.findMany({ orderBy: { codice: 'asc' }, select: { id: true } })
    expect(clienti.map((cliente) => cliente.id)).toEqual([id + 71, id + 70, id + 72, id])
  })

  test('customers change with their history; orders and users that are there stay as they are', async () => {
    const folder = { ...ORDINE, 'utenti.csv': 'username;first_name\nanna;Anna\n' }
    await importCsv(db, folder)
    const { files, isWritten } = await importCsv(db, {
      'clienti.csv': 'codice;nome;tipo_cliente\nC1;Rossi srl;PRIVA\n',
      'ordini.csv': 'numero_commessa;data;codice_cliente;progetto\n26/1;01/02/2026;C1;Villa\n',
      'righe-ordine.csv':
        'numero_commessa;tipo_serramento;categoria;forma;codice;numero\n26/1;Finestra;LEGNO;RETT;F1;2\n',
      'utenti.csv': 'username;first_name;is_superuser\nANNA;Anna;sì\n',
    })
    expect(isWritten).toBe(true)
    expect(files.map(({ file, added, modificate, lasciate }) => [file, added, modificate, lasciate])).toEqual([
      ['utenti.csv', 0, 0, 1],
      ['clienti.csv', 0, 1, 0],
      ['ordini.csv', 0, 0, 1],
      ['righe-ordine.csv', 0, 0, 1],
    ])
    const cliente = await db.cliente.findUniqueOrThrow({ where: { codice: 'C1' } })
    expect(cliente).toMatchObject({ nome: 'Rossi srl', versione: 2 })
    const history = await db.auditLog.findMany({
      where: { oggetto: 'Cliente', oggettoPk: cliente.id, azione: 'modifica' },
    })
    expect(history).toMatchObject([{ campo: 'nome', prima: 'Rossi', dopo: 'Rossi srl' }])
    const ordine = await db.ordine.findFirstOrThrow({ include: { righe: true } })
    expect(ordine).toMatchObject({ progetto: '', nomeCliente: 'Rossi srl', righe: [] })
    expect(await db.user.findFirst()).toMatchObject({ isSuperuser: false })
  })
})
