import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { announceLista } from '../announce.ts'
import { readTemplates } from './entity.ts'

/** Puts the models of mails in another order: the agent gets the first of theirs. @throws UserErrors when they are not all there */
export const arrangeEmailTemplates = arrangeOperation({
  nome: 'arrangeEmailTemplates',
  model: 'emailTemplate',
  permesso: 'adminImpostazioni',
  list: readTemplates,
  changed: (ctx) => announceLista(ctx, 'emailTemplate'),
})
