import type { Tx } from '../../../platform/db/prisma.ts'
import { type UserError, UserErrors } from '../../../platform/errors.ts'
import { preventiviUse } from '../../preventivi/preventiviUse.ts'
import { motivoSceltaInUso, type OpzioneScritta } from './rules.ts'
import { missingFrom, type StoredOpzione } from './write.ts'

/**
 * Refuses to remove what quotes have chosen. Who is about to choose it waits for this, and then finds it gone.
 * @throws UserErrors, one for each: on the values of its option, on the list for an option
 */
export async function refuseIfUsed(tx: Tx, prima: readonly StoredOpzione[], dopo: readonly OpzioneScritta[]) {
  const valori = prima.flatMap((una) => una.valori.map(({ pk }) => pk))
  await tx.$queryRaw`SELECT 1 FROM opzioni WHERE id = ANY(${prima.map(({ pk }) => pk)}::int[]) FOR UPDATE`
  await tx.$queryRaw`SELECT 1 FROM valori_opzione WHERE id = ANY(${valori}::int[]) FOR UPDATE`
  const errori: UserError[] = []
  async function guarda(field: string, quale: string, dove: { opzioneId: number } | { valoreId: number }) {
    const message = motivoSceltaInUso(quale, [await preventiviUse(tx, { opzioni: { some: dove } })])
    if (message) errori.push({ code: 'IN_USE', field, message })
  }
  for (const { pk, nome } of missingFrom(prima, dopo)) {
    await guarda('opzioni', `L’opzione «${nome}»`, { opzioneId: pk })
  }
  for (const [posto, { pk, valori: rimasti }] of dopo.entries()) {
    const stored = prima.find((una) => una.pk === pk)?.valori ?? []
    for (const valore of missingFrom(stored, rimasti)) {
      await guarda(`opzioni[${posto}].valori`, `La scelta «${valore.nome}»`, { valoreId: valore.pk })
    }
  }
  if (errori.length > 0) throw new UserErrors(errori)
}
