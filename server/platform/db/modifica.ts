import { mixed, type Schema } from 'yup'
import { valida } from '../operation.ts'

/** A change as it arrives: which object, the version seen (none from the old clients), the fields to change. */
export type Modifica = { pk: number; versione?: number | null } & Readonly<Record<string, unknown>>

/** Lets a change through to `run`, where its rules see the locked object too: a period is judged whole. */
export const modificaSchema: Schema<Modifica> = mixed<Modifica>().required()

/**
 * The whole object as the change leaves it: the stored values with those that were sent over them.
 * @throws UserErrors when the whole does not follow the rules
 */
export function conModifica<Input extends object>(schema: Schema<Input>, attuale: Input, modifica: Modifica) {
  const inviati = Object.entries(modifica).filter(([nome, valore]) => nome in attuale && valore !== undefined)
  return valida(schema, { ...attuale, ...Object.fromEntries(inviati) })
}
