import { UserErrors } from '../errors.ts'
import type { Viewer } from '../permissions.ts'
import type { Model } from './read.ts'

export type Verso = 'asc' | 'desc'

/** A list of the product: who sees which rows, its filters, its orders. GraphQL, REST, Excel and PDF use it. */
export interface Elenco<Where extends object, Filtro> {
  model: Model
  /** Row visibility, applied everywhere the model is read; null viewer = nothing but public rows. */
  visibili(viewer: Viewer | null): Where
  filtra(filtro: Filtro, viewer: Viewer | null): Where[]
  /** Name of an order → Prisma's orderBy. */
  ordinamenti: Record<string, (verso: Verso) => object | object[]>
  /** Used when none is asked. */
  predefinito: string[]
}

/** Where of a list as asked by a viewer. */
export function whereElenco<Where extends object, Filtro>(
  elenco: Elenco<Where, Filtro>,
  filtro: Filtro | null | undefined,
  viewer: Viewer | null,
): object {
  return { AND: [elenco.visibili(viewer), ...(filtro ? elenco.filtra(filtro, viewer) : [])] }
}

/**
 * Prisma's orderBy from names such as `-dataCreazione`, with the id last so that pages never overlap.
 * @throws UserErrors on an unknown name
 */
export function orderByElenco(elenco: Elenco<never, never> | Elenco<object, never>, nomi: readonly string[]): object[] {
  const chosen = nomi.length > 0 ? nomi : elenco.predefinito
  const orderBy = chosen.flatMap((nome) => {
    const verso: Verso = nome.startsWith('-') ? 'desc' : 'asc'
    const make = Object.hasOwn(elenco.ordinamenti, nome.replace(/^-/, ''))
      ? elenco.ordinamenti[nome.replace(/^-/, '')]
      : undefined
    if (!make) throw UserErrors.of('ordinamento', `Ordinamento sconosciuto: ${nome}`)
    return make(verso)
  })
  return [...orderBy, { id: chosen[0]?.startsWith('-') ? 'desc' : 'asc' }]
}
