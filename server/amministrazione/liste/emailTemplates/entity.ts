import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { checkName, checkNewEntry, type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { announceLista } from '../announce.ts'
import { emailTemplateSchema, LAST_FOR_AGENTE } from './rules.ts'

const codec = columnCodec('emailTemplate', emailTemplateSchema)

/** The models of mails. */
async function readTemplates({ tx }: OperationContext): Promise<Entry[]> {
  const templates = await tx.emailTemplate.findMany({ select: { id: true, label: true, ordine: true } })
  return templates.map(({ id, label, ordine }) => ({ id, nome: label, ordine }))
}

/** @param pk the model that goes, or becomes one for customers @throws UserErrors when no other is for agents */
async function checkAgenteTemplate({ tx }: OperationContext, pk: number, field: string | null): Promise<void> {
  const others = await tx.emailTemplate.count({ where: { destinatario: 'AGENTE', id: { not: pk } } })
  if (others === 0) throw UserErrors.of(field, LAST_FOR_AGENTE, 'CONFLICT')
}

/** A model of mails as it is written: what is not on the white list is taken out of its text. */
const emailTemplateEntity = entity({
  model: 'emailTemplate',
  permesso: 'adminImpostazioni',
  schema: emailTemplateSchema,
  ...codec,
  values: (row) => ({ ...codec.values(row), body: sanitizeRich(row.body) }),
  take: (ctx, pk) => takeEntry(ctx, 'emailTemplate', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns({ ...values, body: sanitizeRich(values.body) })
    return row ? columns : { ...columns, ordine: nextPlace(await readTemplates(ctx)) }
  },
  title: ({ label }) => label,
  changed: (ctx) => announceLista(ctx, 'emailTemplate'),
})

/** Adds a model of mails after the others. @throws UserErrors for a name that is taken, a full list */
export const createEmailTemplate = createOperation({
  nome: 'createEmailTemplate',
  entity: emailTemplateEntity,
  check: (ctx, { label }) => checkNewEntry(ctx, 'emailTemplate', readTemplates, label, 'label'),
})

/**
 * Changes a model of mails; those already written keep their text.
 * @throws UserErrors for a name that is taken, the last model for agents that would be for customers
 */
export const updateEmailTemplate = updateOperation({
  nome: 'updateEmailTemplate',
  entity: emailTemplateEntity,
  async check(ctx, { pk, before, after }) {
    checkName(await readTemplates(ctx), after.label, 'label', pk)
    const leavesAgenti = before.destinatario === 'agente' && after.destinatario !== 'agente'
    if (leavesAgenti) await checkAgenteTemplate(ctx, pk, 'destinatario')
  },
})

/** Removes a model of mails; those already written keep their text. @throws UserErrors for the last one for agents */
export const deleteEmailTemplate = deleteOperation({
  nome: 'deleteEmailTemplate',
  entity: emailTemplateEntity,
  async check(ctx, { id, destinatario }) {
    if (destinatario === 'AGENTE') await checkAgenteTemplate(ctx, id, null)
  },
})

/** Puts the models of mails in another order: the agent gets the first of theirs. @throws UserErrors when they are not all there */
export const arrangeEmailTemplates = arrangeOperation({
  nome: 'arrangeEmailTemplates',
  model: 'emailTemplate',
  permesso: 'adminImpostazioni',
  list: readTemplates,
  changed: (ctx) => announceLista(ctx, 'emailTemplate'),
})
