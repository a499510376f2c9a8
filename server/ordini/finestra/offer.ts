import { byOrdine } from '#platform/db/byOrdine.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { FinestraNames, FinestraOffer, SaidFinestra } from './rules.ts'
import type { FinestraCatalogue } from './words/rules.ts'

type Riga = SaidFinestra & { tipoSerramentoPk: number }

const different = (pks: readonly (number | null | undefined)[]) => [...new Set(pks.filter((pk) => pk != null))]
const item = { id: true, nome: true, ritirato: true } as const
const asItem = ({ id, nome, ritirato }: { id: number; nome: string; ritirato: boolean }) => ({ pk: id, nome, ritirato })
const sorted = { orderBy: byOrdine }
const namesById = (rows: readonly { id: number; nome: string }[]) => new Map(rows.map(({ id, nome }) => [id, nome]))

/** What the catalogue has of all that some lines speak of: few families and types, however many the lines. */
export async function readFinestraOffer(db: Db | Tx, righe: readonly Riga[]): Promise<FinestraOffer> {
  const within = (pks: readonly (number | null | undefined)[]) => ({ id: { in: different(pks) } })
  const famiglie = await db.famiglia.findMany({
    where: within(righe.map(({ famigliaPk }) => famigliaPk)),
    select: { ...item, opzioni: { ...sorted, select: { ...item, valori: { ...sorted, select: item } } } },
  })
  const tipi = await db.tipoSerramento.findMany({
    where: within(righe.map(({ tipoSerramentoPk }) => tipoSerramentoPk)),
    select: { ...item, aperture: { ...sorted, select: item }, accessori: { ...sorted, select: item } },
  })
  const aperture = await db.tipoApertura.findMany({
    where: within(righe.map(({ tipoAperturaPk }) => tipoAperturaPk)),
    select: item,
  })
  const accessori = await db.accessorio.findMany({
    where: within(righe.flatMap(({ accessoriPks }) => accessoriPks ?? [])),
    select: item,
  })
  return {
    famiglie: new Map(
      famiglie.map((famiglia) => [
        famiglia.id,
        {
          ...asItem(famiglia),
          opzioni: famiglia.opzioni.map((one) => ({ ...asItem(one), valori: one.valori.map(asItem) })),
        },
      ]),
    ),
    tipi: new Map(
      tipi.map((tipo) => [
        tipo.id,
        { nome: tipo.nome, aperture: tipo.aperture.map(asItem), accessori: tipo.accessori.map(asItem) },
      ]),
    ),
    aperture: namesById(aperture),
    accessori: namesById(accessori),
  }
}

/** The names of what the catalogue offers. */
export function namesOfOffer({ famiglie, aperture, accessori }: FinestraOffer): FinestraNames {
  const opzioni = [...famiglie.values()].flatMap((famiglia) => famiglia.opzioni)
  return {
    famiglie: new Map([...famiglie].map(([pk, { nome }]) => [pk, nome])),
    aperture,
    accessori,
    opzioni: new Map(opzioni.map(({ pk, nome }) => [pk, nome])),
    valori: new Map(opzioni.flatMap(({ valori }) => valori.map(({ pk, nome }) => [pk, nome]))),
  }
}

/** All families and types, by which the words of sheets are looked up. */
export async function readFinestraCatalogue(db: Db | Tx): Promise<FinestraCatalogue> {
  const [famiglie, tipi] = [
    await db.famiglia.findMany({ select: { id: true } }),
    await db.tipoSerramento.findMany({ select: { id: true } }),
  ]
  const offer = await readFinestraOffer(db, [
    ...famiglie.map(({ id }) => ({ famigliaPk: id, tipoSerramentoPk: 0 })),
    ...tipi.map(({ id }) => ({ tipoSerramentoPk: id })),
  ])
  return { famiglie: [...offer.famiglie.values()], tipi: offer.tipi }
}
