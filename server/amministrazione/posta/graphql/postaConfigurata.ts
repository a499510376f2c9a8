import { builder } from '#platform/graphql/builder.ts'

builder.queryField('postaConfigurata', (t) =>
  t.boolean({
    description: 'Whether a mail server is set (`SMTP_URL`); without one the mails of the outbox wait.',
    authScopes: { permesso: 'adminPosta' },
    resolve: (_root, _args, ctx) => ctx.services.config.smtpUrl !== undefined,
  }),
)
