import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Cell, Style } from 'exceljs'
import { type SheetCell, safeCellText } from './cell.ts'

/** Media type of a spreadsheet. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A column of an exported sheet. */
export interface SheetColumn {
  titolo: string
  /** Characters. */
  larghezza: number
  /** Excel's number format, for numbers and dates. */
  formato?: string
}

export const CELL_FORMATS = {
  giorno: 'dd-mm-yyyy',
  istante: 'dd-mm-yyyy hh:mm',
  euro: '#,##0.00 "€"',
  percento: '0.00',
}

/** Bytes of rows that the compressor has not taken yet, because the client is slow: above, the next rows wait. */
const ARRETRATI_MAX = 4 * 1024 * 1024
const PAUSA_MS = 20

/** What exceljs keeps to itself: the writer ignores that a stream is full, so somebody must look. */
interface Interno {
  /** The pipes are streams of readable-stream 2, which have no `writableLength` yet. */
  stream: { pipes: readonly { _writableState: { length: number } }[]; buffers: readonly unknown[] }
}
const BUFFER = 65_536

function arretrati(foglio: object): number {
  const { pipes, buffers } = (foglio as Interno).stream
  return pipes.reduce((somma, { _writableState: { length } }) => somma + length, buffers.length * BUFFER)
}

/** A workbook that is written while it is sent. */
export interface OutgoingSheet {
  /** The .xlsx as it grows. */
  uscita: PassThrough
  aggiungi(righe: readonly (readonly SheetCell[])[]): Promise<void>
  /** Ends the file. Resolves when all of it is written, or when nobody reads it any more. */
  chiudi(): Promise<void>
}

/**
 * A sheet with a head that stays in sight and can be filtered, written row by row: what was written is not kept, so
 * memory does not grow with the rows. Texts are never formulas.
 * @param segnale stops waiting for a client that is gone
 */
export async function openSheet(
  nome: string,
  colonne: readonly SheetColumn[],
  segnale: AbortSignal,
): Promise<OutgoingSheet> {
  // Loaded when it is wanted: most of the time it would only take room.
  const { default: ExcelJS } = await import('exceljs')
  const uscita = new PassThrough()
  const libro = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: uscita, useStyles: true, useSharedStrings: false })
  const foglio = libro.addWorksheet(nome, { views: [{ state: 'frozen', xSplit: 1, ySplit: 1 }] })
  foglio.columns = colonne.map(({ titolo, larghezza, formato }) => ({
    header: safeCellText(titolo),
    width: larghezza,
    style: formato ? { numFmt: formato } : {},
  }))
  foglio.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: Math.max(1, colonne.length) } }
  const testata = foglio.getRow(1)
  testata.font = { bold: true }
  testata.commit()

  async function scorre() {
    while (arretrati(foglio) > ARRETRATI_MAX && !segnale.aborted && !uscita.destroyed)
      await new Promise((resolve) => setTimeout(resolve, PAUSA_MS))
  }

  // The writer looks a style up by its object, and otherwise writes it out to compare: cells of one kind share theirs.
  const stili = new Map<string, Partial<Style>>()
  function shareStyle(cella: Cell, colonna: number) {
    const chiave = `${colonna} ${cella.type}`
    const stile = stili.get(chiave)
    if (stile) cella.style = stile
    else stili.set(chiave, cella.style)
  }

  return {
    uscita,
    async aggiungi(righe) {
      for (const riga of righe) {
        const scritta = foglio.addRow(riga.map((cella) => (typeof cella === 'string' ? safeCellText(cella) : cella)))
        scritta.eachCell(shareStyle)
        scritta.commit()
      }
      // Lets the compressor and the client keep up.
      await new Promise((resolve) => setImmediate(resolve))
      await scorre()
    },
    async chiudi() {
      foglio.commit()
      // The writer waits for the end of a stream that never comes when it was destroyed: its reader has left.
      await Promise.race([libro.commit(), finished(uscita).catch(() => undefined)])
    },
  }
}
