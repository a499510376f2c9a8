import { object } from 'yup'
import { emit } from '#platform/events/events.ts'
import { actorOf, recordAccesso } from '#platform/identity/accessi/record.ts'
import { logoutCookies } from '#platform/identity/sessions.ts'
import { freeOperation } from '#platform/operation.ts'

/** Ends the session of the caller; nothing to do for whoever has none. */
export const logout = freeOperation({
  nome: 'logout',
  permesso: 'pubblico',
  ancheInVisione: true,
  schema: object({}),
  async run(_input, ctx) {
    if (ctx.auth.tipo === 'sessione') {
      const { sessionId } = ctx.auth
      await ctx.services.db.session.deleteMany({ where: { id: sessionId } })
      await ctx.services.db.$transaction(async (tx) => {
        await emit(tx, 'sessione', { userId: ctx.viewer?.id })
        await recordAccesso(tx, ctx, { evento: 'uscita', user: actorOf(ctx) })
      })
    }
    ctx.cookies.push(...logoutCookies())
    return { fatto: true }
  },
})
