import { UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { unknownPkMessage } from '../../shared/fields/fields.ts'
import { assenzaEntity } from './entity.ts'
import { whereDays } from './periodo.ts'
import { type AssenzaInput, motivoSovrapposta, overlap } from './rules.ts'

/**
 * Whether a person can be away in a period. The person stays locked: of two absences written at once the second
 * finds the first.
 * @param escluso the absence being changed
 * @throws UserErrors when the person does not exist or is already away at the same time
 */
export async function checkAssenza(ctx: OperationContext, dati: AssenzaInput, escluso?: number): Promise<void> {
  const trovate = await ctx.tx.$queryRaw<unknown[]>`SELECT 1 FROM persone WHERE id = ${dati.persona} FOR UPDATE`
  if (trovate.length === 0) throw UserErrors.of('persona', unknownPkMessage(dati.persona))
  const vicine = await ctx.tx.assenza.findMany({
    where: { AND: whereDays(dati.giornoDa, dati.giornoA), personaId: dati.persona, id: { not: escluso ?? -1 } },
    orderBy: { giornoDa: 'asc' },
  })
  const altra = vicine.map(assenzaEntity.values).find((periodo) => overlap(periodo, dati))
  if (altra) throw UserErrors.of('giornoDa', motivoSovrapposta(altra))
}
