// The columns of a material's printed rows: as they are stored, and as they are edited.
import { array, mixed, object, string } from 'yup'
import { INVALID_CHOICE, singleLineRule, truncatedRule } from '../../../shared/fields/fields.ts'

export const COLONNE_MATERIALE_MAX = 50
export const COLONNA_MAX = 64
export const ETICHETTA_MAX = 100

const COLONNA_RIPETUTA = 'Questa colonna c’è già.'
const DIREZIONE_SENZA_POSIZIONE = 'La direzione vuole anche la posizione.'
const POSIZIONI_NON_CONTIGUE = 'Le posizioni devono essere 1, 2, 3 … senza salti né doppioni.'
const NON_ELENCO = 'È richiesta una lista'
const NON_COPPIE = 'È richiesta una lista di coppie [colonna, asc o desc].'
const NON_MAPPA = 'È richiesto un elenco di etichette.'

const DIREZIONI = ['asc', 'desc'] as const
export type Direzione = (typeof DIREZIONI)[number]
/** A column, in lower case, and the way the rows are ordered by it. */
type ColonnaOrdering = readonly [colonna: string, direzione: Direzione]

/** The columns as they are stored. */
export interface ColonneMateriale {
  /** Names, in the order they are printed in. */
  colonneList: string[]
  /** What the rows are ordered by: first by the first. */
  sort: ColonnaOrdering[]
  /** Lower case column → its title in the PDF. No prototype: the keys are free. */
  labels: Record<string, string>
}

/** A column as it is edited. */
export interface RigaColonna {
  colonna: string
  direction: Direzione | null
  /** Its place among those that the rows are ordered by, '1', '2' …; null for none. */
  order: string | null
  /** Its title in the PDF; '' for its name. */
  label: string
}

/** What a supplier-order row has by itself; an import adds its own columns to these. */
export const COLONNE_DELLE_RIGHE = [
  'codice',
  'descrizione',
  'quantita',
  'um',
  'spessore',
  'stampato',
  'misure',
  'misure_vetro',
  'sezione',
] as const

/** The name that `sort` and `labels` know a column by. */
export const colonnaKey = (colonna: string): string => colonna.trim().toLowerCase()

/** A map with free keys: none of them can be mistaken for what objects inherit. */
function mappa(coppie: Iterable<readonly [string, string]>): Record<string, string> {
  const nuova: Record<string, string> = Object.create(null)
  for (const [chiave, valore] of coppie) nuova[chiave] = valore
  return nuova
}

/** Where the name of a column is there a second time; -1 when it is nowhere. */
function indiceRipetuta(colonne: readonly unknown[]): number {
  const chiavi = colonne.map((colonna) => (typeof colonna === 'string' ? colonnaKey(colonna) : ''))
  return chiavi.findIndex((chiave, indice) => chiave !== '' && chiavi.indexOf(chiave) < indice)
}

const nulla = (valore: unknown) => valore === null || valore === undefined || valore === ''

function leggiSort(_valore: unknown, originale: unknown): unknown {
  if (nulla(originale)) return []
  if (!Array.isArray(originale) || originale.length > COLONNE_MATERIALE_MAX) return originale
  return originale.map((una) => {
    if (Array.isArray(una)) return una.map(inMinuscolo)
    return isRow(una, 'direzione') ? [inMinuscolo(una.colonna), inMinuscolo(una.direzione)] : una
  })
}

/** A column with one thing more, as GraphQL takes what is stored by column. */
const isRow = <K extends string>(una: unknown, altro: K): una is { colonna: unknown } & Record<K, unknown> =>
  typeof una === 'object' && una !== null && 'colonna' in una && altro in una

const inMinuscolo = (testo: unknown) => (typeof testo === 'string' ? colonnaKey(testo) : testo)

function motivoSort(valore: unknown): string | null {
  if (!Array.isArray(valore)) return NON_COPPIE
  if (valore.length > COLONNE_MATERIALE_MAX) return `Non più di ${COLONNE_MATERIALE_MAX} elementi`
  const coppie = valore.every(
    (coppia) => Array.isArray(coppia) && coppia.length === 2 && coppia.every((parte) => typeof parte === 'string'),
  )
  if (!coppie) return NON_COPPIE
  const direzioni: readonly string[] = DIREZIONI
  if (valore.some(([, direzione]) => !direzioni.includes(direzione))) return INVALID_CHOICE
  return indiceRipetuta(valore.map(([colonna]) => colonna)) < 0 ? null : COLONNA_RIPETUTA
}

function leggiLabels(_valore: unknown, originale: unknown): unknown {
  if (nulla(originale)) return mappa([])
  if (typeof originale !== 'object' || originale === null) return originale
  const voci = Array.isArray(originale) ? titoliOf(originale) : Object.entries(originale)
  if (!voci || voci.length > COLONNE_MATERIALE_MAX || voci.some(([, testo]) => typeof testo !== 'string'))
    return originale
  return mappa(voci.map(([colonna, testo]) => [colonnaKey(colonna), testo.trim()] as const).filter(([, t]) => t))
}

/** Titles that came as rows, each with its column; null when they are none, or a column has two. */
function titoliOf(righe: readonly unknown[]): [string, unknown][] | null {
  const voci = righe.flatMap((una): [string, unknown][] =>
    isRow(una, 'titolo') && typeof una.colonna === 'string' ? [[una.colonna, una.titolo]] : [],
  )
  return voci.length === righe.length && indiceRipetuta(voci.map(([colonna]) => colonna)) < 0 ? voci : null
}

function motivoLabels(valore: unknown): string | null {
  if (Array.isArray(valore) && valore.length > COLONNE_MATERIALE_MAX)
    return `Non più di ${COLONNE_MATERIALE_MAX} elementi`
  if (Array.isArray(valore) && indiceRipetuta(valore.map((una) => una?.colonna)) >= 0) return COLONNA_RIPETUTA
  if (typeof valore !== 'object' || valore === null || Array.isArray(valore)) return NON_MAPPA
  const voci = Object.entries(valore)
  if (voci.length > COLONNE_MATERIALE_MAX) return `Non più di ${COLONNE_MATERIALE_MAX} elementi`
  for (const [colonna, testo] of voci) {
    if (!singleLineRule(ETICHETTA_MAX).strict().isValidSync(testo))
      return `${colonna.slice(0, COLONNA_MAX)}: etichetta non valida`
  }
  return null
}

/** The stored columns, field by field; that they fit together is `motivoSenzaColonna`'s to say. */
export const colonneFields = {
  colonneList: array()
    .of(singleLineRule(COLONNA_MAX).required())
    .transform(truncatedRule<string>(COLONNE_MATERIALE_MAX))
    .typeError(NON_ELENCO)
    .defined()
    .default([])
    .max(COLONNE_MATERIALE_MAX)
    .test('ripetuta', (colonne, ctx) => {
      const indice = indiceRipetuta(colonne)
      return indice < 0 || ctx.createError({ path: `${ctx.path}[${indice}]`, message: COLONNA_RIPETUTA })
    }),
  sort: mixed<ColonnaOrdering[]>()
    .transform(leggiSort)
    .defined()
    .default([])
    .test('sort', (valore, ctx) => {
      const motivo = motivoSort(valore)
      return motivo === null || ctx.createError({ message: motivo })
    }),
  labels: mixed<Record<string, string>>()
    .transform(leggiLabels)
    .defined()
    .default({})
    .test('labels', (valore, ctx) => {
      const motivo = motivoLabels(valore)
      return motivo === null || ctx.createError({ message: motivo })
    }),
}

/** Why an order or a title is of no column: the field and the message; null when all are of one, or none can be read. */
export function motivoSenzaColonna({
  colonneList,
  sort,
  labels,
}: ColonneMateriale): [keyof ColonneMateriale, string] | null {
  // What is no list of names, or no map, has a message of its own.
  const nomi = Array.isArray(colonneList) && colonneList.every((nome) => typeof nome === 'string')
  if (!nomi || motivoSort(sort) !== null || motivoLabels(labels) !== null) return null
  const note = new Set(colonneList.map(colonnaKey))
  const ignota = (campo: keyof ColonneMateriale, nomi: readonly string[]): [keyof ColonneMateriale, string] | null => {
    const nome = nomi.find((uno) => !note.has(uno))
    return nome === undefined ? null : [campo, `Non c’è una colonna «${nome.slice(0, COLONNA_MAX)}».`]
  }
  const ordinate = sort.map(([colonna]) => colonna)
  return ignota('sort', ordinate) ?? ignota('labels', Object.keys(labels))
}

/** Orders and titles without those of columns that are no longer there: the places that follow move up. */
export function onlyOf(colonneList: readonly string[], { sort, labels }: Pick<ColonneMateriale, 'sort' | 'labels'>) {
  const note = new Set(colonneList.map(colonnaKey))
  return {
    sort: sort.filter(([colonna]) => note.has(colonna)),
    labels: mappa(Object.entries(labels).filter(([colonna]) => note.has(colonna))),
  }
}

/** The stored columns as they are edited. */
export function righeColonneOf({ colonneList, sort, labels }: Readonly<ColonneMateriale>): RigaColonna[] {
  return colonneList.map((colonna) => {
    const chiave = colonnaKey(colonna)
    const posto = sort.findIndex(([ordinata]) => ordinata === chiave)
    return {
      colonna,
      direction: sort[posto]?.[1] ?? null,
      order: posto < 0 ? null : String(posto + 1),
      label: (Object.hasOwn(labels, chiave) && labels[chiave]) || '',
    }
  })
}

/** The edited columns as they are stored. */
export function colonneOf(righe: readonly RigaColonna[]): ColonneMateriale {
  const ordinate = righe
    .filter(({ order }) => order !== null)
    .sort((a, b) => Number(a.order) - Number(b.order))
    .map(({ colonna, direction }) => [colonnaKey(colonna), direction ?? 'asc'] as const)
  return {
    colonneList: righe.map(({ colonna }) => colonna.trim()),
    sort: ordinate,
    labels: mappa(righe.map(({ colonna, label }) => [colonnaKey(colonna), label.trim()] as const).filter(([, l]) => l)),
  }
}

/** Places counted anew from 1, in the order they had. */
function contigue(righe: readonly RigaColonna[]): RigaColonna[] {
  const prese = righe.flatMap(({ order }) => (order === null ? [] : [Number(order)])).sort((a, b) => a - b)
  return righe.map((una) =>
    una.order === null ? una : { ...una, order: String(prese.indexOf(Number(una.order)) + 1) },
  )
}

/** The places that a column may take: those that no other has and that leave no gap. */
export function posizioniFor(righe: readonly RigaColonna[], indice: number): string[] {
  const altre = righe.filter((una, posto) => posto !== indice && una.order !== null).map(({ order }) => order)
  return Array.from({ length: altre.length + 1 }, (_, posto) => String(posto + 1)).filter((p) => !altre.includes(p))
}

const conRiga = (righe: readonly RigaColonna[], indice: number, diversa: Partial<RigaColonna>) =>
  contigue(righe.map((una, posto) => (posto === indice ? { ...una, ...diversa } : una)))

/** A column takes a place, in ascending order unless it had another, or leaves it. */
export function withPosizione(righe: readonly RigaColonna[], indice: number, order: string | null): RigaColonna[] {
  return conRiga(righe, indice, { order, direction: order === null ? null : (righe[indice]?.direction ?? 'asc') })
}

/** A column is ordered by, at the next place unless it has one, or is no longer. */
export function withDirezione(righe: readonly RigaColonna[], indice: number, direction: Direzione | null) {
  const order = direction === null ? null : (righe[indice]?.order ?? posizioniFor(righe, indice).at(-1) ?? null)
  return conRiga(righe, indice, { direction, order })
}

/** Without a column: higher places move down. */
export function withoutColonna(righe: readonly RigaColonna[], indice: number): RigaColonna[] {
  return contigue(righe.filter((_, posto) => posto !== indice))
}

/** A column at another place of the printed row; what the rows are ordered by stays. */
export function withMovedColonna(righe: readonly RigaColonna[], da: number, a: number): RigaColonna[] {
  const mosse = [...righe]
  const [mossa] = mosse.splice(da, 1)
  if (mossa) mosse.splice(a, 0, mossa)
  return mosse
}

export const COLONNA_NUOVA: Readonly<RigaColonna> = { colonna: '', direction: null, order: null, label: '' }

const rigaColonnaSchema = object({
  colonna: singleLineRule(COLONNA_MAX).required(),
  direction: mixed<Direzione>()
    .nullable()
    .oneOf([...DIREZIONI, null], INVALID_CHOICE)
    .default(null),
  order: string()
    .nullable()
    .default(null)
    .test('direzione', DIREZIONE_SENZA_POSIZIONE, (order, { parent }) => order !== null || parent.direction === null),
  label: singleLineRule(ETICHETTA_MAX),
})

/** The columns of the form: named, each once, with places from 1 on without gaps. */
export const righeColonneSchema = array()
  .of(rigaColonnaSchema)
  .defined()
  .default([])
  .max(COLONNE_MATERIALE_MAX)
  .test('ripetuta', (righe, ctx) => {
    const indice = indiceRipetuta(righe.map(({ colonna }) => colonna))
    return indice < 0 || ctx.createError({ path: `${ctx.path}[${indice}].colonna`, message: COLONNA_RIPETUTA })
  })
  .test('contigue', POSIZIONI_NON_CONTIGUE, (righe) => {
    const prese = righe.flatMap(({ order }) => (order == null ? [] : [Number(order)])).sort((a, b) => a - b)
    return prese.every((posto, indice) => posto === indice + 1)
  })
