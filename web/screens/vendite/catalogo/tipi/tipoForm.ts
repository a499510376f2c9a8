import { formValues } from '#forms/entity/useEntityForm.ts'
import { type ChosenImage, startImage, writeImage } from '#forms/image/chosenImage.ts'
import type { DrawingShape, OpeningSense } from '#shared/drawings/drawings.ts'
import type { TipoEntry } from './readTipo.ts'

/** Something that a type may offer. */
export interface OfferingChoice {
  readonly pk: number
  readonly nome: string
  readonly ritirato: boolean
}

/** An opening that a type may offer. */
export interface AperturaChoice extends OfferingChoice {
  readonly senso: OpeningSense
}

/** Values of the form; the picture is sent beside the fields, and the last choice stays. */
export interface TipoFormValues {
  nome: string
  disegno: DrawingShape
  /** Text while it is no number. */
  ante: number | null
  conTelaio: boolean
  extra: boolean
  ritirato: boolean
  altezzaMin: number | null
  altezzaMax: number | null
  larghezzaMin: number | null
  larghezzaMax: number | null
  aperturaPks: readonly number[]
  accessorioPks: readonly number[]
  immagine: ChosenImage
  versione: number
}

const EMPTY: TipoFormValues = {
  nome: '',
  disegno: 'BATTENTE',
  ante: 1,
  conTelaio: true,
  extra: false,
  ritirato: false,
  altezzaMin: null,
  altezzaMax: null,
  larghezzaMin: null,
  larghezzaMax: null,
  aperturaPks: [],
  accessorioPks: [],
  immagine: startImage(null),
  versione: 0,
}

const numbersOf = (choices: readonly { readonly pk: number }[]) => choices.map(({ pk }) => pk).toSorted((a, b) => a - b)

/** A window type as its form begins; an empty one for null. */
export function tipoFormValues(tipo: TipoEntry | null): TipoFormValues {
  if (tipo === null) return formValues(EMPTY, null)
  const { aperture, accessori, immagine } = tipo
  const offered = { aperturaPks: numbersOf(aperture), accessorioPks: numbersOf(accessori) }
  return { ...formValues(EMPTY, { ...tipo, ...offered }), immagine: startImage(immagine ?? null) }
}

/** What is sent: the picture too, when it is another. */
export function writeTipo(
  fields: Partial<Omit<TipoFormValues, 'immagine' | 'versione'>>,
  { immagine }: TipoFormValues,
) {
  return { ...fields, ...writeImage(immagine) }
}

/** What is offered, and of what is retired what the type has already. */
export function choicesOf(all: readonly OfferingChoice[], own: readonly OfferingChoice[]) {
  const has = new Set(own.map(({ pk }) => pk))
  return all
    .filter(({ pk, ritirato }) => !ritirato || has.has(pk))
    .map(({ pk, nome, ritirato }) => ({ valore: pk, text: ritirato ? `${nome} (ritirato)` : nome }))
}
