import type { SelectOption } from '#forms/SelectField.tsx'
import {
  type FamigliaOffered,
  type FinestraInput,
  finestraInWords,
  finestraText,
  type OpzioneOffered,
  type SaidFinestra,
  type TipoOffered,
} from '#ordini/finestra/rules.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import type { ChosenOpzione } from '#vendite/listini/prezzo/finestra/rules.ts'
import type { OrdineInForm } from '../../ordine.ts'

interface Item {
  pk: number
  nome: string
}

/** What the windows of the lines choose from, by number; retired things are there for the lines that have them. */
export interface FinestraChoices {
  famiglie: Map<number, FamigliaOffered>
  tipi: Map<number, TipoOffered>
}

interface Catalogue {
  famiglie: readonly (Item & { opzioni: readonly (Item & { valori: readonly Item[] })[] })[]
  tipi: readonly (Item & { aperture: readonly Item[]; accessori: readonly Item[] })[]
}

const offered = <T extends Item>(item: T) => ({ pk: item.pk, nome: item.nome, ritirato: false })
const retired = <T extends Item>(item: T) => ({ pk: item.pk, nome: item.nome, ritirato: true })

/** What the catalogue offers. */
export function offeredChoices({ famiglie, tipi }: Catalogue): FinestraChoices {
  return {
    famiglie: new Map(
      famiglie.map((famiglia) => [
        famiglia.pk,
        {
          ...offered(famiglia),
          opzioni: famiglia.opzioni.map((one) => ({ ...offered(one), valori: one.valori.map(offered) })),
        },
      ]),
    ),
    tipi: new Map(
      tipi.map(({ pk, nome, aperture, accessori }) => [
        pk,
        { nome, aperture: aperture.map(offered), accessori: accessori.map(offered) },
      ]),
    ),
  }
}

const withIt = <T extends Item & { ritirato: boolean }>(items: readonly T[], other: T): readonly T[] =>
  items.some(({ pk }) => pk === other.pk) ? items : [...items, other]

type Riga = Pick<
  OrdineInForm['righe'][number],
  'famiglia' | 'opzioni' | 'tipoApertura' | 'accessori' | 'tipoSerramentoPk'
> &
  Partial<Pick<OrdineInForm['righe'][number], 'specchiature'>>

/** Adds what stored lines have and the catalogue offers no more. */
export function rememberFinestre({ famiglie, tipi }: FinestraChoices, righe: readonly Riga[]): void {
  for (const { famiglia, opzioni, tipoApertura, accessori, tipoSerramentoPk, specchiature = [] } of righe) {
    for (const one of specchiature) {
      const own = tipi.get(one.tipoSerramentoPk)
      if (!own || !one.tipoApertura) continue
      const { pk, nome } = one.tipoApertura
      tipi.set(one.tipoSerramentoPk, { ...own, aperture: withIt(own.aperture, retired({ pk, nome })) })
    }
    if (famiglia) {
      const known = famiglie.get(famiglia.pk) ?? { ...retired(famiglia), opzioni: [] }
      const grown = opzioni.reduce<readonly OpzioneOffered[]>((all, { opzione, valore }) => {
        const own = withIt(all, { ...retired(opzione), valori: [] })
        return own.map((one) => (one.pk === opzione.pk ? { ...one, valori: withIt(one.valori, retired(valore)) } : one))
      }, known.opzioni)
      famiglie.set(famiglia.pk, { ...known, opzioni: grown })
    }
    const tipo = tipi.get(tipoSerramentoPk)
    if (!tipo) continue
    const aperture = tipoApertura ? withIt(tipo.aperture, retired(tipoApertura)) : tipo.aperture
    const all = accessori.reduce((items, one) => withIt(items, retired(one)), tipo.accessori)
    tipi.set(tipoSerramentoPk, { ...tipo, aperture, accessori: all })
  }
}

/** Some of the catalogue to choose from: what is retired only where the line has it. */
export const itemChoices = (
  items: Iterable<Item & { ritirato: boolean }>,
  own: readonly (number | null)[],
): SelectOption<number>[] =>
  [...items]
    .filter(({ pk, ritirato }) => !ritirato || own.includes(pk))
    .map(({ pk, nome }) => ({ valore: pk, text: nome }))

/** The options with another value of one of them, which keeps its place. @param valorePk null for none */
export function withOpzione(opzioni: readonly ChosenOpzione[], opzionePk: number, valorePk: number | null) {
  const has = (one: ChosenOpzione) => one.opzionePk === opzionePk
  if (valorePk === null) return opzioni.filter((one) => !has(one))
  const chosen = { opzionePk, valorePk }
  return opzioni.some(has) ? opzioni.map((one) => (has(one) ? chosen : one)) : [...opzioni, chosen]
}

/** The values that another family has under the same names. */
export function opzioniInFamiglia(
  opzioni: readonly ChosenOpzione[],
  before: FamigliaOffered | undefined,
  after: FamigliaOffered | undefined,
): ChosenOpzione[] {
  const same = <T extends Item & { ritirato: boolean }>(items: readonly T[], name: string) =>
    items.find(({ nome, ritirato }) => !ritirato && foldTitle(nome) === foldTitle(name))
  return opzioni.flatMap(({ opzionePk, valorePk }) => {
    const old = before?.opzioni.find(({ pk }) => pk === opzionePk)
    const value = old?.valori.find(({ pk }) => pk === valorePk)
    const opzione = old && after && same(after.opzioni, old.nome)
    const valore = opzione && value && same(opzione.valori, value.nome)
    return valore ? [{ opzionePk: opzione.pk, valorePk: valore.pk }] : []
  })
}

/** Opening and accessories of a window that becomes one of another type: those that it offers. */
export function finestraOfTipo(
  { tipoAperturaPk, accessoriPks }: Pick<FinestraInput, 'tipoAperturaPk' | 'accessoriPks'>,
  tipo: TipoOffered | undefined,
): Pick<FinestraInput, 'tipoAperturaPk' | 'accessoriPks'> {
  const offers = (items: readonly (Item & { ritirato: boolean })[], pk: number) =>
    items.some((one) => one.pk === pk && !one.ritirato)
  return {
    tipoAperturaPk: tipoAperturaPk !== null && tipo && offers(tipo.aperture, tipoAperturaPk) ? tipoAperturaPk : null,
    accessoriPks: accessoriPks.filter((pk) => tipo && offers(tipo.accessori, pk)),
  }
}

/** The window of a line in words: 'Natura 80 · Rovere · Triplo · Anta e ribalta'; empty where nothing is said. */
export function finestraSummary(
  { tipoSerramentoPk, ...window }: FinestraInput & { tipoSerramentoPk: number | null },
  { famiglie, tipi }: FinestraChoices,
): string {
  const famiglia = famiglie.get(window.famigliaPk ?? 0) ?? null
  const tipo = tipi.get(tipoSerramentoPk ?? 0)
  return finestraText({
    famiglia,
    opzioni: window.opzioni.flatMap(({ opzionePk, valorePk }) => {
      const opzione = famiglia?.opzioni.find(({ pk }) => pk === opzionePk)
      const valore = opzione?.valori.find(({ pk }) => pk === valorePk)
      return opzione && valore ? [{ opzione, valore }] : []
    }),
    tipoApertura: tipo?.aperture.find(({ pk }) => pk === window.tipoAperturaPk) ?? null,
    accessori: tipo?.accessori.filter(({ pk }) => window.accessoriPks.includes(pk)) ?? [],
  })
}

/** A part of a window in words, where versions are compared. */
export function finestraPartInWords(part: SaidFinestra, { famiglie, tipi }: FinestraChoices): string {
  const named = (items: readonly Item[]) => new Map(items.map(({ pk, nome }) => [pk, nome]))
  const opzioni = [...famiglie.values()].flatMap((famiglia) => famiglia.opzioni)
  const words = finestraInWords(part, {
    famiglie: named([...famiglie.values()]),
    aperture: named([...tipi.values()].flatMap(({ aperture }) => aperture)),
    accessori: named([...tipi.values()].flatMap(({ accessori }) => accessori)),
    opzioni: named(opzioni),
    valori: named(opzioni.flatMap(({ valori }) => valori)),
  })
  return Object.values(words).find(Boolean) ?? '–'
}
