// What a quote may contain, and the checks that need it: the same for the wizard, the server and REST.
import { ID_MAX, unknownPkMessage } from '#shared/fields/fields.ts'
import {
  altezzaError,
  groupVincoli,
  type LimitsOfTipo,
  larghezzaError,
  type VincoloMisure,
} from '../../vincoli/rules.ts'

interface Item {
  id: number
  nome: string
}

interface OpzioneCatalogo extends Item {
  valori: readonly Item[]
}

export interface FamigliaCatalogo extends Item {
  opzioni: readonly OpzioneCatalogo[]
}

export interface TipoCatalogo extends Item, LimitsOfTipo {
  aperture: readonly Item[]
  accessori: readonly Item[]
}

interface VincoloCatalogo extends VincoloMisure {
  famiglia: number
  tipoSerramento: number
}

/** Families, types, constraints and the configured lists; ids are the numbers (`pk`) of the objects. */
export interface CatalogoPreventivo {
  famiglie: readonly FamigliaCatalogo[]
  tipi: readonly TipoCatalogo[]
  vincoli: readonly VincoloCatalogo[]
  tipiCliente: readonly string[]
  tipiIntervento: readonly string[]
  piani: readonly string[]
}

interface Index {
  famiglie: Map<number, FamigliaCatalogo>
  tipi: Map<number, TipoCatalogo>
  vincoli: Map<number, Map<number, VincoloCatalogo[]>>
}

// A catalogue is looked into at every keystroke of the wizard: indexed once.
const indexes = new WeakMap<CatalogoPreventivo, Index>()

function index(catalogo: CatalogoPreventivo): Index {
  const pronto = indexes.get(catalogo)
  if (pronto) return pronto
  const next = {
    famiglie: new Map(catalogo.famiglie.map((f) => [f.id, f])),
    tipi: new Map(catalogo.tipi.map((t) => [t.id, t])),
    vincoli: groupVincoli(catalogo.vincoli),
  }
  indexes.set(catalogo, next)
  return next
}

type ChosenId = number | '' | null | undefined

/** The family with this id, if there is one. */
export function famigliaOf(catalogo: CatalogoPreventivo, id: ChosenId): FamigliaCatalogo | undefined {
  return typeof id === 'number' ? index(catalogo).famiglie.get(id) : undefined
}

/** The window type with this id, if there is one. */
export function tipoOf(catalogo: CatalogoPreventivo, id: ChosenId): TipoCatalogo | undefined {
  return typeof id === 'number' ? index(catalogo).tipi.get(id) : undefined
}

/** The constraints of a type in a family, in the order in which they are tried. */
export function vincoliOf(catalogo: CatalogoPreventivo, famiglia: ChosenId, tipo: ChosenId): VincoloCatalogo[] {
  if (typeof famiglia !== 'number' || typeof tipo !== 'number') return []
  return index(catalogo).vincoli.get(famiglia)?.get(tipo) ?? []
}

/** The window types that a family sells: those with at least one constraint, in catalogue order. */
export function soldTipi(catalogo: CatalogoPreventivo, famiglia: ChosenId): TipoCatalogo[] {
  return catalogo.tipi.filter(({ id }) => vincoliOf(catalogo, famiglia, id).length > 0)
}

/** The first value of each option: what a newly chosen family starts from. */
export function defaultValues(famiglia: FamigliaCatalogo): number[] {
  return famiglia.opzioni.flatMap(({ valori }) => (valori[0] ? [valori[0].id] : []))
}

/** A finding on one field, by its yup path. */
interface CatalogoError {
  path: string
  message: string
}

/** The values of a window line, as far as they have been given. */
interface PartialSerramento {
  tipoSerramentoPk?: number | null | undefined
  tipoAperturaPk?: number | null | undefined
  accessorioPks?: readonly (number | null | undefined)[] | null | undefined
  altezza?: number | null | undefined
  larghezza?: number | null | undefined
  /** The fields of a composed element; none: a simple window. */
  specchiature?: readonly (PartialSpecchiatura | null | undefined)[] | null | undefined
}

type PartialSpecchiatura = Pick<PartialSerramento, 'tipoSerramentoPk' | 'tipoAperturaPk' | 'altezza' | 'larghezza'>

interface PreventivoChoices {
  famigliaPk?: number | null | undefined
  valoreOpzionePks?: readonly (number | null | undefined)[] | null | undefined
  serramenti?: readonly (PartialSerramento | null | undefined)[] | null | undefined
}

const whole = (n: number | null | undefined): n is number => Number.isSafeInteger(n)
const unknown = (id: number | null | undefined): boolean => whole(id) && id > 0 && id <= ID_MAX

/**
 * The checks that one field alone cannot make: values belong to the family's options, types are sold by the
 * family, openings and accessories belong to the type, measures are feasible. Fields that are
 * missing or unreadable are left to their own schema.
 */
export function catalogoErrors(choices: PreventivoChoices, catalogo: CatalogoPreventivo): CatalogoError[] {
  const famiglia = famigliaOf(catalogo, choices.famigliaPk)
  const errors: CatalogoError[] = []
  if (!famiglia && unknown(choices.famigliaPk))
    errors.push({ path: 'famigliaPk', message: unknownPkMessage(choices.famigliaPk) })
  if (famiglia && Array.isArray(choices.valoreOpzionePks))
    errors.push(...optionErrors(famiglia, choices.valoreOpzionePks))
  if (!Array.isArray(choices.serramenti)) return errors
  for (const [i, serramento] of choices.serramenti.entries()) {
    if (!serramento || typeof serramento !== 'object') continue
    for (const { path, message } of serramentoErrors(serramento, famiglia, catalogo)) {
      errors.push({ path: `serramenti[${i}].${path}`, message })
    }
  }
  return errors
}

/** One value for every option of the family, no other value. */
function optionErrors(famiglia: FamigliaCatalogo, chosen: readonly unknown[]): CatalogoError[] {
  const messages: string[] = []
  const knownOnes = new Set(famiglia.opzioni.flatMap(({ valori }) => valori.map(({ id }) => id as unknown)))
  if (chosen.some((id) => !knownOnes.has(id))) {
    messages.push(`È stato scelto un valore che non appartiene alle opzioni della famiglia «${famiglia.nome}»`)
  }
  for (const { nome, valori } of famiglia.opzioni) {
    const count = chosen.filter((id) => valori.some((value) => value.id === id)).length
    if (count > 1) messages.push(`È stato scelto più di un valore per l’opzione «${nome}»`)
    if (count === 0 && valori.length > 0) messages.push(`Manca un valore per l’opzione «${nome}»`)
  }
  return messages.map((message) => ({ path: 'valoreOpzionePks', message }))
}

function serramentoErrors(
  serramento: PartialSerramento,
  famiglia: FamigliaCatalogo | undefined,
  catalogo: CatalogoPreventivo,
): CatalogoError[] {
  const tipo = tipoOf(catalogo, serramento.tipoSerramentoPk)
  if (!tipo) {
    const error = { path: 'tipoSerramentoPk', message: unknownPkMessage(serramento.tipoSerramentoPk) }
    return [...(unknown(serramento.tipoSerramentoPk) ? [error] : []), ...positiveErrors(serramento)]
  }
  const errors: CatalogoError[] = []
  const { tipoAperturaPk } = serramento
  if (whole(tipoAperturaPk) && !tipo.aperture.some(({ id }) => id === tipoAperturaPk)) {
    errors.push({ path: 'tipoAperturaPk', message: `Apertura non disponibile per il serramento «${tipo.nome}»` })
  }
  errors.push(...accessoriErrors(tipo, Array.isArray(serramento.accessorioPks) ? serramento.accessorioPks : []))
  const { specchiature } = serramento
  const composed = Array.isArray(specchiature) && specchiature.length > 0
  if (composed) errors.push(...specchiatureErrors(specchiature, famiglia, catalogo))
  const vincoli = vincoliOf(catalogo, famiglia?.id, tipo.id)
  if (famiglia && vincoli.length > 0) {
    // An element is made when each of its fields is: no window is as large as the whole.
    return [...errors, ...(composed ? positiveErrors(serramento) : misureErrors(tipo, vincoli, serramento))]
  }
  if (famiglia) {
    const message = `La famiglia «${famiglia.nome}» non comprende il serramento «${tipo.nome}»`
    errors.push({ path: 'tipoSerramentoPk', message })
  }
  return [...errors, ...positiveErrors(serramento)]
}

/** Each field of an element is a window of the family. */
function specchiatureErrors(
  specchiature: readonly (PartialSpecchiatura | null | undefined)[],
  famiglia: FamigliaCatalogo | undefined,
  catalogo: CatalogoPreventivo,
): CatalogoError[] {
  return specchiature.flatMap((one, index) =>
    one && typeof one === 'object'
      ? serramentoErrors(
          {
            tipoSerramentoPk: one.tipoSerramentoPk,
            tipoAperturaPk: one.tipoAperturaPk,
            altezza: one.altezza,
            larghezza: one.larghezza,
          },
          famiglia,
          catalogo,
        ).map(({ path, message }) => ({ path: `specchiature[${index}].${path}`, message }))
      : [],
  )
}

function accessoriErrors(tipo: TipoCatalogo, accessori: readonly unknown[]): CatalogoError[] {
  const messages: string[] = []
  if (accessori.some((accessorio) => !tipo.accessori.some(({ id }) => id === accessorio))) {
    messages.push(`Accessorio non disponibile per il serramento «${tipo.nome}»`)
  }
  if (new Set(accessori).size < accessori.length) messages.push('Lo stesso accessorio è indicato più volte')
  return messages.map((message) => ({ path: 'accessorioPks', message }))
}

/** Both bound rules; the width is judged only when a height has been given. */
function misureErrors(
  tipo: TipoCatalogo,
  vincoli: readonly VincoloCatalogo[],
  { altezza, larghezza }: PartialSerramento,
): CatalogoError[] {
  if (!whole(altezza)) return positiveErrors({ larghezza })
  const byAltezza = altezzaError(tipo, vincoli, altezza)
  const byLarghezza = whole(larghezza) ? larghezzaError(tipo, vincoli, altezza, larghezza) : null
  return [
    ...(byAltezza ? [{ path: 'altezza', message: byAltezza }] : []),
    ...(byLarghezza ? [{ path: 'larghezza', message: byLarghezza }] : []),
  ]
}

/** Without a type sold by the family there are no bounds, but a measure is positive all the same. */
function positiveErrors({ altezza, larghezza }: PartialSerramento): CatalogoError[] {
  return Object.entries({ altezza, larghezza })
    .filter(([, misura]) => whole(misura) && misura <= 0)
    .map(([path]) => ({ path, message: 'Deve essere un numero positivo' }))
}
