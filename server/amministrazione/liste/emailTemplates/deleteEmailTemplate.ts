import { deleteOperation } from '#platform/db/entity/operations.ts'
import { checkAgenteTemplate, emailTemplateEntity } from './entity.ts'

/** Removes a model of mails; those already written keep their text. @throws UserErrors for the last one for agents */
export const deleteEmailTemplate = deleteOperation({
  nome: 'deleteEmailTemplate',
  entity: emailTemplateEntity,
  async check(ctx, { id, destinatario }) {
    if (destinatario === 'AGENTE') await checkAgenteTemplate(ctx, id, null)
  },
})
