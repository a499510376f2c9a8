import { object } from 'yup'
import { emit } from '../../platform/events/events.ts'
import { cookiesDiUscita } from '../../platform/identity/sessioni.ts'
import { operationLibera } from '../../platform/operation.ts'

/** Ends the session of the caller; nothing to do for whoever has none. */
export const logout = operationLibera({
  nome: 'logout',
  permesso: 'pubblico',
  ancheInVisione: true,
  schema: object({}),
  async run(_input, ctx) {
    if (ctx.auth.tipo === 'sessione') {
      const { sessionId } = ctx.auth
      await ctx.services.db.session.deleteMany({ where: { id: sessionId } })
      await ctx.services.db.$transaction((tx) => emit(tx, 'sessione', { userId: ctx.viewer?.id }))
    }
    ctx.cookies.push(...cookiesDiUscita())
    return { fatto: true }
  },
})
