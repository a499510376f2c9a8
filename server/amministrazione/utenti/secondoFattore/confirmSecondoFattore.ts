import type { Context } from '#platform/context.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { closeOtherSessions } from '#platform/identity/sessions.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { frena } from '../freno.ts'
import { checkProofOfPasskey, confirmFattore, spendCodice } from './check.ts'
import { CODICE_WRONG, confirmSecondoFattoreSchema } from './rules.ts'

const PER_SESSION = [
  { max: 10, secondi: 900 },
  { max: 50, secondi: 86_400 },
]

async function conferma({ codice }: { codice: string }, ctx: Context): Promise<{ codici: string[] }> {
  const { auth, viewer } = ctx
  if (auth.tipo !== 'sessione' || !viewer) throw new Refusal('UNAUTHENTICATED')
  await checkProofOfPasskey(ctx, viewer.id)
  await frena(ctx, `codice:conferma:${viewer.id}`, PER_SESSION)
  return inTransaction(ctx, async (operation) => {
    const { tx } = operation
    const factor = await tx.secondoFattore.findFirst({ where: { userId: viewer.id, confermatoIl: null } })
    if (!factor) throw UserErrors.of(null, 'Comincia di nuovo: non c’è un secondo fattore da confermare.', 'CONFLICT')
    if (!(await spendCodice(tx, ctx, factor, codice))) throw UserErrors.of('codice', CODICE_WRONG)
    const codici = await confirmFattore(operation, factor)
    // They came in by the password alone.
    await closeOtherSessions(tx, viewer.id, auth.sessionId)
    return { codici }
  })
}

/**
 * Ends the set-up with a first code of the app: from now on the login asks for one, and the other sessions end.
 * @returns the recovery codes, told this once
 * @throws UserErrors on `codice`; Refusal THROTTLED, PROOF_REQUIRED of who has a passkey
 */
export const confirmSecondoFattore = freeOperation({
  nome: 'confirmSecondoFattore',
  permesso: 'account',
  conToken: false,
  schema: confirmSecondoFattoreSchema,
  run: conferma,
})
