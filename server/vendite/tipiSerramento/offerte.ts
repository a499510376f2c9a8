import { UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { unknownPkMessage } from '../../shared/fields/fields.ts'

/** Something that a type offers, as it is told. */
export interface Offerta {
  id: number
  nome: string
  ritirato: boolean
}

/** Why something that is retired cannot be chosen. */
export const ritiratoMessage = (nome: string) => `«${nome}» è ritirato dal catalogo: non si può più aggiungere.`

/**
 * What was chosen by number, locked so that it cannot go meanwhile.
 * @param prima what the type offers now: of it also what is retired may stay
 * @throws UserErrors on `campo` for a number that does not exist, and for what is retired and was not there
 */
async function scelte(
  campo: 'aperture' | 'accessori',
  leggi: (pks: number[]) => Promise<Offerta[]>,
  pks: readonly number[],
  prima: readonly Offerta[],
): Promise<Offerta[]> {
  const trovate = await leggi([...pks])
  const ignota = pks.find((pk) => !trovate.some(({ id }) => id === pk))
  if (ignota !== undefined) throw UserErrors.of(campo, unknownPkMessage(ignota))
  const ritirata = trovate.find(({ id, ritirato }) => ritirato && !prima.some((una) => una.id === id))
  if (ritirata) throw UserErrors.of(campo, ritiratoMessage(ritirata.nome), 'CONFLICT')
  return trovate
}

/** The openings of some numbers, in their order. @throws UserErrors on `aperture` */
export function chosenAperture({ tx }: OperationContext, pks: readonly number[], prima: readonly Offerta[]) {
  const leggi = (numeri: number[]) =>
    tx.$queryRaw<Offerta[]>`
      SELECT id, nome, ritirato FROM tipi_apertura WHERE id = ANY(${numeri}::int[]) ORDER BY ordine, id FOR KEY SHARE`
  return scelte('aperture', leggi, pks, prima)
}

/** The accessories of some numbers, in their order. @throws UserErrors on `accessori` */
export function chosenAccessori({ tx }: OperationContext, pks: readonly number[], prima: readonly Offerta[]) {
  const leggi = (numeri: number[]) =>
    tx.$queryRaw<Offerta[]>`
      SELECT id, nome, ritirato FROM accessori WHERE id = ANY(${numeri}::int[]) ORDER BY ordine, id FOR KEY SHARE`
  return scelte('accessori', leggi, pks, prima)
}

/** 'Battente, Ribalta': for the history. */
export const nomiOfferte = (offerte: readonly Offerta[]) => offerte.map(({ nome }) => nome).join(', ')

/** The relation of a type to exactly these. */
export const collega = (offerte: readonly Offerta[]) => offerte.map(({ id }) => ({ id }))
