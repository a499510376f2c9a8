import { Refusal, type UserError, UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { PEZZI } from '../attivita/announce.ts'
import { findCheckable, readControlliOrdine } from './read.ts'
import { type Effettuato, recordControllo, whoDidIt } from './record.ts'
import {
  CONTROLLO_CHANGED,
  CONTROLLO_IN_FUTURE,
  CONTROLLO_OWN_ONLY,
  CONTROLLO_UNKNOWN,
  type ControlloOrdineInput,
  controlliOrdineSchema,
  controlloOfOthers,
  isRigaFilled,
  UNKNOWN_OPERATORE,
} from './rules.ts'

/**
 * Records the CE controls of an order, and corrects them: operators their own, superusers any. Rows that are empty are
 * left out, rows as they were change nothing.
 * @throws UserErrors by row; Refusal NOT_FOUND
 */
export const saveControlliOrdine = operation({
  nome: 'saveControlliOrdine',
  permesso: 'viewMarcaturaCe',
  schema: controlliOrdineSchema,
  async run({ ordinePk: pk, controlli }, ctx) {
    const ordine = await findCheckable(ctx.tx, pk, ctx.viewer)
    if (!ordine) throw new Refusal('NOT_FOUND')
    await ctx.tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${ordine.id} FOR NO KEY UPDATE`
    const read = (await readControlliOrdine(ctx.tx, ordine.id)).flatMap((one) => one.controlli)
    const byPk = new Map(read.map((controllo) => [controllo.id, controllo]))
    const operatori = await operatorsOf(ctx, controlli)
    const errors: UserError[] = []
    let changed = 0
    for (const [index, riga] of controlli.entries()) {
      if (!isRigaFilled(riga)) continue
      const controllo = byPk.get(riga.controlloPk)
      const found = controllo
        ? rigaReason(ctx, riga, controllo.effettuato, operatori)
        : { campo: 'controlloPk', message: CONTROLLO_UNKNOWN }
      if (found) errors.push({ code: 'INVALID', field: `controlli[${index}].${found.campo}`, message: found.message })
      const { data, operatorePk, conforme, note } = riga
      if (found || !controllo || data === null || operatorePk === null || conforme === null || conforme === undefined) {
        continue
      }
      // The day of a row that is locked for the viewer cannot be changed either.
      if (controllo.effettuato && !isOwn(ctx, controllo.effettuato)) continue
      const next = { ordineId: ordine.id, controllo, data, operatoreId: operatorePk, conforme, note, attivitaId: null }
      if (await recordControllo(ctx, controllo.effettuato, next)) changed++
    }
    if (errors.length > 0) throw new UserErrors(errors)
    if (changed > 0) await ctx.emit(PEZZI, { ordine: ordine.id, lavorazioni: [] })
    return { ordine: ordine.id }
  },
})

/** Whether the viewer may correct what was recorded. */
export const isOwn = (
  { viewer, can }: Pick<OperationContext, 'viewer' | 'can'>,
  { operatoreId }: { operatoreId: number },
) => can('checkOrders') || viewer?.operatore?.id === operatoreId

/** The operators that the rows name and that there are. */
async function operatorsOf({ tx }: OperationContext, righe: readonly ControlloOrdineInput[]): Promise<Set<number>> {
  const pks = righe.flatMap(({ operatorePk }) => (operatorePk === null ? [] : [operatorePk]))
  const found = await tx.operatore.findMany({ where: { id: { in: pks } }, select: { id: true } })
  return new Set(found.map(({ id }) => id))
}

/** Why a row is refused, and where it says so; null when it may be written. */
function rigaReason(
  { viewer, can }: OperationContext,
  riga: ControlloOrdineInput,
  era: Effettuato | null,
  operatori: ReadonlySet<number>,
): { campo: string; message: string } | null {
  const { operatorePk, conforme, note, pk } = riga
  if ((era?.id ?? null) !== pk) {
    return { campo: 'controlloPk', message: era ? controlloOfOthers(whoDidIt(era)) : CONTROLLO_CHANGED }
  }
  if (can('checkOrders')) {
    if (operatorePk !== null && !operatori.has(operatorePk)) return { campo: 'operatorePk', message: UNKNOWN_OPERATORE }
  } else if (era && era.operatoreId !== viewer?.operatore?.id) {
    // Sent back as it is, the row of somebody else is no change.
    const equal = operatorePk === era.operatoreId && conforme === era.conforme && note === era.note
    return equal ? null : { campo: 'operatorePk', message: controlloOfOthers(whoDidIt(era)) }
  } else if (operatorePk !== viewer?.operatore?.id) return { campo: 'operatorePk', message: CONTROLLO_OWN_ONLY }
  const future = riga.data !== null && riga.data > dayOfInstant(new Date())
  return future ? { campo: 'data', message: CONTROLLO_IN_FUTURE } : null
}
