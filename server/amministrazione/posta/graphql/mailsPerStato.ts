import { whereOf } from '#platform/db/listSource.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { type MailStatus, STATI_MAIL } from '#platform/mail/rules.ts'
import { mailList } from '../list.ts'
import { MailFilterInput } from './Mail.ts'

/** Mails of one state. */
interface MailsOfStato {
  stato: MailStatus
  conteggio: number
}

const MailsPerStato = builder.objectRef<MailsOfStato>('MailsPerStato').implement({
  description: 'The mails of one state among those that a filter leaves.',
  authScopes: { login: true },
  fields: (t) => ({
    stato: t.field({ type: choiceOf(STATI_MAIL), description: 'The state.', resolve: ({ stato }) => stato }),
    conteggio: t.exposeInt('conteggio', { description: 'Mails.' }),
  }),
})

builder.queryField('mailsPerStato', (t) =>
  t.field({
    type: [MailsPerStato],
    description: 'How many of the mails that `mails` shows have each state; one without mails is not there.',
    authScopes: { permesso: 'adminPosta' },
    args: { filtro: t.arg({ type: MailFilterInput }) },
    async resolve(_root, { filtro }, { services, viewer }): Promise<MailsOfStato[]> {
      const where = whereOf(mailList, filtro, viewer)
      const groups = await services.db.mail.groupBy({ by: ['stato'], where, _count: true })
      return groups.map(({ stato, _count }) => ({ stato, conteggio: _count }))
    },
  }),
)
