import type { Context } from '#platform/context.ts'
import type { SheetCell } from '#platform/excel/cell.ts'
import { CELL_FORMATS, openSheet, type SheetColumn, XLSX } from '#platform/excel/sheet.ts'
import type { WrittenExport } from '#platform/exports.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { AvanzamentoFilter } from './filter.ts'
import { type RigaAvanzamento, readAvanzamenti } from './rows.ts'
import { ALWAYS_MATERIALI, RIVENDITA } from './rules.ts'

/** The two files of progress. */
const AVANZAMENTO_SHEETS = ['avanzamenti_commesse', 'avanzamenti_materiali'] as const
type AvanzamentoSheet = (typeof AVANZAMENTO_SHEETS)[number]

/** Orders read at a time. */
const PART = 4000

interface Column extends SheetColumn {
  valore: (riga: RigaAvanzamento) => SheetCell
}

const col = (title: string, larghezza: number, value: Column['valore'], format?: string): Column => ({
  titolo: title,
  larghezza,
  valore: value,
  ...(format ? { format } : {}),
})
const { euro, percento, giorno } = CELL_FORMATS

const who: readonly Column[] = [
  col('Ordine', 14, (r) => r.numeroCommessa),
  col('Cliente', 34, (r) => r.nomeCliente),
  col('Progetto', 24, (r) => r.progetto),
  col('Codice sistema', 18, (r) => r.codiceSistema),
  col('Approntamento', 14, (r) => (r.dataConsegna ? new Date(`${r.dataConsegna}T00:00:00Z`) : null), giorno),
  col('Tipo cliente', 12, (r) => r.tipoAgente),
  col('Netto', 16, (r) => r.netto, euro),
]

const commesse: readonly Column[] = [
  ...who,
  col('Valore materiali', 16, (r) => r.totaleValoreMateriali, euro),
  col('Valore manodopera', 16, (r) => r.totaleValoreManodopera, euro),
  col('Valore economico', 16, (r) => r.totaleValoreEconomico, euro),
  col('% avanzamento', 14, (r) => r.percentualeAvanzamento, percento),
  col('% av. materiali', 14, (r) => r.percentualeAvanzamentoAvMateriali, percento),
]

/** Value and percent of a material; what is resold has no percent. */
function materialColumns(materiale: string): Column[] {
  const own = (riga: RigaAvanzamento) => riga.valoriMateriali.find((one) => one.materiale === materiale)
  return [
    col(materiale, 16, (r) => own(r)?.valoreEconomicoMaterialeAvanzamento ?? null, euro),
    ...(materiale === RIVENDITA
      ? []
      : [col(`${materiale} %`, 10, (r) => own(r)?.totalePercentualeMateriali ?? null, percento)]),
  ]
}

/** The columns of materials: those that are always there, then any that the orders have. */
async function columnsOfMateriali(ctx: Context): Promise<Column[]> {
  const others = await ctx.services.db.$queryRaw<{ nome: string }[]>`
    SELECT DISTINCT materiale AS nome FROM eventi_avanzamento WHERE materiale IS NOT NULL ORDER BY 1`
  const names = [...new Set([...ALWAYS_MATERIALI, ...others.map(({ nome }) => nome)])]
  return [...who, ...names.flatMap(materialColumns), col('Valore materiali', 16, (r) => r.totaleValoreMateriali, euro)]
}

/**
 * A sheet of progress that is written while it is sent: the rows of the page, in its order, a part at a time.
 * @throws UserErrors as the page does
 */
async function prepareAvanzamenti(
  which: AvanzamentoSheet,
  { filtro, ordinamento }: { filtro: AvanzamentoFilter | null; ordinamento: readonly string[] },
  ctx: Context,
  signal: AbortSignal,
) {
  const own = { ...filtro, ...(which === 'avanzamenti_materiali' ? { conMateriali: true } : {}) }
  const read = (page: number) => readAvanzamenti({ filtro: own, ordinamento, pagina: page, perPagina: PART }, ctx)
  const before = await read(1)
  const columns = which === 'avanzamenti_materiali' ? await columnsOfMateriali(ctx) : commesse
  const sheet = await openSheet(which === 'avanzamenti_materiali' ? 'Materiali' : 'Commesse', columns, signal)
  return {
    totale: before.totalCount,
    uscita: sheet.uscita,
    async write(done: (count: number) => void): Promise<void> {
      for (let page = 1; !signal.aborted; page++) {
        const { nodes } = page === 1 ? before : await read(page)
        await sheet.add(nodes.map((riga) => columns.map(({ valore }) => valore(riga))))
        done((page - 1) * PART + nodes.length)
        if (nodes.length < PART) break
      }
      await sheet.close()
    },
  }
}

/** `avanzamenti_commesse.xlsx` and `…_materiali.xlsx`: the two tables of progress, as they are filtered. */
export const avanzamentiExports = AVANZAMENTO_SHEETS.map(
  (which): WrittenExport<AvanzamentoFilter> => ({
    name: `${which}.xlsx`,
    filterType: 'FiltroAvanzamento',
    permesso: 'adminOrders',
    downloadName: () => `${which}_${dayOfInstant(new Date())}.xlsx`,
    mime: XLSX,
    prepare: (asked, ctx, signal) => prepareAvanzamenti(which, asked, ctx, signal),
  }),
)
