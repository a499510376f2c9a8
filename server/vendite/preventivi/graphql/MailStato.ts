import { builder } from '#platform/graphql/builder.ts'
import { describeMail } from '#platform/mail/describe.ts'

/** What who sees the quote may know of its mail; the whole Mail belongs to the outbox. */
export const MailStato = builder.prismaObject('Mail', {
  variant: 'MailStato',
  isValue: true,
  description: 'How the mail of a quote stands in the outbox.',
  authScopes: { permesso: 'viewPreventivi' },
  select: { id: true },
  fields: (t) => ({
    stato: t.expose('stato', { type: 'StatoMail', description: 'Where it stands.' }),
    descrizione: t.string({
      description: 'In Italian, ready to be shown.',
      select: { stato: true, tentativi: true, inviaDal: true, inviataIl: true },
      resolve: (mail, _args, ctx) => describeMail(mail, ctx.services.config.smtpUrl !== undefined),
    }),
    ultimoErrore: t.exposeString('ultimoErrore', {
      nullable: true,
      description:
        'Why the last try failed, in the words of the mail server, or empty. Withheld from who does not manage the outbox: null.',
      authScopes: { permesso: 'adminPosta' },
      unauthorizedResolver: () => null,
    }),
    tentativi: t.exposeInt('tentativi', { description: 'Tries so far.' }),
    inviaDal: t.expose('inviaDal', { type: 'DateTime', description: 'Not sent before; the next try.' }),
    inviataIl: t.expose('inviataIl', { type: 'DateTime', nullable: true, description: 'When it left, or null.' }),
  }),
})
