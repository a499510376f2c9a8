import { readKeyed } from '#platform/db/arranged/keyed.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { TouchedOrdine } from '#platform/imports/kind.ts'
import { textOfCell } from '#platform/imports/reading/cell.ts'
import { chunks } from '#platform/imports/rows.ts'
import { readCompostiCatalogue } from '../../composti/read.ts'
import { readFinestraCatalogue } from '../../finestra/offer.ts'
import { readCatalogoCodici } from '../../righe/catalogoCodici.ts'
import type { ImportReferences } from './importedOrdine.ts'
import type { ReadOrdine } from './readOrdini.ts'

/** The number of an order as the file has it. */
export const numeroOf = ({ testata }: ReadOrdine) => textOfCell(testata.numeroCommessa?.cella)
const codiceClienteOf = ({ testata }: ReadOrdine) => textOfCell(testata.codiceCliente?.cella)

/** What the words of these orders stand for. */
export async function findReferences(db: Db | Tx, ordini: readonly ReadOrdine[]): Promise<ImportReferences> {
  const clienti: ImportReferences['clienti'] = new Map()
  for (const codici of chunks([...new Set(ordini.map(codiceClienteOf))], 5000)) {
    const found = await db.cliente.findMany({
      where: { codice: { in: codici } },
      select: { id: true, codice: true, tipoCliente: true, agenteId: true },
    })
    for (const cliente of found) clienti.set(cliente.codice ?? '', cliente)
  }
  const agenti = await db.agente.findMany({ select: { id: true, codice: true } })
  return {
    clienti,
    agenti: new Map(agenti.map(({ id, codice }) => [codice.toUpperCase(), id])),
    aree: await readKeyed(db, 'areaConsegna'),
    catalogo: await readCatalogoCodici(db),
    finestre: await readFinestraCatalogue(db),
    composti: await readCompostiCatalogue(db),
  }
}

/** Those of these orders that there are already, by number. */
export async function findExisting(db: Db | Tx, ordini: readonly ReadOrdine[]) {
  const numeri = [...new Set(ordini.map(numeroOf))]
  const esistenti = new Map<string, TouchedOrdine>()
  for (const some of chunks(numeri, 5000)) {
    const where = { numeroCommessa: { in: some } }
    for (const { id, numeroCommessa } of await db.ordine.findMany({
      where,
      select: { id: true, numeroCommessa: true },
    })) {
      esistenti.set(numeroCommessa, { pk: id, numeroCommessa })
    }
  }
  return esistenti
}
