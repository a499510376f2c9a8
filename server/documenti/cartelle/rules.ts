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
} from '../../shared/fields/fields.ts'
import { formatCount } from '../../shared/formats/formats.ts'

/** Levels of folders, the top one included. */
export const PROFONDITA_MAX = 10

/** Days for which what was deleted can be restored. */
export const GIORNI_CESTINO = 30

/** Marks that turn the direction of what is read: 'fdp.exe' would read 'exe.pdf'. */
const VERSO = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

const VERSO_NON_AMMESSO = 'Contiene caratteri invisibili che cambiano il verso del testo: riscrivilo.'

/** A name that reads as it is written: one line, no marks of direction. */
export const nameRule = (max: number) =>
  singleLineRule(max).test('verso', VERSO_NON_AMMESSO, (testo) => !VERSO.test(testo.slice(0, max)))

export const SUPERIORE_MANCANTE = 'La cartella superiore non c’è più.'

/** The fields of a folder. */
export const cartellaSchema = object({
  nome: field('Nome', nameRule(200).required(REQUIRED_FIELD)),
  descrizione: field('Descrizione', longTextRule(2000), 'Plain text; may be empty.'),
  parent: field(
    'Cartella superiore',
    refersTo('cartella', optionalIdRule(), SUPERIORE_MANCANTE),
    'Number of the folder that it is in; null at the top.',
  ),
})

/** What the fields of a folder are called. */
export const cartellaLabels = labelsOf(cartellaSchema)

export const DENTRO_SE_STESSA = 'Una cartella non può stare dentro se stessa.'
export const FINITA_PRIMA_DI_OGGI = 'La condivisione non può finire prima di oggi.'
export const SOLO_PRINCIPALI = 'Si condividono solo le cartelle principali, con tutto ciò che contengono.'

/**
 * Why a folder cannot be put below another; null when it can.
 * @param dove whether the other is the folder itself or below it, and its level from 1; null for the top
 * @param altezza levels of the folder with what is below it, at least 1
 */
export function motivoNonSpostabile(dove: { dentro: boolean; profondita: number } | null, altezza = 1): string | null {
  if (dove?.dentro) return DENTRO_SE_STESSA
  if ((dove?.profondita ?? 0) + altezza > PROFONDITA_MAX) return `Non più di ${PROFONDITA_MAX} livelli di cartelle.`
  return null
}

/** A folder as it stands in a tree. */
export interface NodoCartella {
  pk: number
  nome: string
  parentPk: number | null
}

/** A folder of a tree with those below it. */
export interface AlberoCartella extends NodoCartella {
  figlie: AlberoCartella[]
}

/** The tree of folders that are read as a list; one whose parent is not among them is at the top. */
export function alberoDi(nodi: readonly NodoCartella[]): AlberoCartella[] {
  const tutte = new Map(nodi.map((nodo) => [nodo.pk, { ...nodo, figlie: [] as AlberoCartella[] }]))
  const radici: AlberoCartella[] = []
  for (const una of tutte.values()) (tutte.get(una.parentPk ?? 0)?.figlie ?? radici).push(una)
  return radici
}

/** What a folder takes along into the bin, in words; null when it is empty. */
export function contenutoInParole({ cartelle, file }: { cartelle: number; file: number }): string | null {
  const parti = [
    cartelle > 0 && formatCount(cartelle, 'cartella', 'cartelle'),
    file > 0 && formatCount(file, 'file', 'file'),
  ]
  return parti.filter(Boolean).join(' e ') || null
}

/**
 * Who of the app sees a folder, and why.
 * @param account how many the top-level folder is shared with
 */
export function visibilitaInParole({
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
  const chi = formatCount(account, 'account', 'account')
  return `Visibile a ${chi}, perché ${cartella} è condivisa con ${account === 1 ? 'lui' : 'loro'}.`
}
