import type { SheetCell } from '#platform/excel/cell.ts'
import { excelFileName } from '#platform/excel/fileName.ts'
import { CELL_FORMATS, openSheet, type SheetColumn, XLSX } from '#platform/excel/sheet.ts'
import type { WrittenExport } from '#platform/exports.ts'
import { rowsOfGroup, settimanaOf } from './giorni/rules.ts'
import { type FabbisognoFilter, type ReadRigaDaOrdinare, readFabbisogno } from './read.ts'

interface Column extends SheetColumn {
  value: (riga: ReadRigaDaOrdinare) => SheetCell
}

const dateOf = (day: string | null) => day && new Date(`${day}T00:00:00Z`)
const { giorno } = CELL_FORMATS

const columns: readonly Column[] = [
  { titolo: 'Ordinare entro', larghezza: 14, format: giorno, value: (r) => dateOf(r.ordinareEntro) },
  { titolo: 'Serve il', larghezza: 12, format: giorno, value: (r) => dateOf(r.necessarioIl) },
  {
    titolo: 'Settimana',
    larghezza: 12,
    format: giorno,
    value: (r) => (r.necessarioIl === null ? null : dateOf(settimanaOf(r))),
  },
  { titolo: 'Materiale', larghezza: 16, value: (r) => r.tipologia },
  { titolo: 'Fornitore', larghezza: 28, value: (r) => r.fornitore?.nome ?? '' },
  { titolo: 'Commessa', larghezza: 14, value: (r) => r.numeroCommessa },
  { titolo: 'Cliente', larghezza: 30, value: (r) => r.cliente },
  { titolo: 'Riga', larghezza: 8, value: (r) => r.posizione },
  { titolo: 'Codice', larghezza: 18, value: (r) => r.codice },
  { titolo: 'Descrizione', larghezza: 34, value: (r) => r.descrizione },
  { titolo: 'Misure', larghezza: 16, value: (r) => r.misureVetro || r.misure },
  { titolo: 'Sezione', larghezza: 12, value: (r) => r.sezione },
  { titolo: 'Quantità', larghezza: 12, value: (r) => r.quantita },
  { titolo: 'U.M.', larghezza: 8, value: (r) => r.um },
]

/** `/esporta/da_ordinare.xlsx?filtro={json}`: what waits to be bought, as it is filtered, the first to be ordered before. */
export const fabbisognoExport: WrittenExport<FabbisognoFilter> = {
  name: 'da_ordinare.xlsx',
  filterType: 'FiltroFabbisogno',
  permesso: 'adminOrdiniFornitore',
  downloadName: () => excelFileName('da_ordinare'),
  mime: XLSX,
  async prepare({ filtro }, ctx, signal) {
    const righe = rowsOfGroup(await readFabbisogno(filtro ?? {}, ctx), filtro ?? {})
    const sheet = await openSheet('Da ordinare', columns, signal)
    return {
      totale: righe.length,
      uscita: sheet.uscita,
      async write(done) {
        await sheet.add(righe.map((riga) => columns.map(({ value }) => value(riga))))
        done(righe.length)
        await sheet.close()
      },
    }
  },
}
