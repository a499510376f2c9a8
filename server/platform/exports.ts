import type { Readable } from 'node:stream'
import type { Context } from './context.ts'
import { type ExcelList, prepareSheet } from './excel/export.ts'
import { excelFileName } from './excel/fileName.ts'
import { XLSX } from './excel/sheet.ts'
import type { RequiredPermission } from './operation.ts'
import { createRegistry } from './registry.ts'

/** What an export is asked for. */
export interface ExportRequest<Filter> {
  filtro: Filter | null
  ordinamento: string[]
  colonne: string[]
  /** The other parameters of the address. */
  parametri: URLSearchParams
}

/** A file that is ready to be written. */
interface PreparedExport {
  /** Rows that it will have. */
  totale: number
  uscita: Readable
  write(done: (count: number) => void): Promise<void>
  /** What else is told of it. */
  headers?: Readonly<Record<string, string>>
}

/** A file that is written while it is sent. */
export interface WrittenExport<Filter = unknown> {
  /** As the address ends, `/esporta/<name>`. */
  name: string
  /** The filter's type in GraphQL. */
  filterType: string
  permesso: RequiredPermission
  /** Its name at the client. */
  downloadName: () => string
  mime: string
  prepare(asked: ExportRequest<Filter>, ctx: Context, signal: AbortSignal): Promise<PreparedExport>
}

/** One that reads its address and answers by itself. */
export interface AnsweredExport {
  name: string
  answer(request: Request, ctx: Context): Promise<Response>
}

/** The exports of the areas; areas.ts adds them. */
export const productExports = createRegistry<WrittenExport | AnsweredExport>()

interface Downloadable<Riga extends { id: number }, Filter> {
  excel: ExcelList<object, Filter, Riga>
  filterType: string
  permesso: RequiredPermission
  /** Of the file, without time and ending. */
  fileName: string
}

/** `/esporta/<file>.xlsx`: a list as it is filtered, sorted and permitted; `filtro` is the one of GraphQL. */
export function listExport<Riga extends { id: number }, Filter>({
  excel,
  filterType,
  permesso,
  fileName,
}: Downloadable<Riga, Filter>): WrittenExport<Filter> {
  return {
    name: `${fileName}.xlsx`,
    filterType,
    permesso,
    downloadName: () => excelFileName(fileName),
    mime: XLSX,
    async prepare(asked, ctx, signal) {
      const { totale, sheet, write } = await prepareSheet(excel, asked, ctx, signal)
      return { totale, uscita: sheet.uscita, write }
    },
  }
}
