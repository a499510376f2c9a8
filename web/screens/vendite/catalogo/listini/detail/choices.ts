import type { SelectOption } from '#forms/SelectField.tsx'
import type { ListinoPageQuery } from '#generated/ListinoPageQuery.graphql.ts'

/** What is offered of the catalogue, to choose from. */
export type ListinoCatalogo = Pick<ListinoPageQuery['response'], 'famiglie' | 'tipiSerramento'>

type Named = { readonly pk: number; readonly nome: string }

/** Options of a list of named things. */
export const namedOptions = (items: readonly Named[]): SelectOption<number>[] =>
  items.map(({ pk, nome }) => ({ valore: pk, text: nome }))

/** The values of the options of a family, or of all of them: 'Essenza: Rovere'. */
export function valoreOptions({ famiglie }: ListinoCatalogo, famigliaPk: number | null): SelectOption<number>[] {
  return famiglie
    .filter(({ pk }) => famigliaPk === null || pk === famigliaPk)
    .flatMap(({ nome: family, opzioni }) =>
      opzioni.flatMap(({ nome: option, valori }) =>
        valori.map(({ pk, nome }) => ({
          valore: pk,
          text: famigliaPk === null ? `${family}, ${option}: ${nome}` : `${option}: ${nome}`,
        })),
      ),
    )
}

/** What the window types offer, each once. */
export function offeredBy({ tipiSerramento }: ListinoCatalogo, what: 'aperture' | 'accessori'): SelectOption<number>[] {
  const all = new Map(tipiSerramento.flatMap((tipo) => tipo[what].map(({ pk, nome }) => [pk, nome] as const)))
  return [...all].map(([valore, text]) => ({ valore, text })).sort((a, b) => a.text.localeCompare(b.text, 'it'))
}
