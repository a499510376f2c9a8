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
  format?: string
}

export const CELL_FORMATS = {
  giorno: 'dd-mm-yyyy',
  istante: 'dd-mm-yyyy hh:mm',
  euro: '#,##0.00 "€"',
  percento: '0.00',
}

/** Bytes of rows that the compressor has not taken yet, because the client is slow: above, the next rows wait. */
const BACKLOG_MAX = 4 * 1024 * 1024
const PAUSE_MS = 20

/** What exceljs keeps to itself: the writer ignores that a stream is full, so somebody must look. */
interface Internals {
  /** The pipes are streams of readable-stream 2, which have no `writableLength` yet. */
  stream: { pipes: readonly { _writableState: { length: number } }[]; buffers: readonly unknown[] }
}
const BUFFER = 65_536

function backlog(sheet: object): number {
  const { pipes, buffers } = (sheet as Internals).stream
  return pipes.reduce((sum, { _writableState: { length } }) => sum + length, buffers.length * BUFFER)
}

/** A workbook that is written while it is sent. */
export interface OutgoingSheet {
  /** The .xlsx as it grows. */
  uscita: PassThrough
  add(righe: readonly (readonly SheetCell[])[]): Promise<void>
  /** Ends the file. Resolves when all of it is written, or when nobody reads it any more. */
  close(): Promise<void>
}

/**
 * A sheet with a head that stays in sight and can be filtered, written row by row: what was written is not kept, so
 * memory does not grow with the rows. Texts are never formulas.
 * @param signal stops waiting for a client that is gone
 */
export async function openSheet(
  name: string,
  columns: readonly SheetColumn[],
  signal: AbortSignal,
): Promise<OutgoingSheet> {
  // Loaded when it is wanted: most of the time it would only take room.
  const { default: WorkbookWriter } = await import('exceljs/lib/stream/xlsx/workbook-writer.js')
  const exit = new PassThrough()
  const libro = new WorkbookWriter({ stream: exit, useStyles: true, useSharedStrings: false })
  const sheet = libro.addWorksheet(name, { views: [{ state: 'frozen', xSplit: 1, ySplit: 1 }] })
  sheet.columns = columns.map(({ titolo, larghezza, format }) => ({
    header: safeCellText(titolo),
    width: larghezza,
    style: format ? { numFmt: format } : {},
  }))
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: Math.max(1, columns.length) } }
  const header = sheet.getRow(1)
  header.font = { bold: true }
  header.commit()

  async function slides() {
    while (backlog(sheet) > BACKLOG_MAX && !signal.aborted && !exit.destroyed)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }

  // The writer looks a style up by its object, and otherwise writes it out to compare: cells of one kind share theirs.
  const cellStyles = new Map<string, Partial<Style>>()
  function shareStyle(cella: Cell, column: number) {
    const key = `${column} ${cella.type}`
    const style = cellStyles.get(key)
    if (style) cella.style = style
    else cellStyles.set(key, cella.style)
  }

  return {
    uscita: exit,
    async add(righe) {
      for (const riga of righe) {
        const written = sheet.addRow(riga.map((cella) => (typeof cella === 'string' ? safeCellText(cella) : cella)))
        written.eachCell(shareStyle)
        written.commit()
      }
      // Lets the compressor and the client keep up.
      await new Promise((resolve) => setImmediate(resolve))
      await slides()
    },
    async close() {
      sheet.commit()
      // The writer waits for the end of a stream that never comes when it was destroyed: its reader has left.
      await Promise.race([libro.commit(), finished(exit).catch(() => undefined)])
    },
  }
}
