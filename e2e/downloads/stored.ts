import { randomUUID } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { type APIRequestContext, expect, resultOf } from '../base.ts'

/** A print that opens, unlike any before: the same bytes are no new version. */
async function onePage(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(randomUUID())
  pdf.addPage()
  return Buffer.from(await pdf.save())
}

/** Sends a file with the fields beside it. @returns the answer */
async function sendFile<Answer>(
  request: APIRequestContext,
  path: string,
  field: string,
  name: string,
  fields: Readonly<Record<string, string | number>>,
): Promise<Answer> {
  const { cookies } = await request.storageState()
  const headers = { 'x-csrftoken': cookies.find((one) => one.name === 'csrftoken')?.value ?? '' }
  const file = { name, mimeType: 'application/pdf', buffer: await onePage() }
  const answer = await request.post(path, { headers, multipart: { ...fields, [field]: file } })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Answer
}

interface Row {
  id: number
}

/** The first row of a list as its caller sees it; null for who may not see it. */
export async function firstOf(request: APIRequestContext, path: string): Promise<number | null> {
  const answer = await request.get(`/api/planner/${path}/?page_size=1`)
  if (!answer.ok()) return null
  return ((await answer.json()) as { results: Row[] }).results[0]?.id ?? null
}

/** Stores a file wherever a user may see one. @returns the pages that hand them out */
export async function storeFiles(office: APIRequestContext, user: APIRequestContext): Promise<string[]> {
  const addresses: string[] = []
  const ordine = await firstOf(user, 'ordini')
  if (ordine) {
    await sendFile(office, '/api/planner/allegati-ordine/', 'allegato', 'di-ordine.pdf', { ordine })
    const tabs = ['', '/allegati', '/fornitori', '/marcatura-ce', '/fasi']
    addresses.push(...tabs.map((tab) => `/planner/#/ordini/${ordine}${tab}`))
  }
  if ((await user.get('/api/qrapp/admin/folders/')).ok())
    addresses.push(`/app/#/folders/${await storeVersions(office)}`)
  if ((await user.get('/api/planner/conferme-ordine/')).ok()) {
    await sendFile(office, '/api/planner/conferme-ordine/', 'preventivo_da_firmare', 'di-conferma.pdf', {
      nome_cliente: 'Da scaricare',
      email_cliente: 'cliente@valdombra.example',
    })
  }
  return addresses
}

/** A folder that all may see, with a file in two versions. @returns its number */
export async function storeVersions(office: APIRequestContext): Promise<number> {
  const name = `Da scaricare ${Date.now().toString(36)}`
  const folder = (await resultOf<Row>(office, 'POST', '/api/qrapp/admin/folders/', { name })).id
  const { results } = await resultOf<{ results: Row[] }>(office, 'GET', '/api/qrapp/admin/accounts/')
  const ids = results.map(({ id }) => id)
  await resultOf(office, 'PUT', `/api/qrapp/admin/folders/${folder}/share_folder/`, { ids })
  const files = '/api/qrapp/admin/files/'
  const { id } = await sendFile<Row>(office, files, 'file', 'di-cartella.pdf', { folder })
  await sendFile(office, `${files}${id}/replace/`, 'file', 'di-cartella.pdf', {})
  return folder
}

interface Supply extends Row {
  righe_count: number
  fornitore_data: { email: string }
}

/** A supplier order, with a mark among its notes, is mailed with a file. */
export async function mailSupply(office: APIRequestContext, mark: string): Promise<void> {
  const path = '/api/planner/ordini-fornitore/'
  const { results } = await resultOf<{ results: Supply[] }>(office, 'GET', `${path}?stato=DA_FARE&page_size=100`)
  const supply = results.find((one) => one.righe_count > 0 && one.fornitore_data.email)
  if (!supply) throw new Error('nessun ordine fornitore da inviare')
  await resultOf(office, 'PATCH', `${path}${supply.id}/`, { note: mark })
  const { id } = await storeForSupply(office, supply.id)
  await resultOf(office, 'POST', `${path}${supply.id}/send-mail/`, { allegati: [id] })
}

/** A file of a supplier order. */
export function storeForSupply(office: APIRequestContext, supply: number): Promise<Row> {
  return sendFile<Row>(office, '/api/planner/allegati-ordine-fornitore/', 'allegato', 'di-fornitura.pdf', {
    ordine_fornitore: supply,
  })
}
