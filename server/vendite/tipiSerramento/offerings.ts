import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'

/** Something that a type offers, as it is told. */
export interface Offering {
  id: number
  nome: string
  ritirato: boolean
}

/** Why something that is retired cannot be chosen. */
export const ritiratoMessage = (name: string) => `«${name}» è ritirato dal catalogo: non si può più aggiungere.`

/**
 * What was chosen by number, locked so that it cannot go meanwhile.
 * @param before what the type offers now: of it also what is retired may stay
 * @throws UserErrors on `field` for a number that does not exist, and for what is retired and was not there
 */
async function choices(
  field: 'aperturaPks' | 'accessorioPks',
  read: (pks: number[]) => Promise<Offering[]>,
  pks: readonly number[],
  before: readonly Offering[],
): Promise<Offering[]> {
  const found = await read([...pks])
  const unknown = pks.find((pk) => !found.some(({ id }) => id === pk))
  if (unknown !== undefined) throw UserErrors.of(field, unknownPkMessage(unknown))
  const withdrawn = found.find(({ id, ritirato }) => ritirato && !before.some((one) => one.id === id))
  if (withdrawn) throw UserErrors.of(field, ritiratoMessage(withdrawn.nome), 'CONFLICT')
  return found
}

/** The openings of some numbers, in their order. @throws UserErrors on `aperturaPks` */
export function chosenAperture({ tx }: OperationContext, pks: readonly number[], before: readonly Offering[]) {
  const read = (numeri: number[]) =>
    tx.$queryRaw<Offering[]>`
      SELECT id, nome, ritirato FROM tipi_apertura WHERE id = ANY(${numeri}::int[]) ORDER BY ordine, id FOR KEY SHARE`
  return choices('aperturaPks', read, pks, before)
}

/** The accessories of some numbers, in their order. @throws UserErrors on `accessorioPks` */
export function chosenAccessori({ tx }: OperationContext, pks: readonly number[], before: readonly Offering[]) {
  const read = (numeri: number[]) =>
    tx.$queryRaw<Offering[]>`
      SELECT id, nome, ritirato FROM accessori WHERE id = ANY(${numeri}::int[]) ORDER BY ordine, id FOR KEY SHARE`
  return choices('accessorioPks', read, pks, before)
}

/** 'Battente, Ribalta': for the history. */
export const offeringNames = (offerings: readonly Offering[]) => offerings.map(({ nome }) => nome).join(', ')

/** The relation of a type to exactly these. */
export const idsOf = (offerings: readonly Offering[]) => offerings.map(({ id }) => ({ id }))
