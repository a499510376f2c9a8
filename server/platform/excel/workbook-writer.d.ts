/** The writer alone: reading, CSV and its formats, which the index brings too, weigh as much again and are not used. */
declare module 'exceljs/lib/stream/xlsx/workbook-writer.js' {
  import { stream } from 'exceljs'
  export default stream.xlsx.WorkbookWriter
}
