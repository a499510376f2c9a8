import { fornitoriCsv } from '#acquisti/fornitori/csv.ts'
import { materialiCsv } from '#acquisti/materiali/csv.ts'
import { ordiniFornitoreCsv } from '#acquisti/ordiniFornitore/csv.ts'
import { agentiCsv, appAccountCsv, operatoriCsv } from '#amministrazione/utenti/import/ruoli.ts'
import { utentiCsv } from '#amministrazione/utenti/import/utenti.ts'
import { ordiniCsv } from '#ordini/ordini/import/csv.ts'
import { righeOrdineCsv } from '#ordini/righe/csv.ts'
import { assenzeCsv } from '#persone/assenze/csv.ts'
import { personaleCsv } from '#persone/personale/csv.ts'
import type { CsvTable } from '#platform/imports/csv/table.ts'
import { codiciSerramentoCsv, tempisticheCsv } from '#produzione/tempistiche/import/csv.ts'
import { clientiCsv } from '#vendite/clienti/import/csv.ts'
import { preventiviCsv } from '#vendite/preventivi/import/preventivi.ts'
import { serramentiCsv } from '#vendite/preventivi/import/serramenti.ts'
import { tipiSerramentoCsv } from '#vendite/tipiSerramento/csv.ts'

/** The files that are imported, each after those that it names. */
export const csvTables: readonly CsvTable[] = [
  utentiCsv,
  agentiCsv,
  operatoriCsv,
  clientiCsv,
  appAccountCsv,
  materialiCsv,
  fornitoriCsv,
  personaleCsv,
  assenzeCsv,
  tipiSerramentoCsv,
  codiciSerramentoCsv,
  tempisticheCsv,
  preventiviCsv,
  serramentiCsv,
  ordiniCsv,
  righeOrdineCsv,
  ordiniFornitoreCsv,
]
