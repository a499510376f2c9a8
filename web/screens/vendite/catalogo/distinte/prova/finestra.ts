import type { FormikContextType } from 'formik'
import { useFormik } from 'formik'
import type { FinestraDistinta, Regola } from '#vendite/distinte/distinta/rules.ts'

interface Named {
  readonly pk: number
  readonly nome: string
}

/** What of the catalogue a window is chosen of. */
export interface DistintaCatalogo {
  readonly famiglie: readonly (Named & {
    readonly opzioni: readonly (Named & { readonly valori: readonly Named[] })[]
  })[]
  readonly tipiSerramento: readonly (Named & { readonly ante: number; readonly aperture: readonly Named[] })[]
}

/** The window that rules are tried with. */
export interface FinestraProva {
  famigliaPk: number | null
  tipoSerramentoPk: number | null
  /** Of each option of the family, by its number. */
  valori: Record<string, number | null>
  tipoAperturaPk: number | null
  altezza: number | string | null
  larghezza: number | string | null
}

export type Prova = FormikContextType<FinestraProva>

/** The form of the window that rules are tried with: the first family that has some, in a usual size. */
export function useProva({ famiglie, tipiSerramento }: DistintaCatalogo, regole: readonly Regola[]): Prova {
  const first = famiglie.find(({ pk }) => regole.some(({ famigliaPk }) => famigliaPk === pk)) ?? famiglie[0]
  return useFormik<FinestraProva>({
    initialValues: {
      famigliaPk: first?.pk ?? null,
      tipoSerramentoPk: tipiSerramento[0]?.pk ?? null,
      valori: {},
      tipoAperturaPk: null,
      altezza: 1400,
      larghezza: 1200,
    },
    onSubmit: () => {},
  })
}

const millimetres = (value: number | string | null) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null

/** What rules look at of the window that is tried. */
export function finestraOf(values: FinestraProva, { famiglie, tipiSerramento }: DistintaCatalogo): FinestraDistinta {
  const tipo = tipiSerramento.find(({ pk }) => pk === values.tipoSerramentoPk)
  const famiglia = famiglie.find(({ pk }) => pk === values.famigliaPk)
  return {
    famigliaPk: values.famigliaPk,
    tipoSerramentoPk: values.tipoSerramentoPk ?? 0,
    tipoAperturaPk: values.tipoAperturaPk,
    larghezza: millimetres(values.larghezza),
    altezza: millimetres(values.altezza),
    ante: tipo?.ante ?? 1,
    opzioni: (famiglia?.opzioni ?? []).map(({ pk, nome, valori }) => ({
      nome,
      valore: valori.find((valore) => valore.pk === values.valori[pk]) ?? null,
    })),
  }
}
