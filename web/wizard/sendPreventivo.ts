import { callPublicApi } from './callPublicApi.ts'
import { sentSerramento, type WizardFormValues } from './model.ts'

export interface SentPreventivo {
  /** The quote's number. */
  pk: number
  /** ISO instant. */
  dataCreazione: string
}

/** What the server does not take of the form, by the form's own paths: `serramenti[0].altezza`. */
interface RefusedField {
  field: string | null
  message: string
}

/** How a submission ended. */
type SubmitOutcome = { sent: SentPreventivo } | { sent: null; errors: RefusedField[] }

/** What the documented API calls otherwise than the form: the form says of a reference that it is a number. */
const DOCUMENTED: Readonly<Record<string, string>> = {
  famigliaPk: 'famiglia',
  valoreOpzionePks: 'valori_opzioni',
  tipoSerramentoPk: 'tipo_serramento',
  tipoAperturaPk: 'tipo_apertura',
  accessorioPks: 'accessori',
}
const FORM = new Map(Object.entries(DOCUMENTED).map(([field, name]) => [name, field]))

const documentedName = (field: string) =>
  DOCUMENTED[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const formName = (name: string) =>
  FORM.get(name) ?? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Names as the documented API spells them, in what is inside too. */
export function documented(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(documented)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [documentedName(name), documented(one)]))
}

/** 64 bits of FNV-1a as hexadecimal text: enough to tell two versions of one form apart. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16)
}

/**
 * The idempotency key of one submission: the form's own key and its content. The same content sent again, even after a
 * reload, is the same quote; a form corrected after an answer that got lost is a new one.
 * @param content what is sent, in a fixed order of fields, without the key
 */
export function submissionKey(formKey: string, content: object): string {
  return `${formKey}-${fingerprint(JSON.stringify(content))}`
}

/** The form as the call takes it. */
export function bodyFromValues({ serramenti, chiaveIdempotenza, ...fields }: WizardFormValues): object {
  const content = { ...fields, serramenti: serramenti.map(sentSerramento) }
  return documented({ ...content, chiaveIdempotenza: submissionKey(chiaveIdempotenza, content) }) as object
}

/** The messages of a 400, field by field; rows by their position. */
export function refusedFields400(body: unknown, path = ''): RefusedField[] {
  if (typeof body === 'string') return [{ field: path === '' ? null : path, message: body }]
  if (Array.isArray(body))
    return body.flatMap((one, index) => refusedFields400(one, typeof one === 'string' ? path : `${path}[${index}]`))
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, one]) => {
    if (name === 'non_field_errors' || name === 'detail') return refusedFields400(one, path)
    return refusedFields400(one, path === '' ? formName(name) : `${path}.${formName(name)}`)
  })
}

/**
 * Sends the quote request.
 * @throws NetworkError, RefusalError, ServerError
 */
export async function sendPreventivo(values: WizardFormValues): Promise<SubmitOutcome> {
  const { isRefused, body } = await callPublicApi('/api/preventivi-create/', bodyFromValues(values))
  if (isRefused) return { sent: null, errors: refusedFields400(body) }
  const { id, data_creazione: dataCreazione } = body as { id: number; data_creazione: string }
  return { sent: { pk: id, dataCreazione } }
}
