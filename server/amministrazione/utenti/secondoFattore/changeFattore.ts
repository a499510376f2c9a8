import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import type { SecondoFattore } from '#prisma/generated/client.ts'
import { frena } from '../freno.ts'
import { hasPasskey } from '../passkey/verify.ts'
import { checkOwnPassword, spendCodice, writeCodiciRecupero } from './check.ts'
import { needsFactor } from './obbligo.ts'
import { CODICE_WRONG, FACTOR_REQUIRED, withSecondoFattoreSchema } from './rules.ts'

interface Input {
  password: string
  codice: string
}

const PER_UTENTE = [
  { max: 10, secondi: 900 },
  { max: 50, secondi: 86_400 },
]

/** Both factors of the caller, then the change. */
async function withFactor<Result>(
  { password, codice }: Input,
  ctx: Context,
  change: (ctx: OperationContext, factor: SecondoFattore) => Promise<Result>,
): Promise<Result> {
  const { id: userId } = await checkOwnPassword(ctx, password)
  await frena(ctx, `codice:cambio:${userId}`, PER_UTENTE)
  return inTransaction(ctx, async (operation) => {
    const where = { userId, confermatoIl: { not: null } }
    const factor = await operation.tx.secondoFattore.findFirst({ where })
    if (!factor) throw UserErrors.of(null, 'Il secondo fattore non è attivo.', 'CONFLICT')
    if (!(await spendCodice(operation.tx, ctx, factor, codice))) throw UserErrors.of('codice', CODICE_WRONG)
    return change(operation, factor)
  })
}

/** New recovery codes in place of the old ones, told this once. @throws UserErrors by field; Refusal THROTTLED */
export const regenerateCodiciRecupero = freeOperation({
  nome: 'regenerateCodiciRecupero',
  permesso: 'account',
  conToken: false,
  schema: withSecondoFattoreSchema,
  run: (input: Input, ctx) =>
    withFactor(input, ctx, async ({ tx, audit }, { id, userId }) => {
      await audit({ oggetto: 'User', oggettoPk: userId, azione: 'rigeneraCodiciRecupero' })
      return { codici: await writeCodiciRecupero(tx, id) }
    }),
})

/** The login asks for the password alone again. @throws UserErrors by field; Refusal THROTTLED */
export const removeSecondoFattore = freeOperation({
  nome: 'removeSecondoFattore',
  permesso: 'account',
  conToken: false,
  schema: withSecondoFattoreSchema,
  run: (input: Input, ctx) =>
    withFactor(input, ctx, async ({ tx, audit, viewer }, { id, userId }) => {
      if ((await needsFactor(tx, userId)) && !(await hasPasskey(tx, userId)))
        throw UserErrors.of(null, FACTOR_REQUIRED, 'CONFLICT')
      await tx.secondoFattore.delete({ where: { id } })
      await audit({ oggetto: 'User', oggettoPk: userId, azione: 'togliSecondoFattore' })
      await recordAccesso(tx, ctx, { evento: 'senzaSecondoFattore', user: viewer })
      return { fatto: true }
    }),
})
