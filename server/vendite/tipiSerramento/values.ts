import type { InferType } from 'yup'
import type { Entry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { UserErrors } from '#platform/errors.ts'
import { chosenImage, saveChosenImage } from '#platform/files/chosenImage.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import type { OperationContext } from '#platform/operation.ts'
import { NAME_TAKEN } from '#shared/arranged.ts'
import type { ListedTipo } from './list.ts'
import type { LockedTipo } from './lock.ts'
import { chosenAccessori, chosenAperture, offeringNames } from './offerings.ts'
import {
  EXTRA_IS_SOLD,
  FIXED_TIPO_EXTRA,
  fixedTipoReason,
  otherExtraReason,
  type tipoInCatalogoSchema,
  tipoSerramentoSchema,
} from './rules.ts'

export type TipoValues = InferType<typeof tipoInCatalogoSchema>

const codec = columnCodec('tipoSerramento', tipoSerramentoSchema)

type StoredTipo = Omit<LockedTipo, 'versione' | 'ordine' | 'id'>

const figure = (immagineId: number | null) => (immagineId === null ? null : `n. ${immagineId}`)
const numeri = (offerings: readonly { id: number }[]) => offerings.map(({ id }) => id).sort((a, b) => a - b)

/** A window type as its form sends it. */
export function tipoValues(tipo: LockedTipo): TipoValues {
  return {
    ...codec.values(tipo),
    aperturaPks: numeri(tipo.aperture),
    accessorioPks: numeri(tipo.accessori),
    immagine: null,
    removeImmagine: false,
  }
}

/** What conflicts compare of a window type: what it offers by number, as the form knows it. */
export function tipoCompared(
  tipo: Parameters<typeof codec.values>[0] & Pick<StoredTipo, 'immagineId'>,
  offerings: Offerings,
) {
  return {
    ...codec.values(tipo),
    aperture: numeri(offerings.aperture),
    accessori: numeri(offerings.accessori),
    immagine: figure(tipo.immagineId),
  }
}

/** The same in the words of the history. */
export function tipoInHistory(compared: ReturnType<typeof tipoCompared>, { aperture, accessori }: Offerings) {
  return { ...compared, aperture: offeringNames(aperture), accessori: offeringNames(accessori) }
}

interface Offerings {
  aperture: Awaited<ReturnType<typeof chosenAperture>>
  accessori: Awaited<ReturnType<typeof chosenAccessori>>
}

/**
 * What is stored for the values of the form.
 * @param tipo as it is now; null for a new one
 * @throws UserErrors for an opening or an accessory that is not there or retired, and for what is no picture
 */
export async function tipoStored(ctx: OperationContext, values: TipoValues, tipo: LockedTipo | null) {
  const { aperturaPks, accessorioPks, immagine, removeImmagine, ...plain } = values
  const offerings = {
    aperture: await chosenAperture(ctx, aperturaPks, tipo?.aperture ?? []),
    accessori: await chosenAccessori(ctx, accessorioPks, tipo?.accessori ?? []),
  }
  const choice = await saveChosenImage(ctx, await chosenImage(ctx, { immagine, removeImmagine }))
  const immagineId = choice === undefined ? (tipo?.immagineId ?? null) : choice
  return { columns: { ...codec.columns(plain), immagineId }, offerte: offerings }
}

/**
 * Refuses a name that another type has, as imports read it: they look types up whatever the case and the accents.
 * @param pk the type that is to be called so; none for a new one
 */
export function checkTipoName(tipi: readonly Entry[], name: string, pk?: number): void {
  if (tipi.some(({ id, nome }) => id !== pk && foldTitle(nome) === foldTitle(name))) {
    throw UserErrors.of('nome', NAME_TAKEN, 'CONFLICT')
  }
}

type ExtraValues = Pick<TipoValues, 'extra' | 'ritirato'>

/**
 * Refuses to retire the type of the extra lines, to make a window of it, and a second one.
 * @param before null for a new one
 * @param others the other types
 */
export function checkExtraTipo(before: ExtraValues | null, after: ExtraValues, others: readonly ListedTipo[]): void {
  const reason = before && fixedTipoReason(before)
  if (reason && !after.extra) throw UserErrors.of('extra', reason, 'CONFLICT')
  if (after.extra && after.ritirato) throw UserErrors.of('ritirato', FIXED_TIPO_EXTRA, 'CONFLICT')
  if (!after.extra || before?.extra) return
  const another = otherExtraReason(others.find(({ extra }) => extra)?.nome)
  if (another) throw UserErrors.of('extra', another, 'CONFLICT')
}

/** Refuses to make the type of the extra lines of one that is a window. @throws UserErrors on `extra` */
export async function checkNoWindow({ tx }: OperationContext, pk: number): Promise<void> {
  const some = { where: { tipoSerramentoId: pk } }
  const uses = [await tx.vincolo.count(some), await tx.voceListino.count(some), await tx.serramento.count(some)]
  if (uses.some((count) => count > 0)) throw UserErrors.of('extra', EXTRA_IS_SOLD, 'CONFLICT')
}
