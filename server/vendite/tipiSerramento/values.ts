import type { InferType } from 'yup'
import { columnCodec } from '../../platform/db/entity/codec.ts'
import { UserErrors } from '../../platform/errors.ts'
import { chosenImage, salvaImmagineScelta } from '../../platform/files/chosenImage.ts'
import { foldTitle } from '../../platform/imports/rules.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { NOME_PRESO } from '../../shared/arranged/rules.ts'
import type { LockedTipo } from './lock.ts'
import { chosenAccessori, chosenAperture, nomiOfferte } from './offerte.ts'
import { motivoTipoFisso, type tipoInCatalogoSchema, tipoSerramentoSchema } from './rules.ts'

export type TipoValues = InferType<typeof tipoInCatalogoSchema>

const codec = columnCodec('tipoSerramento', tipoSerramentoSchema)

type StoredTipo = Omit<LockedTipo, 'versione' | 'ordine' | 'id'>

const figura = (immagineId: number | null) => (immagineId === null ? null : `n. ${immagineId}`)
const numeri = (offerte: readonly { id: number }[]) => offerte.map(({ id }) => id).sort((a, b) => a - b)

/** A window type as its form sends it. */
export function tipoValues(tipo: LockedTipo): TipoValues {
  return {
    ...codec.values(tipo),
    aperture: numeri(tipo.aperture),
    accessori: numeri(tipo.accessori),
    immagine: null,
    removeImmagine: false,
  }
}

/** What conflicts compare of a window type: what it offers by number, as the form knows it. */
export function tipoCompared(
  tipo: Parameters<typeof codec.values>[0] & Pick<StoredTipo, 'immagineId'>,
  offerte: Offerte,
) {
  return {
    ...codec.values(tipo),
    aperture: numeri(offerte.aperture),
    accessori: numeri(offerte.accessori),
    immagine: figura(tipo.immagineId),
  }
}

/** The same in the words of the history. */
export function tipoInHistory(compared: ReturnType<typeof tipoCompared>, { aperture, accessori }: Offerte) {
  return { ...compared, aperture: nomiOfferte(aperture), accessori: nomiOfferte(accessori) }
}

interface Offerte {
  aperture: Awaited<ReturnType<typeof chosenAperture>>
  accessori: Awaited<ReturnType<typeof chosenAccessori>>
}

/**
 * What is stored for the values of the form.
 * @param tipo as it is now; null for a new one
 * @throws UserErrors for an opening or an accessory that is not there or retired, and for what is no picture
 */
export async function tipoStored(ctx: OperationContext, values: TipoValues, tipo: LockedTipo | null) {
  const { aperture, accessori, immagine, removeImmagine, ...plain } = values
  const offerte = {
    aperture: await chosenAperture(ctx, aperture, tipo?.aperture ?? []),
    accessori: await chosenAccessori(ctx, accessori, tipo?.accessori ?? []),
  }
  const scelta = await salvaImmagineScelta(ctx, await chosenImage(ctx, { immagine, removeImmagine }))
  const immagineId = scelta === undefined ? (tipo?.immagineId ?? null) : scelta
  return { columns: { ...codec.columns(plain), immagineId }, offerte }
}

/**
 * Refuses a name that another type has, as imports read it: they look types up whatever the case and the accents.
 * @param altri the other types
 */
export function checkNomeTipo(altri: readonly { nome: string }[], nome: string): void {
  if (altri.some((altro) => foldTitle(altro.nome) === foldTitle(nome))) {
    throw UserErrors.of('nome', NOME_PRESO, 'CONFLICT')
  }
}

/** Refuses to rename or retire the type that the product knows by its name. */
export function checkTipoFisso(
  prima: Pick<TipoValues, 'nome' | 'ritirato'>,
  dopo: Pick<TipoValues, 'nome' | 'ritirato'>,
) {
  const motivo = motivoTipoFisso(prima.nome)
  if (motivo && dopo.nome !== prima.nome) throw UserErrors.of('nome', motivo, 'CONFLICT')
  if (motivo && dopo.ritirato) throw UserErrors.of('ritirato', motivo, 'CONFLICT')
}
