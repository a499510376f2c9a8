import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { ValidationError } from 'yup'
import type { Mail } from '../../../prisma/generated/client.ts'
import type { Tx } from '../db/prisma.ts'
import { UserErrors } from '../errors.ts'
import { emit } from '../events/events.ts'
import { sanitizeRich } from '../pdf/html.ts'
import { newMailSchema } from './rules.ts'

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
}

/** Where the form has the mail's fields, for the errors: `{ aIndirizzo: 'email' }`. */
type MailFields = Partial<Record<'aIndirizzo' | 'aNome' | 'oggetto' | 'corpo', string>>

/**
 * Puts a mail in the outbox within the caller's transaction: it leaves if, and only if, that commits.
 * The worker of worker.ts, beside this file, sends it; the Message-ID given here stays the same at every try.
 * @throws UserErrors when the address is not exactly one plain address, or a text is missing or too long
 */
export async function enqueueMail(tx: Tx, mail: NewMail, campi: MailFields = {}): Promise<Mail> {
  const { aIndirizzo, aNome, oggetto, corpo } = validated(mail, campi)
  const row = await tx.mail.create({
    data: {
      aIndirizzo,
      aNome,
      oggetto,
      corpo: sanitizeRich(corpo),
      messageId: `<${randomUUID()}@${domain()}>`,
      contesto: mail.contesto,
      contestoPk: mail.contestoPk,
      inviaDal: mail.inviaDal,
      creataDaId: mail.creataDaId,
    },
  })
  await emit(tx, 'mail', { pk: row.id, stato: row.stato })
  return row
}

function validated(mail: NewMail, campi: MailFields) {
  try {
    return newMailSchema.validateSync(mail, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new UserErrors(
      UserErrors.fromYup(error).errors.map((found) => ({
        ...found,
        field: campi[found.field as keyof MailFields] ?? found.field,
      })),
    )
  }
}

function domain(): string {
  const name = hostname().replace(/[^a-zA-Z0-9.-]/g, '') || 'localhost'
  return name.includes('.') ? name : `${name}.local`
}
