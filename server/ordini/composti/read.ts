import { byOrdine } from '#platform/db/byOrdine.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { SaidComposto, SpecchiaturaInput } from '#shared/composti/specchiature.ts'
import { forSpecchiature, type StoredSpecchiatura } from '#vendite/composti/read.ts'
import type { CompostiNames, CompostiOffer } from './rules.ts'

/** The fields of the element of a line, in their places. */
export const forComposto = { specchiature: forSpecchiature } satisfies Prisma.RigaOrdineInclude

/** The stored fields of an element as they are sent. */
export const specchiatureInput = (specchiature: readonly StoredSpecchiatura[]): SpecchiaturaInput[] =>
  specchiature.map(({ tipoSerramento, tipoApertura, ...one }) => ({
    ...one,
    tipoSerramentoPk: tipoSerramento.id,
    tipoAperturaPk: tipoApertura?.id ?? null,
  }))

/** The names of what stored fields have. */
export function namesOfComposti(righe: readonly { specchiature: readonly StoredSpecchiatura[] }[]): CompostiNames {
  const all = righe.flatMap(({ specchiature }) => specchiature)
  return {
    tipi: new Map(all.map(({ tipoSerramento: { id, nome } }) => [id, nome])),
    aperture: new Map(all.flatMap(({ tipoApertura: one }) => (one ? [[one.id, one.nome] as const] : []))),
  }
}

const item = { id: true, nome: true, ritirato: true } as const

/** Some types and openings as fields are judged by them; all of them where none are named. */
async function readOffer(db: Db | Tx, named?: { tipi: readonly number[]; aperture: readonly number[] }) {
  const tipi = await db.tipoSerramento.findMany({
    ...(named ? { where: { id: { in: [...named.tipi] } } } : {}),
    select: { ...item, ante: true, extra: true, aperture: { select: item, orderBy: byOrdine } },
  })
  const aperture = await db.tipoApertura.findMany({
    ...(named ? { where: { id: { in: [...named.aperture] } } } : {}),
    select: item,
  })
  const offer: CompostiOffer = {
    tipi: new Map(
      tipi.map(({ id, aperture: own, ...tipo }) => [
        id,
        { ...tipo, pk: id, aperture: own.map(({ id: pk, ...one }) => ({ ...one, pk })) },
      ]),
    ),
    aperture: new Map(aperture.map(({ id, nome }) => [id, nome])),
  }
  return offer
}

/** What the catalogue has of all that the fields of some lines speak of; asks for nothing where no line has any. */
export async function readCompostiOffer(db: Db | Tx, righe: readonly SaidComposto[]): Promise<CompostiOffer> {
  const all = righe.flatMap(({ specchiature = [] }) => specchiature)
  if (all.length === 0) return { tipi: new Map(), aperture: new Map() }
  const spoken = all.flatMap(({ tipoAperturaPk }) => (tipoAperturaPk === null ? [] : [tipoAperturaPk]))
  const tipi = all.map(({ tipoSerramentoPk }) => tipoSerramentoPk)
  return readOffer(db, { tipi: [...new Set(tipi)], aperture: [...new Set(spoken)] })
}

/** All types and openings, by which the words of sheets are looked up. */
export const readCompostiCatalogue = (db: Db | Tx): Promise<CompostiOffer> => readOffer(db)

/** The names of what the catalogue offers. */
export const namesOfCompostiOffer = ({ tipi, aperture }: CompostiOffer): CompostiNames => ({
  tipi: new Map([...tipi].map(([pk, { nome }]) => [pk, nome])),
  aperture,
})
