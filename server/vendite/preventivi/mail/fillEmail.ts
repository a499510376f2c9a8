import type { Context } from '#platform/context.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { EmailTemplate, Prisma } from '#prisma/generated/client.ts'
import { forSpecchiature } from '../../composti/read.ts'
import { venditeSettings } from '../../impostazioni/rules.ts'
import { preventiviList } from '../list.ts'
import { fillTemplate, type TemplateFacts, templateFacts } from './rules.ts'

/** What templates and notices tell of a quote. */
export const byTemplate = {
  famiglia: { include: { tipologiaFamiglia: true } },
  opzioni: { include: { opzione: true, valore: true }, orderBy: { id: 'asc' } },
  serramenti: {
    include: {
      tipoSerramento: true,
      tipoApertura: true,
      accessori: { orderBy: byOrdine },
      specchiature: forSpecchiature,
    },
    orderBy: { posizione: 'asc' },
  },
  agente: { include: { user: true } },
} satisfies Prisma.PreventivoInclude

/**
 * The values of the placeholders for a quote that the viewer may see.
 * @throws Refusal NOT_FOUND
 */
export async function emailFacts(db: Db | Tx, ctx: Pick<Context, 'viewer'>, pk: number): Promise<TemplateFacts> {
  const where = whereOne(preventiviList, pk, ctx)
  const preventivo = await db.preventivo.findFirst({ where, include: byTemplate })
  if (!preventivo) throw new Refusal('NOT_FOUND')
  return templateFacts(preventivo, await readSettings(db, venditeSettings))
}

/** A template with the values of one quote: what the user reads, may edit, and sends. */
export interface FilledEmail {
  pk: number
  label: string
  subjectCompiled: string
  /** Sanitised html. */
  body: string
}

/** Fills a template; the values are escaped in the body and on one line in the subject. */
export function fillEmail({ id, label, subject, body }: EmailTemplate, data: TemplateFacts): FilledEmail {
  return {
    pk: id,
    label,
    subjectCompiled: fillTemplate(subject, data, 'testo').testo,
    body: sanitizeRich(fillTemplate(body, data, 'html').testo),
  }
}

/** The templates for the customer, compiled for a quote. @throws Refusal NOT_FOUND */
export async function filledEmails(ctx: Context, pk: number): Promise<FilledEmail[]> {
  const { db } = ctx.services
  const data = await emailFacts(db, ctx, pk)
  const templates = await db.emailTemplate.findMany({ where: { destinatario: 'CLIENTE' }, orderBy: byOrdine })
  return templates.map((template) => fillEmail(template, data))
}
