// What a quote may contain, and the checks that need it: the same for the wizard, the server and REST.
import { ID_MAX, unknownPkMessage } from '../../../shared/fields/fields.ts'
import {
  erroreAltezza,
  erroreLarghezza,
  groupVincoli,
  type LimitiTipo,
  type VincoloMisure,
} from '../../vincoli/rules.ts'

interface Voce {
  id: number
  nome: string
}

interface OpzioneCatalogo extends Voce {
  valori: readonly Voce[]
}

export interface FamigliaCatalogo extends Voce {
  opzioni: readonly OpzioneCatalogo[]
}

export interface TipoCatalogo extends Voce, LimitiTipo {
  aperture: readonly Voce[]
  accessori: readonly Voce[]
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

interface Indice {
  famiglie: Map<number, FamigliaCatalogo>
  tipi: Map<number, TipoCatalogo>
  vincoli: Map<number, Map<number, VincoloCatalogo[]>>
}

// A catalogue is looked into at every keystroke of the wizard: indexed once.
const indici = new WeakMap<CatalogoPreventivo, Indice>()

function indice(catalogo: CatalogoPreventivo): Indice {
  const pronto = indici.get(catalogo)
  if (pronto) return pronto
  const nuovo = {
    famiglie: new Map(catalogo.famiglie.map((f) => [f.id, f])),
    tipi: new Map(catalogo.tipi.map((t) => [t.id, t])),
    vincoli: groupVincoli(catalogo.vincoli),
  }
  indici.set(catalogo, nuovo)
  return nuovo
}

type IdScelto = number | '' | null | undefined

/** The family with this id, if there is one. */
export function famigliaOf(catalogo: CatalogoPreventivo, id: IdScelto): FamigliaCatalogo | undefined {
  return typeof id === 'number' ? indice(catalogo).famiglie.get(id) : undefined
}

/** The window type with this id, if there is one. */
export function tipoOf(catalogo: CatalogoPreventivo, id: IdScelto): TipoCatalogo | undefined {
  return typeof id === 'number' ? indice(catalogo).tipi.get(id) : undefined
}

/** The constraints of a type in a family, in the order in which they are tried. */
export function vincoliOf(catalogo: CatalogoPreventivo, famiglia: IdScelto, tipo: IdScelto): VincoloCatalogo[] {
  if (typeof famiglia !== 'number' || typeof tipo !== 'number') return []
  return indice(catalogo).vincoli.get(famiglia)?.get(tipo) ?? []
}

/** The window types that a family sells: those with at least one constraint, in catalogue order. */
export function soldTipi(catalogo: CatalogoPreventivo, famiglia: IdScelto): TipoCatalogo[] {
  return catalogo.tipi.filter(({ id }) => vincoliOf(catalogo, famiglia, id).length > 0)
}

/** The first value of each option: what a newly chosen family starts from. */
export function defaultValori(famiglia: FamigliaCatalogo): number[] {
  return famiglia.opzioni.flatMap(({ valori }) => (valori[0] ? [valori[0].id] : []))
}

/** A finding on one field, by its yup path. */
interface CatalogoError {
  path: string
  message: string
}

/** The values of a window line, as far as they have been given. */
interface SerramentoParziale {
  tipoSerramento?: number | null | undefined
  tipoApertura?: number | null | undefined
  accessori?: readonly (number | null | undefined)[] | null | undefined
  altezza?: number | null | undefined
  larghezza?: number | null | undefined
}

interface SceltePreventivo {
  famiglia?: number | null | undefined
  valoriOpzioni?: readonly (number | null | undefined)[] | null | undefined
  serramenti?: readonly (SerramentoParziale | null | undefined)[] | null | undefined
}

const intero = (n: number | null | undefined): n is number => Number.isSafeInteger(n)
const ignoto = (id: number | null | undefined): boolean => intero(id) && id > 0 && id <= ID_MAX

/**
 * The checks that one field alone cannot make: values belong to the family's options, types are sold by the
 * family, openings and accessories belong to the type, measures are feasible. Fields that are
 * missing or unreadable are left to their own schema.
 */
export function catalogoErrors(scelte: SceltePreventivo, catalogo: CatalogoPreventivo): CatalogoError[] {
  const famiglia = famigliaOf(catalogo, scelte.famiglia)
  const errori: CatalogoError[] = []
  if (!famiglia && ignoto(scelte.famiglia))
    errori.push({ path: 'famiglia', message: unknownPkMessage(scelte.famiglia) })
  if (famiglia && Array.isArray(scelte.valoriOpzioni)) errori.push(...erroriOpzioni(famiglia, scelte.valoriOpzioni))
  if (!Array.isArray(scelte.serramenti)) return errori
  for (const [i, serramento] of scelte.serramenti.entries()) {
    if (!serramento || typeof serramento !== 'object') continue
    for (const { path, message } of erroriSerramento(serramento, famiglia, catalogo)) {
      errori.push({ path: `serramenti[${i}].${path}`, message })
    }
  }
  return errori
}

/** One value for every option of the family, no other value. */
function erroriOpzioni(famiglia: FamigliaCatalogo, scelti: readonly unknown[]): CatalogoError[] {
  const messaggi: string[] = []
  const noti = new Set(famiglia.opzioni.flatMap(({ valori }) => valori.map(({ id }) => id as unknown)))
  if (scelti.some((id) => !noti.has(id))) {
    messaggi.push(`È stato scelto un valore che non appartiene alle opzioni della famiglia «${famiglia.nome}»`)
  }
  for (const { nome, valori } of famiglia.opzioni) {
    const quanti = scelti.filter((id) => valori.some((valore) => valore.id === id)).length
    if (quanti > 1) messaggi.push(`È stato scelto più di un valore per l’opzione «${nome}»`)
    if (quanti === 0 && valori.length > 0) messaggi.push(`Manca un valore per l’opzione «${nome}»`)
  }
  return messaggi.map((message) => ({ path: 'valoriOpzioni', message }))
}

function erroriSerramento(
  serramento: SerramentoParziale,
  famiglia: FamigliaCatalogo | undefined,
  catalogo: CatalogoPreventivo,
): CatalogoError[] {
  const tipo = tipoOf(catalogo, serramento.tipoSerramento)
  if (!tipo) {
    const errore = { path: 'tipoSerramento', message: unknownPkMessage(serramento.tipoSerramento) }
    return [...(ignoto(serramento.tipoSerramento) ? [errore] : []), ...erroriPositivi(serramento)]
  }
  const errori: CatalogoError[] = []
  const { tipoApertura } = serramento
  if (intero(tipoApertura) && !tipo.aperture.some(({ id }) => id === tipoApertura)) {
    errori.push({ path: 'tipoApertura', message: `Apertura non disponibile per il serramento «${tipo.nome}»` })
  }
  errori.push(...erroriAccessori(tipo, Array.isArray(serramento.accessori) ? serramento.accessori : []))
  const vincoli = vincoliOf(catalogo, famiglia?.id, tipo.id)
  if (famiglia && vincoli.length > 0) return [...errori, ...erroriMisure(tipo, vincoli, serramento)]
  if (famiglia) {
    const message = `La famiglia «${famiglia.nome}» non comprende il serramento «${tipo.nome}»`
    errori.push({ path: 'tipoSerramento', message })
  }
  return [...errori, ...erroriPositivi(serramento)]
}

function erroriAccessori(tipo: TipoCatalogo, accessori: readonly unknown[]): CatalogoError[] {
  const messaggi: string[] = []
  if (accessori.some((accessorio) => !tipo.accessori.some(({ id }) => id === accessorio))) {
    messaggi.push(`Accessorio non disponibile per il serramento «${tipo.nome}»`)
  }
  if (new Set(accessori).size < accessori.length) messaggi.push('Lo stesso accessorio è indicato più volte')
  return messaggi.map((message) => ({ path: 'accessori', message }))
}

/** Both bound rules; the width is judged only when a height has been given. */
function erroriMisure(
  tipo: TipoCatalogo,
  vincoli: readonly VincoloCatalogo[],
  { altezza, larghezza }: SerramentoParziale,
): CatalogoError[] {
  if (!intero(altezza)) return erroriPositivi({ larghezza })
  const perAltezza = erroreAltezza(tipo, vincoli, altezza)
  const perLarghezza = intero(larghezza) ? erroreLarghezza(tipo, vincoli, altezza, larghezza) : null
  return [
    ...(perAltezza ? [{ path: 'altezza', message: perAltezza }] : []),
    ...(perLarghezza ? [{ path: 'larghezza', message: perLarghezza }] : []),
  ]
}

/** Without a type sold by the family there are no bounds, but a measure is positive all the same. */
function erroriPositivi({ altezza, larghezza }: SerramentoParziale): CatalogoError[] {
  return Object.entries({ altezza, larghezza })
    .filter(([, misura]) => intero(misura) && misura <= 0)
    .map(([path]) => ({ path, message: 'Deve essere un numero positivo' }))
}
