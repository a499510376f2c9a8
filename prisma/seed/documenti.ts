// The demo folders: a small tree with real files, some of it shared with the account of the app.
import { crc32, deflateSync } from 'node:zlib'
import type { Tx } from '../../server/platform/db/prisma.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'

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
  sotto?: readonly CartellaDemo[]
}

/** A page of text as a PDF. */
function pdf(titolo: string, righe: readonly string[]): Buffer {
  const testo = (riga: string) => `(${riga.replace(/[\\()]/g, '\\$&')}) Tj T*`
  const pagina = `BT /F1 20 Tf 56 780 Td (${titolo}) Tj /F1 11 Tf 0 -36 Td 16 TL ${righe.map(testo).join(' ')} ET`
  const oggetti = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(pagina, 'latin1')}>>stream\n${pagina}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  let corpo = '%PDF-1.4\n'
  const posti = oggetti.map((oggetto, indice) => {
    const posto = Buffer.byteLength(corpo, 'latin1')
    corpo += `${indice + 1} 0 obj${oggetto}endobj\n`
    return `${String(posto).padStart(10, '0')} 00000 n \n`
  })
  const inizio = Buffer.byteLength(corpo, 'latin1')
  const tabella = `xref\n0 6\n0000000000 65535 f \n${posti.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${inizio}\n%%EOF\n`
  return Buffer.from(corpo + tabella, 'latin1')
}

const LATO = 320

/** A board of wood as a PNG: its colour with a grain. */
function tavola([rosso, verde, blu]: readonly [number, number, number]): Buffer {
  const righe = Buffer.alloc(LATO * (LATO * 3 + 1))
  for (let y = 0; y < LATO; y++) {
    for (let x = 0; x < LATO; x++) {
      const vena = Math.round(14 * Math.sin(y / 6 + 3 * Math.sin(x / 70)) + 6 * Math.sin(x / 3 + y / 40))
      const posto = y * (LATO * 3 + 1) + 1 + x * 3
      for (const [canale, valore] of [rosso, verde, blu].entries())
        righe[posto + canale] = Math.max(0, Math.min(255, valore + vena))
    }
  }
  const pezzo = (tipo: string, dati: Buffer) => {
    const corpo = Buffer.concat([Buffer.from(tipo), dati])
    const [lunghezza, somma] = [Buffer.alloc(4), Buffer.alloc(4)]
    lunghezza.writeUInt32BE(dati.length)
    somma.writeUInt32BE(crc32(corpo))
    return Buffer.concat([lunghezza, corpo, somma])
  }
  const testa = Buffer.alloc(13)
  testa.writeUInt32BE(LATO, 0)
  testa.writeUInt32BE(LATO, 4)
  testa.set([8, 2, 0, 0, 0], 8)
  const firma = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([firma, pezzo('IHDR', testa), pezzo('IDAT', deflateSync(righe)), pezzo('IEND', Buffer.alloc(0))])
}

const PDF = 'application/pdf'
const PNG = 'image/png'
const CSV = 'text/csv; charset=utf-8'
const TXT = 'text/plain; charset=utf-8'
const testo = (...righe: string[]) => Buffer.from(`${righe.join('\r\n')}\r\n`)

const listino = (anno: number) =>
  pdf(`Listino serramenti ${anno}`, [
    `Prezzi in euro, IVA esclusa, validi dal 1 gennaio ${anno}.`,
    '',
    ...['Finestra 1 anta', 'Finestra 2 ante', 'Portafinestra 2 ante', 'Scorrevole alzante'].map(
      (voce, indice) => `${voce}: ${310 + indice * 165 + (anno - 2025) * 12},00 al mq`,
    ),
  ])

const scheda = (nome: string, uw: string): FileDemo => ({
  nome: `scheda-${nome.toLowerCase().replaceAll(' ', '-')}.pdf`,
  titolo: `Scheda tecnica ${nome}`,
  mime: PDF,
  bytes: pdf(`Scheda tecnica ${nome}`, [`Trasmittanza Uw ${uw} W/mqK`, 'Acqua E900, aria classe 4.']),
})

const finitura = (nome: string, colore: readonly [number, number, number]): FileDemo => ({
  nome: `${nome.toLowerCase().replaceAll(' ', '-')}.png`,
  titolo: nome,
  mime: PNG,
  bytes: tavola(colore),
})

const ALBERO: readonly CartellaDemo[] = [
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
        bytes: testo('da;a;sconto', '0;20000;30', '20000;60000;35', '60000;;40'),
      },
    ],
    sotto: [{ nome: 'Archivio', file: [{ nome: 'listino-2025.pdf', mime: PDF, bytes: listino(2025) }] }],
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
    sotto: [
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
      { nome: 'Schede tecniche', file: [scheda('Finestra 68', '1,3'), scheda('Finestra 80', '1,1')] },
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
        bytes: testo('Prima di cominciare: ponteggio, parapetto, imbracatura.', 'Vetri oltre 40 kg: in due.'),
      },
    ],
    sotto: [
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
  cartelle.flatMap(({ file = [], sotto = [] }) => [...file, ...filesOf(sotto)])

/** Stores the files of the demo folders; before the transaction, which records them. */
export async function storeDocumenti(storage: Storage): Promise<DocumentiDemo> {
  const chiavi = new Map<Buffer, string>()
  for (const { bytes, prima } of filesOf(ALBERO)) {
    for (const uno of prima ? [bytes, prima.bytes] : [bytes]) chiavi.set(uno, await storage.put(uno))
  }
  return chiavi
}

/** Inserts the demo folders with their files, and shares two of them with the accounts of the app. */
export async function seedDocumenti(tx: Tx, chiavi: DocumentiDemo, adesso: Date): Promise<void> {
  const account = await tx.appAccount.findMany({ select: { id: true } })
  const autore = await tx.user.findUnique({ where: { username: 'super' }, select: { id: true } })
  const chi = autore?.id ?? null
  async function registra(nome: string, mime: string, bytes: Buffer): Promise<number> {
    const data = { chiave: chiavi.get(bytes) ?? '', nome, mime, dimensione: bytes.length }
    return (await tx.storedFile.create({ data, select: { id: true } })).id
  }
  async function inserisci(cartelle: readonly CartellaDemo[], parentId: number | null): Promise<void> {
    for (const { nome, descrizione = '', condivisa, file = [], sotto = [] } of cartelle) {
      const { id } = await tx.cartella.create({ data: { nome, descrizione, parentId }, select: { id: true } })
      if (condivisa)
        await tx.condivisioneCartella.createMany({
          data: account.map((uno) => ({ cartellaId: id, appAccountId: uno.id })),
        })
      for (const { bytes, mime, prima, ...campi } of file) {
        const documento = await tx.documentoCartella.create({
          data: {
            ...campi,
            cartellaId: id,
            fileId: await registra(campi.nome, mime, bytes),
            creatoDaId: chi,
            caricatoDaId: chi,
            creatoIl: adesso,
            caricatoIl: adesso,
          },
          select: { id: true },
        })
        if (!prima) continue
        const caricatoIl = new Date(adesso.getTime() - 7 * 86_400_000)
        const fileId = await registra(prima.nome, mime, prima.bytes)
        await tx.versioneDocumento.create({
          data: { documentoId: documento.id, fileId, nome: prima.nome, caricatoIl, caricatoDaId: chi },
        })
      }
      await inserisci(sotto, id)
    }
  }
  await inserisci(ALBERO, null)
}
