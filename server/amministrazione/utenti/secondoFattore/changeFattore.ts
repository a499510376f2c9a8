import type { SecondoFattore } from '../../../../prisma/generated/client.ts'
import type { Context } from '../../../platform/context.ts'
import { UserErrors } from '../../../platform/errors.ts'
import { freeOperation, inTransaction, type OperationContext } from '../../../platform/operation.ts'
import { frena } from '../freno.ts'
import { checkOwnPassword, spendCodice, writeCodiciRecupero } from './check.ts'
import { needsFattore } from './obbligo.ts'
import { CODICE_SBAGLIATO, conSecondoFattoreSchema, FATTORE_OBBLIGATORIO } from './rules.ts'

interface Input {
  password: string
  codice: string
}

const PER_UTENTE = [
  { max: 10, secondi: 900 },
  { max: 50, secondi: 86_400 },
]

/** Both factors of the caller, then the change. */
async function withFattore<Result>(
  { password, codice }: Input,
  ctx: Context,
  change: (ctx: OperationContext, fattore: SecondoFattore) => Promise<Result>,
): Promise<Result> {
  const { id: userId } = await checkOwnPassword(ctx, password)
  await frena(ctx, `codice:cambio:${userId}`, PER_UTENTE)
  return inTransaction(ctx, async (operation) => {
    const where = { userId, confermatoIl: { not: null } }
    const fattore = await operation.tx.secondoFattore.findFirst({ where })
    if (!fattore) throw UserErrors.of(null, 'Il secondo fattore non è attivo.', 'CONFLICT')
    if (!(await spendCodice(operation.tx, ctx, fattore, codice))) throw UserErrors.of('codice', CODICE_SBAGLIATO)
    return change(operation, fattore)
  })
}

/** New recovery codes in place of the old ones, told this once. @throws UserErrors by field; Refusal THROTTLED */
export const rigeneraCodiciRecupero = freeOperation({
  nome: 'rigeneraCodiciRecupero',
  permesso: 'account',
  conToken: false,
  schema: conSecondoFattoreSchema,
  run: (input: Input, ctx) =>
    withFattore(input, ctx, async ({ tx, audit }, { id, userId }) => {
      await audit({ oggetto: 'User', oggettoPk: userId, azione: 'rigeneraCodiciRecupero' })
      return { codici: await writeCodiciRecupero(tx, id) }
    }),
})

/** The login asks for the password alone again. @throws UserErrors by field; Refusal THROTTLED */
export const togliSecondoFattore = freeOperation({
  nome: 'togliSecondoFattore',
  permesso: 'account',
  conToken: false,
  schema: conSecondoFattoreSchema,
  run: (input: Input, ctx) =>
    withFattore(input, ctx, async ({ tx, audit }, { id, userId }) => {
      if (await needsFattore(tx, userId)) throw UserErrors.of(null, FATTORE_OBBLIGATORIO, 'CONFLICT')
      await tx.secondoFattore.delete({ where: { id } })
      await audit({ oggetto: 'User', oggettoPk: userId, azione: 'togliSecondoFattore' })
      return { fatto: true }
    }),
})
