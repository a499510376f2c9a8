// Composed elements in words: the cells of sheets. docs/rules/finestra.md#in-a-cell

import { foldTitle } from '#platform/imports/rules.ts'
import { bottomOf, compostoErrors, type Misure, type Riquadro, rightOf } from '#shared/composti/rules.ts'
import { type SpecchiaturaInput, whyTooManyAnte } from '#shared/composti/specchiature.ts'
import { type CompostiOffer, specchiaturaError } from '../rules.ts'

/** A field as a cell says it. */
export interface WrittenSpecchiatura extends Riquadro {
  tipoSerramento: { nome: string; ante: number }
  tipoApertura: { nome: string } | null
  ante: number
}

/** How it is written, told where it is not. */
const FORM = 'si scrive «Tipo (Apertura) larghezza × altezza; …», dall’alto e da sinistra'

const inPlaces = (a: Riquadro, b: Riquadro) => a.y - b.y || a.x - b.x

/**
 * The fields of an element as a cell, in their places from the top left, which say where each is:
 * 'Finestra 1 anta (Fissa) 400 × 2100; Portafinestra 2 ante (Battente a destra) 900 × 2100'. Leaves are told where they
 * are not those of the type: '…, 3 ante'. Empty for a simple window.
 */
export function compostoWords(specchiature: readonly WrittenSpecchiatura[]): string {
  return [...specchiature]
    .sort(inPlaces)
    .map(({ tipoSerramento, tipoApertura, larghezza, altezza, ante }) => {
      const opening = tipoApertura ? ` (${tipoApertura.nome})` : ''
      const leaves = ante === tipoSerramento.ante ? '' : `, ${ante} ${ante === 1 ? 'anta' : 'ante'}`
      return `${tipoSerramento.nome}${opening} ${larghezza} × ${altezza}${leaves}`
    })
    .join('; ')
}

/** The first place of a whole, from the top and then from the left, that no field covers; null where there is none. */
function freePlace(specchiature: readonly Riquadro[], whole: Misure): { x: number; y: number } | null {
  const rows = [0, ...specchiature.map(bottomOf)].filter((y) => y < whole.altezza).sort((a, b) => a - b)
  const columns = [0, ...specchiature.map(rightOf)].filter((x) => x < whole.larghezza).sort((a, b) => a - b)
  const covers = (one: Riquadro, x: number, y: number) =>
    one.x <= x && x < rightOf(one) && one.y <= y && y < bottomOf(one)
  for (const y of rows) {
    const x = columns.find((column) => !specchiature.some((one) => covers(one, column, y)))
    if (x !== undefined) return { x, y }
  }
  return null
}

/** The type and the opening that words name, in every way that a name may have brackets of its own; null for none. */
function namedIn(words: string, { tipi }: CompostiOffer): { tipo: number; apertura: number | null } | null {
  const tipoOf = (name: string) => [...tipi].find(([, { nome }]) => foldTitle(nome) === foldTitle(name))
  const whole = tipoOf(words)
  if (whole) return { tipo: whole[0], apertura: null }
  if (!words.endsWith(')')) return null
  for (let at = words.indexOf('('); at >= 0; at = words.indexOf('(', at + 1)) {
    const tipo = tipoOf(words.slice(0, at))
    const opening = words.slice(at + 1, -1)
    const apertura = tipo?.[1].aperture.find(({ nome }) => foldTitle(nome) === foldTitle(opening))
    if (tipo && apertura) return { tipo: tipo[0], apertura: apertura.pk }
  }
  return null
}

/** Why words name no type with one of its openings. */
function unknownWords(words: string, { tipi }: CompostiOffer): string {
  const at = words.endsWith(')') ? words.indexOf('(') : -1
  const name = (at < 0 ? words : words.slice(0, at)).trim()
  const tipo = [...tipi.values()].find(({ nome }) => foldTitle(nome) === foldTitle(name))
  return tipo && at >= 0
    ? `«${tipo.nome}» non ha l’apertura «${words.slice(at + 1, -1)}»`
    : `tipo serramento «${name}» sconosciuto`
}

/** What a field ends with: its measures, and its leaves where they are told. */
const END = / (\d{1,6}) ?[x×*] ?(\d{1,6})(?: ?mm)?(?: ?, ?(\d{1,3}) ant[ae])?$/i

/** A field as it was read: its name, its measures, its leaves. */
interface ReadField extends Misure {
  name: string
  ante: number | null
}

/** The fields of a cell between semicolons or lines, which names may have in them too; what is left over. */
function readFields(text: string): { fields: ReadField[]; rest: string } {
  const fields: ReadField[] = []
  let rest = ''
  for (const part of text.split(/[;\n]/)) {
    rest = `${rest}${rest === '' ? '' : '; '}${part}`.replaceAll(/\s+/g, ' ').trim()
    const end = END.exec(rest)
    if (!end) continue
    const [, width, height, leaves] = end
    const ante = leaves === undefined ? null : Number(leaves)
    fields.push({ name: rest.slice(0, end.index), larghezza: Number(width), altezza: Number(height), ante })
    rest = ''
  }
  return { fields, rest }
}

/**
 * The fields that a cell names, each in the first place that those before it leave; of what cannot be read, why.
 * @param whole the measures of the line; null while one is missing
 */
export function compostoOfWords(
  words: string,
  whole: Misure | null,
  offer: CompostiOffer,
): { specchiature: SpecchiaturaInput[]; errors: string[] } {
  const specchiature: SpecchiaturaInput[] = []
  const errors: string[] = []
  const { fields, rest } = readFields(words)
  if (rest !== '') return { specchiature, errors: [`«${rest}»: ${FORM}`] }
  for (const { name, larghezza, altezza, ante } of fields) {
    const named = namedIn(name, offer)
    if (!named) errors.push(unknownWords(name, offer))
    const place = freePlace(specchiature, whole ?? { larghezza: 1, altezza: 1 }) ?? { x: 0, y: whole?.altezza ?? 0 }
    specchiature.push({
      ...{ ...place, larghezza, altezza },
      tipoSerramentoPk: named?.tipo ?? 0,
      tipoAperturaPk: named?.apertura ?? null,
      ante: ante ?? offer.tipi.get(named?.tipo ?? 0)?.ante ?? 1,
    })
  }
  const [wrong] = compostoErrors(specchiature, whole)
  if (wrong) errors.push(wrong.index === null ? wrong.message : `specchiatura ${wrong.index + 1}: ${wrong.message}`)
  const tooMany = whyTooManyAnte(specchiature)
  if (tooMany) errors.push(tooMany)
  for (const { tipoSerramentoPk } of specchiature) {
    const tipo = offer.tipi.get(tipoSerramentoPk)
    if (tipo?.extra) errors.push(`«${tipo.nome}» è il tipo delle righe extra, non una finestra.`)
  }
  return errors.length > 0 ? { specchiature: [], errors: [...new Set(errors)] } : { specchiature, errors }
}

/** Why the fields that were read may not be chosen for a new line: they have what is retired. */
export const newCompostoErrors = (specchiature: readonly SpecchiaturaInput[], offer: CompostiOffer): string[] =>
  specchiature.flatMap((one, index) => {
    const error = specchiaturaError(one, offer, [])
    return error ? [`specchiatura ${index + 1}: ${error.message}`] : []
  })
