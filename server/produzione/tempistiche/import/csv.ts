import type { InferType } from 'yup'
import { catalogoCodici, codiceKey, codiciDirectory } from '../../../ordini/righe/catalogoCodici.ts'
import { csvColumn, PK_COLUMN, sheetColumns } from '../../../platform/imports/csv/columns.ts'
import { insertRows } from '../../../platform/imports/csv/insertRows.ts'
import { csvTable } from '../../../platform/imports/csv/table.ts'
import { forImport } from '../../../platform/imports/forImport.ts'
import { IMPORT_COLUMNS } from '../../../platform/imports/rules.ts'
import { tipiSerramentoDirectory } from '../../../vendite/tipiSerramento/directory.ts'
import { alignTempi } from '../../schedulazione/align.ts'
import { type Ambito, ambitoKey, codiceSchema, tempisticaSchema } from '../rules.ts'
import { codiciDi } from './import.ts'

type CodiceCsv = InferType<typeof codiceSchema>

/** Window codes. */
export const codiciSerramentoCsv = csvTable<CodiceCsv>({
  file: 'codici-serramento.csv',
  titolo: 'Codici dei serramenti',
  model: 'codiceSerramento',
  columns: [
    PK_COLUMN,
    csvColumn('categoria*', 'materiale, in maiuscolo'),
    csvColumn('forma*', 'forma, in maiuscolo'),
    csvColumn('codice*', 'codice, in maiuscolo'),
  ],
  chiave: 'categoria, forma e codice',
  diverse: 'lascia',
  async read({ tx, directory }) {
    const codici = await directory(codiciDirectory)
    const parti = ({ categoria, forma, codice }: Record<string, unknown>) =>
      [categoria, forma, codice].map((parte) => String(parte ?? '')) as [string, string, string]
    return {
      schema: codiceSchema,
      empty: {},
      input: ({ celle: { pk: _pk, ...campi } }) => ({ chiave: codiceKey(...parti(campi)), campi }),
      async stored(chiavi) {
        const pks = chiavi.flatMap((chiave) => codici.get(chiave)?.id ?? [])
        const trovati = await tx.codiceSerramento.findMany({ where: { id: { in: pks } } })
        return new Map(
          trovati.map(({ id, categoria, forma, codice }) => [
            codiceKey(categoria, forma, codice),
            { pk: id, valori: { categoria, forma, codice } },
          ]),
        )
      },
      learn: (chiave, id, { categoria, forma }) => void codici.set(chiave, { id, categoria, forma }),
      title: (valori) => parti(valori).join(' '),
      async insert(rows) {
        await insertRows(
          tx,
          'codiceSerramento',
          rows.map(({ pk, valori }) => ({ ...valori, id: pk })),
        )
      },
    }
  },
})

type TempisticaCsv = InferType<typeof tempisticaSchema>

/** Timings by window type and code, as the spreadsheet of timings. */
export const tempisticheCsv = csvTable<TempisticaCsv>({
  file: 'tempistiche.csv',
  titolo: 'Tempistiche',
  model: 'tempistica',
  columns: [
    PK_COLUMN,
    ...sheetColumns(IMPORT_COLUMNS.tempi, {
      tipoSerramento: 'nome del tipo di serramento',
      categoria: 'con la forma: vale per i loro codici; vuote: per tutti',
      forma: 'vedi categoria',
      codice: 'con categoria e forma: vale per quel codice',
      tempoRepartoMacchine: 'minuti di un pezzo',
      tempoRepartoBanchi: 'minuti di un pezzo',
    }),
  ],
  colonnaDi: { tipoSerramentoId: 'tipoSerramento', codiceSerramentoId: 'codice' },
  chiave: 'tipo di serramento e codici',
  diverse: 'aggiorna',
  async read({ tx, directory, audit, afterwards }) {
    const catalogo = catalogoCodici(await directory(tipiSerramentoDirectory), await directory(codiciDirectory))
    const salvate = new Map(
      (await tx.tempistica.findMany()).map(({ id, versione: _versione, ...valori }) => [
        ambitoKey(valori),
        { pk: id, valori: valori as TempisticaCsv },
      ]),
    )
    let cambia = false
    return {
      schema: tempisticaSchema,
      empty: { codiceSerramentoId: null, categoria: null, forma: null },
      input({ celle }, tell) {
        const testo = (nome: string) => String(celle[nome] ?? '')
        const tipoSerramentoId = catalogo.tipo(testo('tipoSerramento'))
        if (tipoSerramentoId === null)
          tell('tipoSerramento', `tipo serramento «${testo('tipoSerramento')}» sconosciuto`)
        const codici = codiciDi(testo('categoria'), testo('forma'), testo('codice'), catalogo)
        if ('motivo' in codici) tell(codici.colonna, codici.motivo)
        if (tipoSerramentoId === null || 'motivo' in codici) return null
        const ambito: Ambito = { tipoSerramentoId, ...codici }
        const { tempoRepartoMacchine, tempoRepartoBanchi } = celle
        return { chiave: ambitoKey(ambito), campi: { ...ambito, tempoRepartoMacchine, tempoRepartoBanchi } }
      },
      stored: async (chiavi) =>
        new Map(
          chiavi.flatMap((chiave) => {
            const una = salvate.get(chiave)
            return una ? [[chiave, una] as const] : []
          }),
        ),
      learn: () => {
        if (!cambia) afterwards(async () => alignTempi(forImport(tx, audit), null))
        cambia = true
      },
      title: ({ tempoRepartoMacchine, tempoRepartoBanchi }) =>
        `macchine ${tempoRepartoMacchine} min, banchi ${tempoRepartoBanchi} min`,
      async insert(rows) {
        await insertRows(
          tx,
          'tempistica',
          rows.map(({ pk, valori }) => ({ ...valori, id: pk })),
        )
      },
      async update({ pk, dopo: { tempoRepartoMacchine, tempoRepartoBanchi } }) {
        const data = { tempoRepartoMacchine, tempoRepartoBanchi, versione: { increment: 1 } }
        await tx.tempistica.update({ where: { id: pk }, data })
      },
    }
  },
})
