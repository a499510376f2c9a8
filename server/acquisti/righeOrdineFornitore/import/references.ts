import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { chunks } from '../../../platform/imports/rows.ts'
import { foldName } from '../../../shared/arranged/rules.ts'

type Lettura = Db | Tx

/** An order that rows name, with the numbers of its lines in their order. */
export interface NamedOrdine {
  pk: number
  numeroCommessa: string
  righe: readonly number[]
}

/** The orders of these numbers. @param conRighe whether their lines are wanted too */
export async function findNamedOrdini(
  db: Lettura,
  numeri: readonly string[],
  conRighe: boolean,
): Promise<Map<string, NamedOrdine>> {
  const trovati = new Map<string, NamedOrdine>()
  for (const alcuni of chunks(numeri, 5000)) {
    const ordini = await db.ordine.findMany({
      where: { numeroCommessa: { in: alcuni } },
      select: { id: true, numeroCommessa: true },
    })
    const righe = conRighe
      ? await db.rigaOrdine.findMany({
          where: { ordineId: { in: ordini.map(({ id }) => id) } },
          orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
          select: { id: true, ordineId: true },
        })
      : []
    const di = Map.groupBy(righe, ({ ordineId }) => ordineId)
    for (const { id, numeroCommessa } of ordini) {
      trovati.set(numeroCommessa, { pk: id, numeroCommessa, righe: (di.get(id) ?? []).map((riga) => riga.id) })
    }
  }
  return trovati
}

/** A supplier of one material. */
export interface NamedFornitore {
  id: number
  nome: string
  codice: string
  tipologia: string
  isDefault: boolean
}

/** Materials and suppliers by what a file calls them. */
export interface Acquistabili {
  /** The name of the material as it is kept. */
  materiale(nome: string): string | null
  /** The supplier of that material with this code or this name, or why there is not one. */
  fornitore(tipologia: string, nome: string): { pk: number } | { motivo: string }
  /** The default supplier of a material. */
  predefinito(tipologia: string): number | null
}

/** Reads materials and suppliers. */
export async function findAcquistabili(db: Lettura): Promise<Acquistabili> {
  const materiali = await db.materiale.findMany({ select: { nome: true } })
  const nomi = new Map(materiali.map(({ nome }) => [foldName(nome), nome]))
  const fornitori: NamedFornitore[] = await db.fornitore.findMany({
    select: { id: true, nome: true, codice: true, tipologia: true, isDefault: true },
  })
  const di = Map.groupBy(fornitori, ({ tipologia }) => tipologia)
  return {
    materiale: (nome) => nomi.get(foldName(nome)) ?? null,
    fornitore(tipologia, nome) {
      const suoi = di.get(tipologia) ?? []
      const perCodice = suoi.filter(({ codice }) => codice !== '' && foldName(codice) === foldName(nome))
      const trovati = perCodice.length > 0 ? perCodice : suoi.filter((uno) => foldName(uno.nome) === foldName(nome))
      const [solo, altro] = trovati
      if (!solo) return { motivo: `«${nome}» non è un fornitore di ${tipologia}` }
      return altro
        ? { motivo: `più fornitori di ${tipologia} si chiamano «${nome}»: scrivere il codice` }
        : { pk: solo.id }
    },
    predefinito: (tipologia) => di.get(tipologia)?.find(({ isDefault }) => isDefault)?.id ?? null,
  }
}
