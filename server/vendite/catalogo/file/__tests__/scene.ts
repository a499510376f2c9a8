import { buffer } from 'node:stream/consumers'
import { drawImages, seedCatalogo } from '../../../../../prisma/seed/catalogo.ts'
import { rawZip } from '../../../../platform/files/pack/__tests__/rawZip.ts'
import type { Client, TestApp } from '../../../../test/client.ts'
import { exportCatalogo } from '../exportCatalogo.ts'

/** Inserts the example catalogue with its pictures. */
export async function withEsempio({ db, services }: TestApp): Promise<void> {
  const immagini = await drawImages(services.storage)
  await db.$transaction((tx) => seedCatalogo(tx, immagini), { timeout: 60_000 })
}

/** The catalogue as it is downloaded. */
export async function esporta(client: Client): Promise<Buffer> {
  const { uscita } = await exportCatalogo(await client.contesto())
  return buffer(uscita)
}

/** A file with this text beside these pictures. */
export const fileDi = (documento: unknown, immagini: Record<string, string | Buffer> = {}): Buffer =>
  rawZip([
    { name: 'catalogo.json', content: typeof documento === 'string' ? documento : JSON.stringify(documento, null, 2) },
    ...Object.entries(immagini).map(([nome, content]) => ({ name: `immagini/${nome}`, content })),
  ])

/** The head that every file has. */
export const testata = { formato: 'serramenti-catalogo', versione: 1 }

interface Risposta<Campo extends string, Dati> {
  data?: { [nome in Campo]?: Dati & { errors: { code: string; message: string }[] } } | null
  errors?: readonly Error[]
}

interface Esito {
  impronta: string
  conteggi: Record<string, number | string>[]
  voci: { sezione: string; nome: string; azione: string; campi: { etichetta: string; prima: string; dopo: string }[] }[]
  avvisi: string[]
}

function esitoDi<Campo extends string, Dati>({ data, errors }: Risposta<Campo, Dati>, campo: Campo) {
  if (errors?.[0]) throw errors[0]
  return data?.[campo] as Dati & { errors: { code: string; message: string }[] }
}

/** Keeps a file. @returns its key, or the messages */
export async function carica(client: Client, bytes: Buffer, nome = 'catalogo.zip') {
  const documento = `mutation ($input: CaricaCatalogoInput!) {
    caricaCatalogo(input: $input) { file { nome chiave } errors { code message } } }`
  const risposta = await client.graphql(documento, { input: { file: { nome, base64: bytes.toString('base64') } } })
  const { file, errors } = esitoDi<'caricaCatalogo', { file: { chiave: string } | null }>(risposta, 'caricaCatalogo')
  return { chiave: file?.chiave ?? '', messaggi: errors.map(({ message }) => message) }
}

/** Asks for a preview, or with its `impronta` for the import. */
export async function importa(client: Client, input: { chiave: string; ritira?: boolean; impronta?: string }) {
  const documento = `mutation ($input: ImportCatalogoInput!) {
    importCatalogo(input: $input) {
      esito { impronta conteggi { sezione nuovi modificati uguali ritirati tolti }
        voci { sezione nome azione campi { etichetta prima dopo } } avvisi }
      errors { code message } } }`
  const anteprima = input.impronta === undefined
  const risposta = await client.graphql(documento, { input: { nome: 'catalogo.zip', anteprima, ...input } })
  const { esito, errors } = esitoDi<'importCatalogo', { esito: Esito | null }>(risposta, 'importCatalogo')
  return { esito, codici: errors.map(({ code }) => code), messaggi: errors.map(({ message }) => message) }
}

/** Uploads, previews, imports. @returns what the preview said */
export async function importaTutto(client: Client, bytes: Buffer, ritira = false) {
  const { chiave, messaggi } = await carica(client, bytes)
  if (messaggi.length > 0) throw new Error(messaggi.join('\n'))
  const anteprima = await importa(client, { chiave, ritira })
  if (!anteprima.esito) throw new Error(anteprima.messaggi.join('\n'))
  const fatto = await importa(client, { chiave, ritira, impronta: anteprima.esito.impronta })
  if (!fatto.esito) throw new Error(fatto.messaggi.join('\n'))
  return anteprima.esito
}

/** Asks for a preview of a text. @returns what is wrong */
export async function messaggiDi(client: Client, documento: unknown, immagini: Record<string, string> = {}) {
  const { chiave, messaggi } = await carica(client, fileDi(documento, immagini))
  return messaggi.length > 0 ? messaggi : (await importa(client, { chiave })).messaggi
}
