import { randomUUID } from 'node:crypto'
import { ValidationError } from 'yup'
import type { Mail } from '#prisma/generated/client.ts'
import type { Tx } from '../db/prisma.ts'
import { UserErrors } from '../errors.ts'
import { emit } from '../events/events.ts'
import { sanitizeRich } from '../pdf/html.ts'
import { readSettings } from '../settings/read.ts'
import { MAIL_FILES_MAX, MAIL_TOO_LARGE, newMailSchema } from './rules.ts'

/** A message to one person; `corpo` is html and is sanitised here. */
export interface NewMail {
  aIndirizzo: string
  aNome?: string
  oggetto: string
  corpo: string
  /** What it is about, e.g. 'Preventivo' and 12. */
  contesto: string
  contestoPk: number | null
  /** Not before; at once when missing. */
  inviaDal?: Date
  creataDaId?: number | null
  /** What it takes along: rows of stored_files, each under a name of its own. */
  allegati?: readonly MailFile[]
}

/** A stored file that a mail takes along. */
export interface MailFile {
  fileId: number
  nome: string
}

/** Where the form has the mail's fields, for the errors: `{ aIndirizzo: 'email' }`. */
type MailFields = Partial<Record<'aIndirizzo' | 'aNome' | 'oggetto' | 'corpo' | 'allegati', string>>

/**
 * Puts a mail in the outbox within the caller's transaction: it leaves if, and only if, that commits.
 * The worker of worker.ts, beside this file, sends it; the Message-ID given here stays the same at every try.
 * @throws UserErrors when the address is not exactly one plain address, a text is missing or too long, or the files
 * together exceed 20 MB
 */
export async function enqueueMail(tx: Tx, mail: NewMail, fields: MailFields = {}): Promise<Mail> {
  const { aIndirizzo, aNome, oggetto, corpo } = validated(mail, fields)
  const { allegati = [] } = mail
  await checkFilesSize(tx, allegati, fields.allegati ?? 'allegati')
  const row = await tx.mail.create({
    data: {
      aIndirizzo,
      aNome,
      oggetto,
      corpo: sanitizeRich(corpo),
      messageId: `<${randomUUID()}@${await senderDomain(tx)}>`,
      contesto: mail.contesto,
      contestoPk: mail.contestoPk,
      inviaDal: mail.inviaDal,
      creataDaId: mail.creataDaId,
      allegati: { create: allegati.map(({ fileId, nome }) => ({ fileId, nome })) },
    },
  })
  await emit(tx, 'mail', { pk: row.id, stato: row.stato })
  return row
}

async function checkFilesSize(tx: Tx, allegati: readonly MailFile[], field: string): Promise<void> {
  if (allegati.length === 0) return
  const where = { id: { in: allegati.map(({ fileId }) => fileId) } }
  const sizes = new Map(
    (await tx.storedFile.findMany({ where, select: { id: true, dimensione: true } })).map(
      ({ id, dimensione }) => [id, dimensione] as const,
    ),
  )
  // The same bytes attached twice travel twice.
  const bytes = allegati.reduce((total, { fileId }) => total + (sizes.get(fileId) ?? 0), 0)
  if (bytes > MAIL_FILES_MAX) throw UserErrors.of(field, MAIL_TOO_LARGE, 'TOO_LARGE')
}

function validated(mail: NewMail, fields: MailFields) {
  try {
    return newMailSchema.validateSync(mail, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new UserErrors(
      UserErrors.fromYup(error).errors.map((found) => ({
        ...found,
        field: fields[found.field as keyof MailFields] ?? found.field,
      })),
    )
  }
}

/** The sender's domain: receivers distrust a Message-ID of another. The address of the sender is a valid one. */
async function senderDomain(tx: Tx): Promise<string> {
  const { mittente_email: sender } = await readSettings(tx)
  return sender.slice(sender.lastIndexOf('@') + 1) || 'localhost.localdomain'
}
