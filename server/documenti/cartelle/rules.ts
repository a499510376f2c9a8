// Folders: the fields of one, why it does not go where it is put, who sees it and why.

import { object } from 'yup'
import {
  field,
  labelsOf,
  longTextRule,
  optionalIdRule,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '#shared/fields/fields.ts'
import { pksFilter, searchFilter, sinceFilter } from '#shared/fields/filters.ts'
import { formatCount } from '#shared/formats/formats.ts'

/** Levels of folders, the top one included. */
export const PROFONDITA_MAX = 10

/** Days for which what was deleted can be restored. */
export const CESTINO_DAYS = 30

/** Marks that turn the direction of what is read: 'fdp.exe' would read 'exe.pdf'. */
const BIDI_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

const BIDI_MARKS_NOT_ALLOWED = 'Contiene caratteri invisibili che cambiano il verso del testo: riscrivilo.'

/** A name that reads as it is written: one line, no marks of direction. */
export const nameRule = (max: number) =>
  singleLineRule(max).test('verso', BIDI_MARKS_NOT_ALLOWED, (text) => !BIDI_MARKS.test(text.slice(0, max)))

export const MISSING_PARENT = 'La cartella superiore non c’è più.'

/** The fields of a folder. */
export const cartellaSchema = object({
  nome: field('Nome', nameRule(200).required(REQUIRED_FIELD)),
  descrizione: field('Descrizione', longTextRule(2000), 'Plain text; may be empty.'),
  parentPk: field(
    'Cartella superiore',
    refersTo('cartella', optionalIdRule(), MISSING_PARENT),
    'Number of the folder that it is in; null at the top.',
  ),
})

/** What the fields of a folder are called. */
export const cartellaLabels = labelsOf(cartellaSchema)

export const INSIDE_ITSELF = 'Una cartella non può stare dentro se stessa.'
export const FINISHED_BEFORE_TODAY = 'La condivisione non può finire prima di oggi.'
export const ONLY_MAIN = 'Si condividono solo le cartelle principali, con tutto ciò che contengono.'

/**
 * Why a folder cannot be put below another; null when it can.
 * @param where whether the other is the folder itself or below it, and its level from 1; null for the top
 * @param altezza levels of the folder with what is below it, at least 1
 */
export function notMovableReason(where: { inside: boolean; profondita: number } | null, altezza = 1): string | null {
  if (where?.inside) return INSIDE_ITSELF
  if ((where?.profondita ?? 0) + altezza > PROFONDITA_MAX) return `Non più di ${PROFONDITA_MAX} livelli di cartelle.`
  return null
}

/** A folder as it stands in a tree. */
export interface CartellaNode {
  pk: number
  nome: string
  parentPk: number | null
}

/** A folder of a tree with those below it. */
export interface CartellaTree extends CartellaNode {
  figlie: CartellaTree[]
}

/** The tree of folders that are read as a list; one whose parent is not among them is at the top. */
export function treeOf(nodes: readonly CartellaNode[]): CartellaTree[] {
  const all = new Map(nodes.map((node) => [node.pk, { ...node, figlie: [] as CartellaTree[] }]))
  const radici: CartellaTree[] = []
  for (const one of all.values()) (all.get(one.parentPk ?? 0)?.figlie ?? radici).push(one)
  return radici
}

/** What a folder takes along into the bin, in words; null when it is empty. */
export function contentInWords({ cartelle, file }: { cartelle: number; file: number }): string | null {
  const parts = [
    cartelle > 0 && formatCount(cartelle, 'cartella', 'cartelle'),
    file > 0 && formatCount(file, 'file', 'file'),
  ]
  return parts.filter(Boolean).join(' e ') || null
}

/**
 * Who of the app sees a folder, and why.
 * @param account how many the top-level folder is shared with
 */
export function visibilitaInWords({
  principale,
  nome,
  account,
}: {
  principale: boolean
  nome: string
  account: number
}): string {
  const cartella = principale ? 'questa cartella' : `la cartella principale «${nome}»`
  if (account === 0) return `Visibile a nessun account, perché ${cartella} non è condivisa.`
  const who = formatCount(account, 'account', 'account')
  return `Visibile a ${who}, perché ${cartella} è condivisa con ${account === 1 ? 'lui' : 'loro'}.`
}

/** The filters of the folders. */
export const cartelleFilters = {
  search: searchFilter(
    'Every word of name and description, any order, case and accents folded, in folders of every level.',
    { url: 'search', label: 'Cerca cartella' },
  ),
  pks: pksFilter('The ones with these numbers, of every level.'),
  aggiornatoDopo: sinceFilter(),
}
