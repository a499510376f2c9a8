import { checkName, withoutEntry } from '#platform/db/arranged/entries.ts'
import { updateOperation } from '#platform/db/entity/operations.ts'
import { checkAgenteTemplate, emailTemplateEntity, readTemplates } from './entity.ts'

/**
 * Changes a model of mails; those already written keep their text.
 * @throws UserErrors for a name that is taken, the last model for agents that would be for customers
 */
export const updateEmailTemplate = updateOperation({
  nome: 'updateEmailTemplate',
  entity: emailTemplateEntity,
  async check(ctx, { pk, before, after }) {
    checkName(withoutEntry(await readTemplates(ctx), pk), after.label, 'label')
    const leavesAgenti = before.destinatario === 'agente' && after.destinatario !== 'agente'
    if (leavesAgenti) await checkAgenteTemplate(ctx, pk, 'destinatario')
  },
})
