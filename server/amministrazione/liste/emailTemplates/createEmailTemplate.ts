import { checkName, checkRoom, lockLista } from '#platform/db/arranged/entries.ts'
import { createOperation } from '#platform/db/entity/operations.ts'
import { emailTemplateEntity, readTemplates } from './entity.ts'

/** Adds a model of mails after the others. @throws UserErrors for a name that is taken, a full list */
export const createEmailTemplate = createOperation({
  nome: 'createEmailTemplate',
  entity: emailTemplateEntity,
  async check(ctx, { label }) {
    await lockLista(ctx, 'emailTemplate')
    const templates = await readTemplates(ctx)
    checkRoom(templates)
    checkName(templates, label, 'label')
  },
})
