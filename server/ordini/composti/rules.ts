// Composed elements in lines of orders: each field is a window type with its opening and leaves.
// docs/rules/finestra.md#composed-elements

import { resizedComposto } from '#shared/composti/change.ts'
import { compostoErrors } from '#shared/composti/rules.ts'
import {
  leavesOfComposto,
  type SaidComposto,
  type SpecchiaturaInput,
  specchiatureText,
  wholeOf,
  whyTooManyAnte,
} from '#shared/composti/specchiature.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { formatCount } from '#shared/formats/formats.ts'

interface Item {
  pk: number
  nome: string
  ritirato: boolean
}

interface TipoOfSpecchiatura extends Item {
  ante: number
  /** No window: the type of the extra lines. */
  extra: boolean
  aperture: readonly Item[]
}

/** What the catalogue has of all that the fields of some lines speak of, by number; retired things too. */
export interface CompostiOffer {
  tipi: ReadonlyMap<number, TipoOfSpecchiatura>
  aperture: ReadonlyMap<number, string>
}

interface RigaWithComposto extends SaidComposto {
  pk: number | null
  rivendita: boolean
  larghezza: number | null
  altezza: number | null
  ante: number | null
}

const KEYS = ['x', 'y', 'larghezza', 'altezza', 'tipoSerramentoPk', 'tipoAperturaPk', 'ante'] as const

/** Whether two elements have the same fields. */
export function sameSpecchiature(a: readonly SpecchiaturaInput[], b: readonly SpecchiaturaInput[]): boolean {
  return a.length === b.length && a.every((one, index) => KEYS.every((key) => one[key] === b[index]?.[key]))
}

function settledComposto<Riga extends RigaWithComposto>(
  riga: Riga,
  before: RigaWithComposto | undefined,
  { tipi }: CompostiOffer,
): Riga & { specchiature: SpecchiaturaInput[] } {
  if (riga.rivendita) return { ...riga, specchiature: [] }
  const stored = before?.specchiature ?? []
  const whole = wholeOf(riga)
  const kept = whole && stored.length > 0 ? (resizedComposto(stored, whole) ?? stored) : stored
  const specchiature = (riga.specchiature ?? kept).map((one) => ({
    ...one,
    ante: one.ante ?? tipi.get(one.tipoSerramentoPk)?.ante ?? null,
  }))
  // Leaves of a composed element are those of its fields, so whoever counts leaves needs not know of it.
  return specchiature.length > 0
    ? { ...riga, specchiature, ante: leavesOfComposto(specchiature) }
    : { ...riga, specchiature }
}

/**
 * Lines with their whole elements: fields that a line does not tell are as stored, in its measures; leaves are theirs.
 * @param current the lines of the order as stored
 */
export function settledComposti<Riga extends RigaWithComposto>(
  righe: readonly Riga[],
  current: readonly RigaWithComposto[],
  offer: CompostiOffer,
): (Riga & { specchiature: SpecchiaturaInput[] })[] {
  const stored = new Map(current.map((riga) => [riga.pk, riga]))
  return righe.map((riga) => settledComposto(riga, riga.pk === null ? undefined : stored.get(riga.pk), offer))
}

const retired = (name: string) => `«${name}» è ritirato dal catalogo: resta dov’è già, ma non si può scegliere.`

/** What is wrong with the field of an element, by its own field. @param stored fields of the order as it is */
export function specchiaturaError(
  { tipoSerramentoPk, tipoAperturaPk }: SpecchiaturaInput,
  { tipi, aperture }: CompostiOffer,
  stored: readonly SpecchiaturaInput[],
): { field: 'tipoSerramentoPk' | 'tipoAperturaPk'; message: string } | null {
  const tipo = tipi.get(tipoSerramentoPk)
  if (!tipo) return { field: 'tipoSerramentoPk', message: unknownPkMessage(tipoSerramentoPk) }
  const own = stored.filter((one) => one.tipoSerramentoPk === tipoSerramentoPk)
  if (tipo.extra)
    return { field: 'tipoSerramentoPk', message: `«${tipo.nome}» è il tipo delle righe extra, non una finestra.` }
  if (tipo.ritirato && own.length === 0) return { field: 'tipoSerramentoPk', message: retired(tipo.nome) }
  if (tipoAperturaPk === null || own.some((one) => one.tipoAperturaPk === tipoAperturaPk)) return null
  const name = aperture.get(tipoAperturaPk)
  const offered = tipo.aperture.find(({ pk }) => pk === tipoAperturaPk)
  if (name === undefined) return { field: 'tipoAperturaPk', message: unknownPkMessage(tipoAperturaPk) }
  if (offered) return offered.ritirato ? { field: 'tipoAperturaPk', message: retired(name) } : null
  const names = tipo.aperture.filter(({ ritirato }) => !ritirato).map(({ nome }) => nome)
  const choices = names.length === 0 ? 'non ne ha nessuna scelta' : `si può scegliere fra ${names.join(', ')}`
  return { field: 'tipoAperturaPk', message: `Il tipo «${tipo.nome}» non ha «${name}»: ${choices}.` }
}

/**
 * What is wrong with the element of a line, by field of the line: types are windows, openings those of the types, and
 * the fields fill the whole.
 * @param riga its element already settled
 * @param stored fields of the lines of the order as they are
 */
export function compostoRigaErrors(
  riga: RigaWithComposto,
  offer: CompostiOffer,
  stored: readonly SpecchiaturaInput[],
): { field: string; message: string }[] {
  const { specchiature = [] } = riga
  const [first] = compostoErrors(specchiature, wholeOf(riga))
  const wrong = specchiature.flatMap((one, index) => {
    const error = specchiaturaError(one, offer, stored)
    return error ? [{ field: `specchiature[${index}].${error.field}`, message: error.message }] : []
  })
  const message = first?.message ?? whyTooManyAnte(specchiature)
  return message === null ? wrong : [{ field: 'specchiature', message }, ...wrong]
}

/** The names behind the numbers of fields. */
export interface CompostiNames {
  tipi: ReadonlyMap<number, string>
  aperture: ReadonlyMap<number, string>
}

/** The element of a line in words, for the history and for conflicts; empty for a simple window. */
export function compostoInWords({ specchiature = [] }: SaidComposto, { tipi, aperture }: CompostiNames): string {
  const named = (names: ReadonlyMap<number, string>, pk: number) => ({ nome: names.get(pk) ?? `n. ${pk}` })
  if (specchiature.length === 0) return ''
  const fields = specchiature.map(({ tipoSerramentoPk, tipoAperturaPk, ante: _ante, ...one }) => ({
    ...one,
    tipoSerramento: named(tipi, tipoSerramentoPk),
    tipoApertura: tipoAperturaPk === null ? null : named(aperture, tipoAperturaPk),
  }))
  return `${formatCount(leavesOfComposto(specchiature), 'anta', 'ante')}: ${specchiatureText(fields)}`
}
