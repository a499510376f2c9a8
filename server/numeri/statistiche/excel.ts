import { buffer } from 'node:stream/consumers'
import type { Context } from '../../platform/context.ts'
import { UserErrors } from '../../platform/errors.ts'
import type { SheetCell } from '../../platform/excel/cell.ts'
import { CELL_FORMATS, openSheet, type SheetColumn, XLSX } from '../../platform/excel/sheet.ts'
import type { MadeDocument } from '../../platform/graphql/Documento.ts'
import { ETICHETTE_TIPO_CLIENTE } from '../../vendite/clienti/rules.ts'
import type { Cifre, FiltroStatistiche, Statistiche, TotaliStatistiche } from './contati.ts'
import { type StatisticaAgente, statisticheAgenti } from './statisticheAgenti.ts'
import { type StatisticaCliente, statisticheClienti } from './statisticheClienti.ts'

/** Rows of a file at most. */
const RIGHE_MAX = 20_000

interface ColonnaStatistica<Riga, Somme> extends SheetColumn {
  valore: (riga: Riga) => SheetCell
  somma: (totali: Somme) => SheetCell
}

const intero = '#,##0'
const col = <Riga, Somme>(
  titolo: string,
  larghezza: number,
  formato: string | undefined,
  valore: (riga: Riga) => SheetCell,
  somma: (totali: Somme) => SheetCell = () => null,
): ColonnaStatistica<Riga, Somme> => ({ titolo, larghezza, ...(formato ? { formato } : {}), valore, somma })

/** The figures; the budget has a name of its own in each statistic. */
function cifre<Riga extends Cifre, Somme extends TotaliStatistiche>(budget: (riga: Riga) => number | null) {
  return [
    col<Riga, Somme>(
      'Ordini',
      10,
      intero,
      (r) => r.numeroOrdini,
      (t) => t.totaleOrdini,
    ),
    col<Riga, Somme>(
      'Serramenti',
      12,
      intero,
      (r) => r.numeroSerramenti,
      (t) => t.totaleSerramenti,
    ),
    col<Riga, Somme>(
      'Netto',
      16,
      CELL_FORMATS.euro,
      (r) => r.nettoSerramenti,
      (t) => t.totaleNetto,
    ),
    col<Riga, Somme>('Budget', 16, CELL_FORMATS.euro, budget, (t) => t.totaleBudget),
    col<Riga, Somme>(
      '% budget',
      10,
      CELL_FORMATS.percento,
      (r) => r.differenzaNettoBudget,
      (t) => t.totaleDifferenzaNettoBudget,
    ),
    col<Riga, Somme>(
      'Listino',
      16,
      CELL_FORMATS.euro,
      (r) => r.listinoSerramenti,
      (t) => t.totaleListino,
    ),
    col<Riga, Somme>(
      'Sconto %',
      10,
      CELL_FORMATS.percento,
      (r) => r.scontoSerramenti,
      (t) => t.totaleSconto,
    ),
    col<Riga, Somme>(
      'Media ordine',
      14,
      CELL_FORMATS.euro,
      (r) => r.mediaOrdini,
      (t) => t.totaleMediaOrdini,
    ),
    col<Riga, Somme>(
      'Media serramento',
      16,
      CELL_FORMATS.euro,
      (r) => r.mediaSerramenti,
      (t) => t.totaleMediaSerramenti,
    ),
  ]
}

/** The rows and, last, their sums as a sheet. @throws UserErrors when there are more than 20,000 */
async function foglioDi<Riga, Somme extends TotaliStatistiche>(
  nome: string,
  { dataInizio, dataFine, nodes, totali }: Statistiche<Riga, Somme>,
  colonne: readonly ColonnaStatistica<Riga, Somme>[],
): Promise<MadeDocument> {
  if (nodes.length > RIGHE_MAX) throw UserErrors.of('dataInizio', `Più di ${RIGHE_MAX} righe: restringi i filtri.`)
  const foglio = await openSheet(nome, colonne, new AbortController().signal)
  const scritto = buffer(foglio.uscita)
  await foglio.aggiungi(nodes.map((riga) => colonne.map(({ valore }) => valore(riga))))
  await foglio.aggiungi([colonne.map(({ somma }, indice) => (indice === 0 ? 'Totale' : somma(totali)))])
  await foglio.chiudi()
  const file = `${nome.toLowerCase().replace(' ', '-')}_${dataInizio}_${dataFine}.xlsx`
  return { nome: file, mime: XLSX, bytes: await scritto }
}

const tutte = (filtro: FiltroStatistiche) => ({ filtro, ordinamento: [], pagina: 1, perPagina: RIGHE_MAX + 1 })

/** The statistics of customers as a spreadsheet. @throws UserErrors as the page does, and beyond 20,000 rows */
export async function statisticheClientiExcel(filtro: FiltroStatistiche, ctx: Context): Promise<MadeDocument> {
  return foglioDi<StatisticaCliente, TotaliStatistiche>(
    'Statistiche clienti',
    await statisticheClienti(tutte(filtro), ctx),
    [
      col('Cliente', 34, undefined, (r) => r.nome),
      col('Codice', 12, undefined, (r) => r.codice),
      col('Tipo', 14, undefined, (r) => r.tipoCliente && ETICHETTE_TIPO_CLIENTE[r.tipoCliente]),
      col('Agenti', 16, undefined, (r) => r.agenti.join(', ')),
      ...cifre<StatisticaCliente, TotaliStatistiche>((r) => r.budgetCliente),
    ],
  )
}

/** The statistics of agents as a spreadsheet. @throws UserErrors as the page does */
export async function statisticheAgentiExcel(filtro: FiltroStatistiche, ctx: Context): Promise<MadeDocument> {
  const lette = await statisticheAgenti(tutte(filtro), ctx)
  return foglioDi<StatisticaAgente, (typeof lette)['totali']>('Statistiche agenti', lette, [
    col('Agente', 30, undefined, (r) => `${r.firstName} ${r.lastName}`.trim() || r.codice),
    col('Codice', 12, undefined, (r) => r.codice),
    col(
      'Clienti',
      10,
      intero,
      (r) => r.numeroClienti,
      (t) => t.totaleClienti,
    ),
    ...cifre<StatisticaAgente, (typeof lette)['totali']>((r) => r.budgetAgente),
  ])
}
