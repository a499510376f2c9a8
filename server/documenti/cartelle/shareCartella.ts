import { identitySchema } from '../../platform/db/entity/entity.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { idListRule, unknownPkMessage } from '../../shared/fields/fields.ts'
import { SOLO_PRINCIPALI } from './rules.ts'
import { lockCartella } from './tree.ts'

/** Accounts that one folder is shared with at most. */
const ACCOUNT_MAX = 1000

/**
 * Shares a top-level folder, and all below it, with these accounts of the app and no others; none is an answer too. Who
 * is left out sees nothing of it from the next reading on.
 * @throws UserErrors when the folder is below another, or an account is missing
 */
export const shareCartella = operation({
  nome: 'shareCartella',
  permesso: 'adminApp',
  schema: identitySchema.shape({ ids: idListRule(ACCOUNT_MAX) }),
  async run({ pk, ids }, ctx) {
    const { tx } = ctx
    const { parentId } = await lockCartella(ctx, pk)
    if (parentId !== null) throw UserErrors.of('ids', SOLO_PRINCIPALI)
    const chiesti = [...new Set(ids)]
    const where = { id: { in: chiesti } }
    const account = await tx.appAccount.findMany({ where, select: { id: true } })
    const ignoto = chiesti.find((id) => !account.some((uno) => uno.id === id))
    if (ignoto !== undefined) throw UserErrors.of('ids', unknownPkMessage(ignoto))
    const prima = (await tx.condivisioneCartella.findMany({ where: { cartellaId: pk } })).map((una) => una.appAccountId)
    const nuovi = chiesti.filter((id) => !prima.includes(id))
    const tolti = prima.filter((id) => !chiesti.includes(id))
    if (nuovi.length + tolti.length === 0) return { pk }
    await tx.condivisioneCartella.deleteMany({ where: { cartellaId: pk, appAccountId: { in: tolti } } })
    await tx.condivisioneCartella.createMany({ data: nuovi.map((appAccountId) => ({ cartellaId: pk, appAccountId })) })
    await ctx.audit({
      oggetto: 'Cartella',
      oggettoPk: pk,
      azione: 'condividi',
      campo: 'account',
      prima: prima.sort((a, b) => a - b).join(', '),
      dopo: chiesti.sort((a, b) => a - b).join(', '),
    })
    return { pk }
  },
})
