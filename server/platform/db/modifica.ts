import { mixed, number, object, type Schema } from 'yup'
import { CAMPO_OBBLIGATORIO, ID_MAX } from '../../shared/fields/fields.ts'
import { valida } from '../operation.ts'

/** A change as it arrives: which object, the version seen (none from the old clients), the fields to change. */
export type Modifica = { pk: number; versione?: number | null } & Readonly<Record<string, unknown>>

/** The object that an operation is about, there or not: any number that the database could hold. */
export const pkSchema = object({
  pk: number().integer().min(-ID_MAX).max(ID_MAX).required(CAMPO_OBBLIGATORIO),
})

/**
 * Lets a change through to `run`, where its rules see the locked object too: a period is judged whole. Only which object
 * it is about is looked at here.
 */
export const modificaSchema: Schema<Modifica> = mixed<Modifica>()
  .required()
  .test((modifica, { createError }) => {
    const isObject = typeof modifica === 'object' && !Array.isArray(modifica)
    return (
      (isObject && pkSchema.isValidSync({ pk: modifica.pk }, { strict: true })) ||
      createError({ path: 'pk', message: CAMPO_OBBLIGATORIO })
    )
  })

/**
 * The whole object as the change leaves it: the stored values with those that were sent over them.
 * @throws UserErrors when the whole does not follow the rules
 */
export function conModifica<Input extends object>(schema: Schema<Input>, attuale: Input, modifica: Modifica) {
  const inviati = Object.entries(modifica).filter(
    ([nome, valore]) => Object.hasOwn(attuale, nome) && valore !== undefined,
  )
  return valida(schema, { ...attuale, ...Object.fromEntries(inviati) })
}
