import { buffer } from 'node:stream/consumers'
import { rawZip } from '#platform/files/pack/__tests__/rawZip.ts'
import { drawImages, seedCatalogo } from '#prisma/seed/catalogo.ts'
import type { Client, TestApp } from '#server-test/client.ts'
import { exportCatalogo } from '../exportCatalogo.ts'

/** Inserts the example catalogue with its pictures. */
export async function withExample({ db, services }: TestApp): Promise<void> {
  const images = await drawImages(services.storage)
  await db.$transaction((tx) => seedCatalogo(tx, images), { timeout: 60_000 })
}

/** The catalogue as it is downloaded. */
export async function runExport(client: Client): Promise<Buffer> {
  const { uscita } = await exportCatalogo(await client.contesto())
  return buffer(uscita)
}

/** A file with this text beside these pictures. */
export const fileOf = (documento: unknown, images: Record<string, string | Buffer> = {}): Buffer =>
  rawZip([
    { name: 'catalogo.json', content: typeof documento === 'string' ? documento : JSON.stringify(documento, null, 2) },
    ...Object.entries(images).map(([name, content]) => ({ name: `immagini/${name}`, content })),
  ])

/** The head that every file has. */
export const header = { formato: 'serramenti-catalogo', versione: 1 }

interface Answer<Field extends string, Data> {
  data?: { [name in Field]?: Data & { errors: { code: string; message: string }[] } } | null
  errors?: readonly Error[]
}

interface Outcome {
  impronta: string
  conteggi: Record<string, number | string>[]
  voci: { sezione: string; nome: string; azione: string; campi: { etichetta: string; prima: string; dopo: string }[] }[]
  avvisi: string[]
}

function outcomeOf<Field extends string, Data>({ data, errors }: Answer<Field, Data>, field: Field) {
  if (errors?.[0]) throw errors[0]
  return data?.[field] as Data & { errors: { code: string; message: string }[] }
}

/** Keeps a file. @returns its key, or the messages */
export async function load(client: Client, bytes: Buffer, name = 'catalogo.zip') {
  const documento = `mutation ($input: UploadCatalogoInput!) {
    uploadCatalogo(input: $input) { file { nome chiave } errors { code message } } }`
  const answer = await client.graphql(documento, { input: { file: { nome: name, base64: bytes.toString('base64') } } })
  const { file, errors } = outcomeOf<'uploadCatalogo', { file: { chiave: string } | null }>(answer, 'uploadCatalogo')
  return { chiave: file?.chiave ?? '', messaggi: errors.map(({ message }) => message) }
}

/** Asks for a preview, or with its `impronta` for the import. */
export async function importa(client: Client, input: { chiave: string; ritira?: boolean; impronta?: string }) {
  const documento = `mutation ($input: ImportCatalogoInput!) {
    importCatalogo(input: $input) {
      esito { impronta conteggi { sezione nuovi modificati uguali ritirati tolti }
        voci { sezione nome azione campi { etichetta prima dopo } } avvisi }
      errors { code message } } }`
  const preview = input.impronta === undefined
  const answer = await client.graphql(documento, { input: { nome: 'catalogo.zip', anteprima: preview, ...input } })
  const { esito, errors } = outcomeOf<'importCatalogo', { esito: Outcome | null }>(answer, 'importCatalogo')
  return { esito, codici: errors.map(({ code }) => code), messaggi: errors.map(({ message }) => message) }
}

/** Uploads, previews, imports. @returns what the preview said */
export async function importAll(client: Client, bytes: Buffer, ritira = false) {
  const { chiave, messaggi } = await load(client, bytes)
  if (messaggi.length > 0) throw new Error(messaggi.join('\n'))
  const preview = await importa(client, { chiave, ritira })
  if (!preview.esito) throw new Error(preview.messaggi.join('\n'))
  const done = await importa(client, { chiave, ritira, impronta: preview.esito.impronta })
  if (!done.esito) throw new Error(done.messaggi.join('\n'))
  return preview.esito
}

/** Asks for a preview of a text. @returns what is wrong */
export async function messagesOf(client: Client, documento: unknown, images: Record<string, string> = {}) {
  const { chiave, messaggi } = await load(client, fileOf(documento, images))
  return messaggi.length > 0 ? messaggi : (await importa(client, { chiave })).messaggi
}
