// The demo folders: a small tree with real files, some of it shared with the account of the app.
import { crc32, deflateSync } from 'node:zlib'
import type { Tx } from '#platform/db/prisma.ts'
import type { Storage } from '#platform/storage/storage.ts'

interface FileDemo {
  nome: string
  titolo?: string
  descrizione?: string
  permalink?: string
  mime: string
  bytes: Buffer
  /** What it was before it was replaced. */
  prima?: { nome: string; bytes: Buffer }
}

interface CartellaDemo {
  nome: string
  descrizione?: string
  /** Shared with the accounts of the app. */
  condivisa?: true
  file?: readonly FileDemo[]
  below?: readonly CartellaDemo[]
}

/** A page of text as a PDF. */
function pdf(title: string, righe: readonly string[]): Buffer {
  const text = (riga: string) => `(${riga.replace(/[\\()]/g, '\\$&')}) Tj T*`
  const page = `BT /F1 20 Tf 56 780 Td (${title}) Tj /F1 11 Tf 0 -36 Td 16 TL ${righe.map(text).join(' ')} ET`
  const oggetti = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(page, 'latin1')}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  let body = '%PDF-1.4\n'
  const places = oggetti.map((oggetto, index) => {
    const place = Buffer.byteLength(body, 'latin1')
    body += `${index + 1} 0 obj${oggetto}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const inizio = Buffer.byteLength(body, 'latin1')
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${inizio}\n%%EOF\n`
  return Buffer.from(body + table, 'latin1')
}

const SIDE = 320

/** A board of wood as a PNG: its colour with a grain. */
function plate([red, green, blue]: readonly [number, number, number]): Buffer {
  const righe = Buffer.alloc(SIDE * (SIDE * 3 + 1))
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const vena = Math.round(14 * Math.sin(y / 6 + 3 * Math.sin(x / 70)) + 6 * Math.sin(x / 3 + y / 40))
      const place = y * (SIDE * 3 + 1) + 1 + x * 3
      for (const [channel, value] of [red, green, blue].entries())
        righe[place + channel] = Math.max(0, Math.min(255, value + vena))
    }
  }
  const pezzo = (tipo: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(tipo), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const testa = Buffer.alloc(13)
  testa.writeUInt32BE(SIDE, 0)
  testa.writeUInt32BE(SIDE, 4)
  testa.set([8, 2, 0, 0, 0], 8)
  const firma = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([firma, pezzo('IHDR', testa), pezzo('IDAT', deflateSync(righe)), pezzo('IEND', Buffer.alloc(0))])
}

const PDF = 'application/pdf'
const PNG = 'image/png'
const CSV = 'text/csv; charset=utf-8'
const TXT = 'text/plain; charset=utf-8'
const text = (...righe: string[]) => Buffer.from(`${righe.join('\r\n')}\r\n`)

const listino = (year: number) =>
  pdf(`Listino serramenti ${year}`, [
    `Prezzi in euro, IVA esclusa, validi dal 1 gennaio ${year}.`,
    '',
    ...['Finestra 1 anta', 'Finestra 2 ante', 'Portafinestra 2 ante', 'Scorrevole alzante'].map(
      (item, index) => `${item}: ${310 + index * 165 + (year - 2025) * 12},00 al mq`,
    ),
  ])

const tab = (name: string, uw: string): FileDemo => ({
  nome: `scheda-${name.toLowerCase().replaceAll(' ', '-')}.pdf`,
  titolo: `Scheda tecnica ${name}`,
  mime: PDF,
  bytes: pdf(`Scheda tecnica ${name}`, [`Trasmittanza Uw ${uw} W/mqK`, 'Acqua E900, aria classe 4.']),
})

const finitura = (name: string, color: readonly [number, number, number]): FileDemo => ({
  nome: `${name.toLowerCase().replaceAll(' ', '-')}.png`,
  titolo: name,
  mime: PNG,
  bytes: plate(color),
})

const TREE: readonly CartellaDemo[] = [
  {
    nome: 'Listini',
    descrizione: 'Prezzi in vigore e condizioni per i rivenditori',
    condivisa: true,
    file: [
      {
        nome: 'listino-2026.pdf',
        titolo: 'Listino serramenti 2026',
        descrizione: 'Prezzi al metro quadro, IVA esclusa',
        permalink: 'listino-2026',
        mime: PDF,
        bytes: listino(2026),
        prima: { nome: 'listino-2026-bozza.pdf', bytes: pdf('Listino serramenti 2026', ['Bozza']) },
      },
      {
        nome: 'sconti-rivenditori.csv',
        descrizione: 'Sconto per fascia di acquisto',
        mime: CSV,
        bytes: text('da;a;sconto', '0;20000;30', '20000;60000;35', '60000;;40'),
      },
    ],
    below: [{ nome: 'Archivio', file: [{ nome: 'listino-2025.pdf', mime: PDF, bytes: listino(2025) }] }],
  },
  {
    nome: 'Cataloghi',
    descrizione: 'Finiture e schede tecniche per chi vende',
    condivisa: true,
    file: [
      {
        nome: 'guida-alla-scelta.pdf',
        titolo: 'Guida alla scelta',
        mime: PDF,
        bytes: pdf('Guida alla scelta', ['Legno, legno e alluminio, PVC: che cosa cambia.']),
      },
    ],
    below: [
      {
        nome: 'Finiture legno',
        descrizione: 'Campioni di colore: lo schermo non li rende esatti',
        file: [
          finitura('Rovere naturale', [190, 150, 100]),
          finitura('Noce', [110, 72, 44]),
          finitura('Abete', [222, 190, 140]),
          finitura('Laccato bianco', [238, 236, 230]),
        ],
      },
      { nome: 'Schede tecniche', file: [tab('Finestra 68', '1,3'), tab('Finestra 80', '1,1')] },
    ],
  },
  {
    nome: 'Manuali di posa',
    descrizione: 'Per le squadre di montaggio',
    file: [
      {
        nome: 'sicurezza-in-cantiere.txt',
        titolo: 'Sicurezza in cantiere',
        mime: TXT,
        bytes: text('Prima di cominciare: ponteggio, parapetto, imbracatura.', 'Vetri oltre 40 kg: in due.'),
      },
    ],
    below: [
      {
        nome: 'Finestre',
        file: [
          {
            nome: 'posa-finestra.pdf',
            titolo: 'Posa di una finestra',
            mime: PDF,
            bytes: pdf('Posa di una finestra', ['1. Controllare fuori squadra e piombo.', '2. Nastro, schiuma, viti.']),
          },
        ],
      },
      { nome: 'Portefinestre', descrizione: 'Soglie e guide' },
    ],
  },
]

/** A stored file of the demo: its key by its bytes. */
export type DocumentiDemo = ReadonlyMap<Buffer, string>

const filesOf = (cartelle: readonly CartellaDemo[]): FileDemo[] =>
  cartelle.flatMap(({ file = [], below = [] }) => [...file, ...filesOf(below)])

/** Stores the files of the demo folders; before the transaction, which records them. */
export async function storeDocumenti(storage: Storage): Promise<DocumentiDemo> {
  const keys = new Map<Buffer, string>()
  for (const { bytes, prima } of filesOf(TREE)) {
    for (const one of prima ? [bytes, prima.bytes] : [bytes]) keys.set(one, await storage.put(one))
  }
  return keys
}

/** Inserts the demo folders with their files, and shares two of them with the accounts of the app. */
export async function seedDocumenti(tx: Tx, keys: DocumentiDemo, now: Date): Promise<void> {
  const account = await tx.appAccount.findMany({ select: { id: true } })
  const author = await tx.user.findUnique({ where: { username: 'super' }, select: { id: true } })
  const who = author?.id ?? null
  async function record(name: string, mime: string, bytes: Buffer): Promise<number> {
    const data = { chiave: keys.get(bytes) ?? '', nome: name, mime, dimensione: bytes.length }
    return (await tx.storedFile.create({ data, select: { id: true } })).id
  }
  async function insert(cartelle: readonly CartellaDemo[], parentId: number | null): Promise<void> {
    for (const { nome, descrizione = '', condivisa, file = [], below = [] } of cartelle) {
      const { id } = await tx.cartella.create({ data: { nome, descrizione, parentId }, select: { id: true } })
      if (condivisa)
        await tx.condivisioneCartella.createMany({
          data: account.map((one) => ({ cartellaId: id, appAccountId: one.id })),
        })
      for (const { bytes, mime, prima, ...fields } of file) {
        const documento = await tx.documentoCartella.create({
          data: {
            ...fields,
            cartellaId: id,
            fileId: await record(fields.nome, mime, bytes),
            creatoDaId: who,
            caricatoDaId: who,
            creatoIl: now,
            caricatoIl: now,
          },
          select: { id: true },
        })
        if (!prima) continue
        const caricatoIl = new Date(now.getTime() - 7 * 86_400_000)
        const fileId = await record(prima.nome, mime, prima.bytes)
        await tx.versioneDocumento.create({
          data: { documentoId: documento.id, fileId, nome: prima.nome, caricatoIl, caricatoDaId: who },
        })
      }
      await insert(below, id)
    }
  }
  await insert(TREE, null)
}
