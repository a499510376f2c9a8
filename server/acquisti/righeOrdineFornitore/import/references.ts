import type { Db, Tx } from '#platform/db/prisma.ts'
import { chunks } from '#platform/imports/rows.ts'
import { foldName } from '#shared/arranged.ts'
import { fornitiColumns } from '../../fornitori/forniti.ts'
import { materialiForniti } from '../../fornitori/rules.ts'

type Reading = Db | Tx

/** An order that rows name, with the numbers of its lines in their order. */
export interface NamedOrdine {
  pk: number
  numeroCommessa: string
  righe: readonly number[]
}

/** The orders of these numbers. @param withRighe whether their lines are wanted too */
export async function findNamedOrdini(
  db: Reading,
  numeri: readonly string[],
  withRighe: boolean,
): Promise<Map<string, NamedOrdine>> {
  const found = new Map<string, NamedOrdine>()
  for (const some of chunks(numeri, 5000)) {
    const ordini = await db.ordine.findMany({
      where: { numeroCommessa: { in: some } },
      select: { id: true, numeroCommessa: true },
    })
    const righe = withRighe
      ? await db.rigaOrdine.findMany({
          where: { ordineId: { in: ordini.map(({ id }) => id) } },
          orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
          select: { id: true, ordineId: true },
        })
      : []
    const of = Map.groupBy(righe, ({ ordineId }) => ordineId)
    for (const { id, numeroCommessa } of ordini) {
      found.set(numeroCommessa, { pk: id, numeroCommessa, righe: (of.get(id) ?? []).map((riga) => riga.id) })
    }
  }
  return found
}

/** A supplier of a material. */
export interface NamedFornitore {
  id: number
  nome: string
  codice: string
  tipologia: string
  isDefault: boolean
}

/** Materials and suppliers by what a file calls them. */
export interface Purchasables {
  /** The name of the material as it is kept. */
  materiale(name: string): string | null
  /** The supplier of that material with this code or this name, or why there is not one. */
  fornitore(tipologia: string, name: string): { pk: number } | { motivo: string }
  /** The default supplier of a material. */
  predefinito(tipologia: string): number | null
}

/** Reads materials and suppliers. */
export async function findPurchasable(db: Reading): Promise<Purchasables> {
  const materiali = await db.materiale.findMany({ select: { nome: true } })
  const names = new Map(materiali.map(({ nome }) => [foldName(nome), nome]))
  const found = await db.fornitore.findMany({ select: { id: true, nome: true, codice: true, ...fornitiColumns } })
  const fornitori = found.flatMap(({ id, nome, codice, ...row }) =>
    materialiForniti(row).map(
      ({ tipologia, isDefault }): NamedFornitore => ({ id, nome, codice, tipologia, isDefault }),
    ),
  )
  const of = Map.groupBy(fornitori, ({ tipologia }) => tipologia)
  return {
    materiale: (name) => names.get(foldName(name)) ?? null,
    fornitore(tipologia, name) {
      const own = of.get(tipologia) ?? []
      const byCodice = own.filter(({ codice }) => codice !== '' && foldName(codice) === foldName(name))
      const found = byCodice.length > 0 ? byCodice : own.filter((one) => foldName(one.nome) === foldName(name))
      const [only, other] = found
      if (!only) return { motivo: `«${name}» non è un fornitore di ${tipologia}` }
      return other
        ? { motivo: `più fornitori di ${tipologia} si chiamano «${name}»: scrivere il codice` }
        : { pk: only.id }
    },
    predefinito: (tipologia) => of.get(tipologia)?.find(({ isDefault }) => isDefault)?.id ?? null,
  }
}
