import { buffer } from 'node:stream/consumers'
import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import type { SheetCell } from '#platform/excel/cell.ts'
import { CELL_FORMATS, openSheet, type SheetColumn, XLSX } from '#platform/excel/sheet.ts'
import type { MadeDocument } from '#platform/graphql/files/Documento.ts'
import { TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'
import type { Digits, Statistiche, StatisticheFilter, StatisticheTotals } from './counted.ts'
import { type StatisticaAgente, statisticheAgenti } from './statisticheAgenti.ts'
import { type StatisticaCliente, statisticheClienti } from './statisticheClienti.ts'

/** Rows of a file at most. */
const RIGHE_MAX = 20_000

interface ColonnaStatistica<Riga, Sums> extends SheetColumn {
  valore: (riga: Riga) => SheetCell
  sum: (totals: Sums) => SheetCell
}

const whole = '#,##0'
const col = <Riga, Sums>(
  title: string,
  larghezza: number,
  format: string | undefined,
  value: (riga: Riga) => SheetCell,
  sum: (totals: Sums) => SheetCell = () => null,
): ColonnaStatistica<Riga, Sums> => ({
  titolo: title,
  larghezza,
  ...(format ? { format } : {}),
  valore: value,
  sum,
})

/** The figures. */
function digits<Riga extends Digits & { budget: number | null }, Sums extends StatisticheTotals>() {
  return [
    col<Riga, Sums>(
      'Ordini',
      10,
      whole,
      (r) => r.numeroOrdini,
      (t) => t.numeroOrdini,
    ),
    col<Riga, Sums>(
      'Serramenti',
      12,
      whole,
      (r) => r.numeroSerramenti,
      (t) => t.numeroSerramenti,
    ),
    col<Riga, Sums>(
      'Netto',
      16,
      CELL_FORMATS.euro,
      (r) => r.nettoSerramenti,
      (t) => t.nettoSerramenti,
    ),
    col<Riga, Sums>(
      'Budget',
      16,
      CELL_FORMATS.euro,
      (r) => r.budget,
      (t) => t.budget,
    ),
    col<Riga, Sums>(
      '% budget',
      10,
      CELL_FORMATS.percento,
      (r) => r.differenzaNettoBudget,
      (t) => t.differenzaNettoBudget,
    ),
    col<Riga, Sums>(
      'Listino',
      16,
      CELL_FORMATS.euro,
      (r) => r.listinoSerramenti,
      (t) => t.listinoSerramenti,
    ),
    col<Riga, Sums>(
      'Sconto %',
      10,
      CELL_FORMATS.percento,
      (r) => r.scontoSerramenti,
      (t) => t.scontoSerramenti,
    ),
    col<Riga, Sums>(
      'Media ordine',
      14,
      CELL_FORMATS.euro,
      (r) => r.mediaOrdini,
      (t) => t.mediaOrdini,
    ),
    col<Riga, Sums>(
      'Media serramento',
      16,
      CELL_FORMATS.euro,
      (r) => r.mediaSerramenti,
      (t) => t.mediaSerramenti,
    ),
  ]
}

/** The rows and, last, their sums as a sheet. @throws UserErrors when there are more than 20,000 */
async function sheetOf<Riga, Sums extends StatisticheTotals>(
  name: string,
  { dataInizio, dataFine, nodes, totali }: Statistiche<Riga, Sums>,
  columns: readonly ColonnaStatistica<Riga, Sums>[],
): Promise<MadeDocument> {
  if (nodes.length > RIGHE_MAX) throw UserErrors.of('periodo.dal', `Più di ${RIGHE_MAX} righe: restringi i filtri.`)
  const sheet = await openSheet(name, columns, new AbortController().signal)
  const written = buffer(sheet.uscita)
  await sheet.add(nodes.map((riga) => columns.map(({ valore }) => valore(riga))))
  await sheet.add([columns.map(({ sum }, index) => (index === 0 ? 'Totale' : sum(totali)))])
  await sheet.close()
  const file = `${name.toLowerCase().replace(' ', '-')}_${dataInizio}_${dataFine}.xlsx`
  return { nome: file, mime: XLSX, bytes: await written }
}

const all = (filter: StatisticheFilter) => ({ filtro: filter, ordinamento: [], pagina: 1, perPagina: RIGHE_MAX + 1 })

/** The statistics of customers as a spreadsheet. @throws UserErrors as the page does, and beyond 20,000 rows */
export async function statisticheClientiExcel(filter: StatisticheFilter, ctx: Context): Promise<MadeDocument> {
  return sheetOf<StatisticaCliente, StatisticheTotals>(
    'Statistiche clienti',
    await statisticheClienti(all(filter), ctx),
    [
      col('Cliente', 34, undefined, (r) => r.nome),
      col('Codice', 12, undefined, (r) => r.codice),
      col('Tipo', 14, undefined, (r) => r.tipoCliente && TIPO_CLIENTE_LABELS[r.tipoCliente]),
      col('Agenti', 16, undefined, (r) => r.agenti.join(', ')),
      ...digits<StatisticaCliente, StatisticheTotals>(),
    ],
  )
}

/** The statistics of agents as a spreadsheet. @throws UserErrors as the page does */
export async function statisticheAgentiExcel(filter: StatisticheFilter, ctx: Context): Promise<MadeDocument> {
  const read = await statisticheAgenti(all(filter), ctx)
  return sheetOf<StatisticaAgente, (typeof read)['totali']>('Statistiche agenti', read, [
    col('Agente', 30, undefined, ({ user, codice }) => `${user.firstName} ${user.lastName}`.trim() || codice),
    col('Codice', 12, undefined, (r) => r.codice),
    col(
      'Clienti',
      10,
      whole,
      (r) => r.numeroClienti,
      (t) => t.numeroClienti,
    ),
    ...digits<StatisticaAgente, (typeof read)['totali']>(),
  ])
}
