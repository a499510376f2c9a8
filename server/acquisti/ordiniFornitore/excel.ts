import { ordineLabels } from '#ordini/ordini/rules.ts'
import type { Context } from '#platform/context.ts'
import { decimalToNumber } from '#platform/db/decimal.ts'
import { UserErrors } from '#platform/errors.ts'
import { type ColumnOf, type ExcelList, prepareSheet, wholeSheet } from '#platform/excel/export.ts'
import { excelFileName } from '#platform/excel/fileName.ts'
import { CELL_FORMATS, XLSX } from '#platform/excel/sheet.ts'
import { listExport } from '#platform/exports.ts'
import { fullNameOf } from '#platform/operation.ts'
import { can, type Flag } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { clockTime } from '#shared/dates/zone.ts'
import { type OrdiniFornitoreFilter, ordiniFornitoreList } from './list.ts'
import { addedValue, marginePercentage, ordineFornitoreLabels } from './rules.ts'

const select = {
  id: true,
  tipologia: true,
  valorePercentuale: true,
  numeroDocumento: true,
  dataOrdine: true,
  dataConsegna: true,
  dataArrivo: true,
  dataInserimento: true,
  note: true,
  rilievo: true,
  co: true,
  magazzinoDi: { select: { nome: true } },
  costoMateriale: true,
  venditaMateriale: true,
  stato: { select: { nome: true } },
  fornitore: { select: { nome: true } },
  ordine: {
    select: {
      numeroCommessa: true,
      progetto: true,
      riferimento: true,
      dataConsegna: true,
      cliente: { select: { nome: true } },
      agente: { select: { user: { select: { firstName: true, lastName: true, username: true } } } },
    },
  },
} satisfies Prisma.OrdineFornitoreSelect

type Riga = Prisma.OrdineFornitoreGetPayload<{ select: typeof select }>
interface Item extends ColumnOf<Riga> {
  /** Without it the column is withheld, as its field is in GraphQL. */
  permesso?: Flag
}

const one = (title: string, larghezza: number, value: Item['valore']): Item => ({
  titolo: title,
  larghezza,
  valore: value,
})
const day = (title: string, value: Item['valore']): Item => ({
  titolo: title,
  larghezza: 12,
  format: CELL_FORMATS.giorno,
  valore: value,
})
const importo = (title: string, value: Item['valore']): Item => ({
  titolo: title,
  larghezza: 14,
  format: CELL_FORMATS.euro,
  permesso: 'adminOrders',
  valore: value,
})
const decimal = (value: Prisma.Decimal | null) => value && decimalToNumber(value)
const costAndSale = (riga: Riga) => [decimal(riga.costoMateriale), decimal(riga.venditaMateriale)] as const

/** The columns of the list, as its address names them. */
const columns: Record<string, Item> = {
  numeroCommessa: one(ordineLabels.numeroCommessa, 16, ({ ordine }) => ordine.numeroCommessa),
  cliente: one(ordineLabels.clientePk, 32, ({ ordine }) => ordine.cliente.nome),
  progetto: one(ordineLabels.progetto, 22, ({ ordine }) => ordine.progetto),
  riferimento: one(ordineLabels.riferimento, 22, ({ ordine }) => ordine.riferimento),
  agente: {
    ...one(ordineLabels.agentePk, 24, ({ ordine }) => ordine.agente && fullNameOf(ordine.agente.user)),
    permesso: 'viewAgenteOnOrders',
  },
  tipologia: one(ordineFornitoreLabels.tipologia, 16, (riga) => riga.tipologia),
  fornitore: one(ordineFornitoreLabels.fornitorePk, 28, (riga) => riga.fornitore.nome),
  stato: one(ordineFornitoreLabels.stato, 16, (riga) => riga.stato?.nome ?? ''),
  valorePercentuale: {
    ...one(ordineFornitoreLabels.valorePercentuale, 12, (riga) => decimal(riga.valorePercentuale)),
    format: CELL_FORMATS.percento,
  },
  dataConsegna: day(ordineLabels.dataConsegna, ({ ordine }) => ordine.dataConsegna),
  dataOrdineFornitore: day(ordineFornitoreLabels.dataOrdine, (riga) => riga.dataOrdine),
  dataConsegnaFornitore: day(ordineFornitoreLabels.dataConsegna, (riga) => riga.dataConsegna),
  dataArrivo: day(ordineFornitoreLabels.dataArrivo, (riga) => riga.dataArrivo),
  numeroDocumento: one(ordineFornitoreLabels.numeroDocumento, 18, (riga) => riga.numeroDocumento),
  rilievo: one(ordineFornitoreLabels.rilievo, 12, (riga) => riga.rilievo ?? ''),
  co: one(ordineFornitoreLabels.co, 12, (riga) => riga.co ?? ''),
  magazzino: one(ordineFornitoreLabels.magazzino, 12, (riga) => riga.magazzinoDi?.nome ?? ''),
  costoMateriale: importo('Costo', (riga) => decimal(riga.costoMateriale)),
  venditaMateriale: importo('Vendita', (riga) => decimal(riga.venditaMateriale)),
  valoreAggiunto: importo('Valore aggiunto', (riga) => addedValue(...costAndSale(riga))),
  percentuale: {
    ...importo('Margine %', (riga) => marginePercentage(...costAndSale(riga))),
    format: CELL_FORMATS.percento,
  },
  dataInserimento: {
    ...one('Data inserimento', 17, (riga) => clockTime(riga.dataInserimento)),
    format: CELL_FORMATS.istante,
  },
  note: one(ordineFornitoreLabels.note, 40, (riga) => riga.note),
}

/** The supplier orders as a sheet: same rows, order and withheld fields as the list. */
const exportExcelOrdiniFornitore: ExcelList<object, OrdiniFornitoreFilter, Riga> = {
  nome: 'Ordini fornitore',
  plurale: 'Gli ordini fornitore',
  elenco: ordiniFornitoreList,
  async colonne(asked, { viewer }) {
    const names = asked.length > 0 ? new Set(asked) : Object.keys(columns)
    return [...names].flatMap((name) => {
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined
      return column && (!column.permesso || can(viewer, column.permesso)) ? [column] : []
    })
  },
  keys: (where, { services: { db } }) => db.ordineFornitore.findMany({ ...where, select: { id: true } }),
  read: (where, { services: { db } }) => db.ordineFornitore.findMany({ where, select }),
}

/** Rows that the old API puts in one file, which it makes in memory. */
const MAX_IN_MEMORY = 20_000

/**
 * The same sheet whole, for the old API.
 * @throws UserErrors on an unknown order, or when there are more than 20.000
 */
export async function ordiniFornitoreExcel(
  filter: OrdiniFornitoreFilter,
  sorting: readonly string[],
  ctx: Context,
): Promise<{ nome: string; mime: string; bytes: Uint8Array }> {
  const request = { filtro: filter, ordinamento: sorting, colonne: [] }
  const exportRun = await prepareSheet(exportExcelOrdiniFornitore, request, ctx, new AbortController().signal)
  if (exportRun.totale > MAX_IN_MEMORY) {
    exportRun.sheet.uscita.destroy()
    throw UserErrors.of(null, 'Gli ordini fornitore sono più di 20.000: restringi i filtri.')
  }
  return { nome: excelFileName('ordini_fornitori'), mime: XLSX, bytes: await wholeSheet(exportRun) }
}

/** `ordini_fornitori.xlsx`: the list of supplier orders. */
export const ordiniFornitoreExport = listExport({
  excel: exportExcelOrdiniFornitore,
  filterType: 'FiltroOrdiniFornitore',
  permesso: 'viewOrdiniFornitore',
  fileName: 'ordini_fornitori',
})
