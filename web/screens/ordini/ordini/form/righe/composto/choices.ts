// What the fields of composed elements are chosen, drawn and judged from.
import type { SelectOption } from '#forms/SelectField.tsx'
import type { MisureOfFamiglia } from '#ordini/composti/misure/rules.ts'
import type { DrawingShape, OpeningSense } from '#shared/drawings/drawings.ts'
import type { LimitsOfTipo, VincoloMisure } from '#vendite/vincoli/rules.ts'
import type { FinestraChoices } from '../finestra/choices.ts'

/** What the fields of an element are chosen from. */
export interface CompostoChoices {
  finestre: FinestraChoices
  /** Leaves and shape of each window type, side of each opening, by number. */
  anteOf: ReadonlyMap<number, number>
  disegni: ReadonlyMap<number, DrawingShape>
  sensi: ReadonlyMap<number, OpeningSense>
}

/** The same, with what tells whether it can be made. */
export interface CompostoContext extends CompostoChoices {
  /** Window types: without that of the extra lines. */
  tipi: readonly SelectOption[]
  /** What families make of their types, by number; of none for who sees no quotes. */
  misure: ReadonlyMap<number, MisureOfFamiglia>
  /** Names and bounds of the window types, by number. */
  limits: ReadonlyMap<number, LimitsOfTipo & { nome: string }>
}

type Told<T> = { readonly [Name in keyof T]?: T[Name] | undefined }

interface Tipo extends Told<LimitsOfTipo> {
  readonly pk: number
  readonly nome: string
  readonly ante: number
  readonly disegno: string
  readonly aperture: readonly { readonly pk: number; readonly senso: string }[]
}

interface Famiglia {
  readonly pk: number
  readonly nome: string
  readonly vincoli?:
    | readonly (Omit<VincoloMisure, 'id'> & { readonly pk: number; readonly tipoSerramentoPk: number })[]
    | null
    | undefined
}

/** What the catalogue says of types and families, by number. */
export const compostoCatalogue = (tipi: readonly Tipo[], famiglie: readonly Famiglia[]) => ({
  anteOf: new Map(tipi.map(({ pk, ante }) => [pk, ante])),
  disegni: new Map(tipi.map(({ pk, disegno }) => [pk, disegno as DrawingShape])),
  sensi: new Map(tipi.flatMap(({ aperture }) => aperture.map(({ pk, senso }) => [pk, senso as OpeningSense]))),
  misure: new Map(
    famiglie.flatMap(({ pk, nome, vincoli }) => {
      if (!vincoli) return []
      const all = vincoli.map(({ pk: id, ...vincolo }) => ({ ...vincolo, id }))
      return [[pk, { nome, vincoli: Map.groupBy(all, (one) => one.tipoSerramentoPk) }] as const]
    }),
  ),
  limits: new Map(
    tipi.map(({ pk, nome, altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }) => [
      pk,
      {
        nome,
        altezzaMin: altezzaMin ?? null,
        altezzaMax: altezzaMax ?? null,
        larghezzaMin: larghezzaMin ?? null,
        larghezzaMax: larghezzaMax ?? null,
      },
    ]),
  ),
})
