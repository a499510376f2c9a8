import { identitySchema } from '#platform/db/entity/entity.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'
import { holds, operation, type RequiredPermission } from '#platform/operation.ts'
import { storedWord } from '#shared/fields/words.ts'
import { linkCalendarioSchema, type TipoCalendario } from './rules.ts'

/** What who makes a calendar must be allowed to look at. */
export const PERMESSO_DI: Readonly<Record<TipoCalendario, RequiredPermission>> = {
  piano: 'viewOrderFasi',
  consegne: 'viewOrders',
  assenze: 'adminPersonale',
}

/**
 * Makes an address at which a calendar program reads, in the caller's name; the address is in the answer and nowhere
 * else, ever. @throws UserErrors on what the caller may not look at
 */
export const createLinkCalendario = operation({
  nome: 'createLinkCalendario',
  permesso: 'adminToken',
  schema: linkCalendarioSchema,
  async run({ nome, tipo, reparto }, ctx) {
    if (!ctx.viewer || !holds(ctx.viewer, PERMESSO_DI[tipo]))
      throw UserErrors.of('tipo', 'Non hai i permessi per questo calendario.')
    const secret = newSecret()
    const { id: pk } = await ctx.tx.linkCalendario.create({
      data: {
        nome,
        tipo: storedWord(tipo),
        reparto: tipo === 'piano' ? reparto : null,
        userId: ctx.viewer.id,
        hash: fingerprint(secret),
      },
      select: { id: true },
    })
    await ctx.audit({ oggetto: 'LinkCalendario', oggettoPk: pk, azione: 'crea', dopo: nome })
    return { pk, percorso: `/calendario/${secret}.ics` }
  },
})

/** Revokes the address of a calendar, at once and for ever. */
export const revokeLinkCalendario = operation({
  nome: 'revokeLinkCalendario',
  permesso: 'adminToken',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const where = { id: pk, revocatoIl: null }
    const { count } = await ctx.tx.linkCalendario.updateMany({ where, data: { revocatoIl: new Date() } })
    if (count === 0) throw new Refusal('NOT_FOUND')
    await ctx.audit({ oggetto: 'LinkCalendario', oggettoPk: pk, azione: 'revokeLinkCalendario' })
    return { pk }
  },
})
