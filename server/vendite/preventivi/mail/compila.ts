import type { EmailTemplate, Prisma } from '../../../../prisma/generated/client.ts'
import type { Context } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { Refusal } from '../../../platform/errors.ts'
import { whereUno } from '../../../platform/graphql/elencoField.ts'
import { perOrdine } from '../../../platform/graphql/riferimentoField.ts'
import { sanitizeRich } from '../../../platform/pdf/html.ts'
import { leggiImpostazioni } from '../../../platform/settings/leggi.ts'
import { elencoPreventivi } from '../elenco.ts'
import { compilaTemplate, type DatiTemplate, datiTemplate } from './rules.ts'

const perTemplate = {
  famiglia: { include: { tipologiaFamiglia: true } },
  opzioni: { include: { opzione: true, valore: true }, orderBy: { id: 'asc' } },
  serramenti: {
    include: { tipoSerramento: true, tipoApertura: true, accessori: { orderBy: perOrdine } },
    orderBy: { posizione: 'asc' },
  },
  agente: { include: { user: true } },
} satisfies Prisma.PreventivoInclude

/**
 * The values of the placeholders for a quote that the viewer may see.
 * @throws Refusal NOT_FOUND
 */
export async function datiDi(db: Db | Tx, ctx: Pick<Context, 'viewer'>, pk: number): Promise<DatiTemplate> {
  const where = whereUno(elencoPreventivi, pk, ctx)
  const preventivo = await db.preventivo.findFirst({ where, include: perTemplate })
  if (!preventivo) throw new Refusal('NOT_FOUND')
  return datiTemplate(preventivo, await leggiImpostazioni(db))
}

/** A template with the values of one quote: what the user reads, may edit, and sends. */
export interface EmailCompilata {
  pk: number
  label: string
  subjectCompiled: string
  /** Sanitised html. */
  body: string
}

/** Fills a template; the values are escaped in the body and on one line in the subject. */
export function compila({ id, label, subject, body }: EmailTemplate, dati: DatiTemplate): EmailCompilata {
  return {
    pk: id,
    label,
    subjectCompiled: compilaTemplate(subject, dati, 'testo').testo,
    body: sanitizeRich(compilaTemplate(body, dati, 'html').testo),
  }
}

/** The templates for the customer, compiled for a quote. @throws Refusal NOT_FOUND */
export async function emailCompilate(ctx: Context, pk: number): Promise<EmailCompilata[]> {
  const { db } = ctx.services
  const dati = await datiDi(db, ctx, pk)
  const templates = await db.emailTemplate.findMany({ where: { destinatario: 'CLIENTE' }, orderBy: perOrdine })
  return templates.map((template) => compila(template, dati))
}
