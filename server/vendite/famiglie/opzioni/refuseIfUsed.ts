import type { Tx } from '#platform/db/prisma.ts'
import { type UserError, UserErrors } from '#platform/errors.ts'
import { listiniUse } from '../../listini/listiniUse.ts'
import { preventiviUse } from '../../preventivi/preventiviUse.ts'
import { choiceInUseReason, type WrittenOpzione } from './rules.ts'
import { missingFrom, type StoredOpzione } from './write.ts'

/**
 * Refuses to remove what quotes have chosen, or price lists price. Who is about to choose it waits for this, and then finds it gone.
 * @throws UserErrors, one for each: on the values of its option, on the list for an option
 */
export async function refuseIfUsed(tx: Tx, before: readonly StoredOpzione[], after: readonly WrittenOpzione[]) {
  const values = before.flatMap((one) => one.valori.map(({ pk }) => pk))
  await tx.$queryRaw`SELECT 1 FROM opzioni WHERE id = ANY(${before.map(({ pk }) => pk)}::int[]) FOR UPDATE`
  await tx.$queryRaw`SELECT 1 FROM valori_opzione WHERE id = ANY(${values}::int[]) FOR UPDATE`
  const errors: UserError[] = []
  async function inspect(field: string, which: string, where: { opzioneId: number } | { valoreId: number }) {
    const priced = 'valoreId' in where ? where : { valore: where }
    const message = choiceInUseReason(which, [
      await preventiviUse(tx, { opzioni: { some: where } }),
      await listiniUse(tx, { OR: [{ voci: { some: priced } }, { supplementi: { some: priced } }] }),
    ])
    if (message) errors.push({ code: 'IN_USE', field, message })
  }
  for (const { pk, nome } of missingFrom(before, after)) {
    await inspect('opzioni', `L’opzione «${nome}»`, { opzioneId: pk })
  }
  for (const [place, { pk, valori: remaining }] of after.entries()) {
    const stored = before.find((one) => one.pk === pk)?.valori ?? []
    for (const value of missingFrom(stored, remaining)) {
      await inspect(`opzioni[${place}].valori`, `La scelta «${value.nome}»`, { valoreId: value.pk })
    }
  }
  if (errors.length > 0) throw new UserErrors(errors)
}
