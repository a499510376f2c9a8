import type { InferType } from 'yup'
import { catalogoCodici, codiceKey, codiciDirectory } from '#ordini/righe/catalogoCodici.ts'
import { csvColumn, PK_COLUMN, sheetColumns } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { csvTable } from '#platform/imports/csv/table.ts'
import { forImport } from '#platform/imports/forImport.ts'
import { tipiSerramentoDirectory, tipoExtraDirectory } from '#vendite/tipiSerramento/directory.ts'
import { alignTempi } from '../../schedulazione/align.ts'
import { tempisticaCodec } from '../entity.ts'
import { codiceSchema, scopeKey, type TempisticaScope, tempisticaSchema } from '../rules.ts'
import { codiciOf } from './import.ts'
import { tempiSheet } from './rules.ts'

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
    const parts = ({ categoria, forma, codice }: Record<string, unknown>) =>
      [categoria, forma, codice].map((part) => String(part ?? '')) as [string, string, string]
    return {
      schema: codiceSchema,
      empty: {},
      input: ({ celle: { pk: _pk, ...fields } }) => ({ chiave: codiceKey(...parts(fields)), campi: fields }),
      async stored(keys) {
        const pks = keys.flatMap((key) => codici.get(key)?.id ?? [])
        const found = await tx.codiceSerramento.findMany({ where: { id: { in: pks } } })
        return new Map(
          found.map(({ id, categoria, forma, codice }) => [
            codiceKey(categoria, forma, codice),
            { pk: id, valori: { categoria, forma, codice } },
          ]),
        )
      },
      learn: (key, id, { categoria, forma }) => void codici.set(key, { id, categoria, forma }),
      title: (values) => parts(values).join(' '),
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
    ...sheetColumns(tempiSheet.columns, {
      tipoSerramento: 'nome del tipo di serramento',
      categoria: 'con la forma: vale per i loro codici; vuote: per tutti',
      forma: 'vedi categoria',
      codice: 'con categoria e forma: vale per quel codice',
      tempoRepartoMacchine: 'minuti di un pezzo',
      tempoRepartoBanchi: 'minuti di un pezzo',
    }),
  ],
  columnOf: { codiceSerramentoPk: 'codice' },
  chiave: 'tipo di serramento e codici',
  diverse: 'aggiorna',
  async read({ tx, directory, audit, afterwards }) {
    const [tipi, extras] = [await directory(tipiSerramentoDirectory), await directory(tipoExtraDirectory)]
    const catalogo = catalogoCodici(tipi, extras, await directory(codiciDirectory))
    const saved = new Map(
      (await tx.tempistica.findMany()).map((row) => {
        const values = tempisticaCodec.values(row)
        return [scopeKey(values), { pk: row.id, valori: values }]
      }),
    )
    let change = false
    return {
      schema: tempisticaSchema,
      empty: { codiceSerramentoPk: null, categoria: null, forma: null },
      input({ celle }, tell) {
        const text = (name: string) => String(celle[name] ?? '')
        const tipoSerramentoPk = catalogo.tipo(text('tipoSerramento'))
        if (tipoSerramentoPk === null) tell('tipoSerramento', `tipo serramento «${text('tipoSerramento')}» sconosciuto`)
        const codici = codiciOf(text('categoria'), text('forma'), text('codice'), catalogo)
        if ('motivo' in codici) tell(codici.colonna, codici.motivo)
        if (tipoSerramentoPk === null || 'motivo' in codici) return null
        const scope: TempisticaScope = { tipoSerramentoPk, ...codici }
        const { tempoRepartoMacchine, tempoRepartoBanchi } = celle
        return { chiave: scopeKey(scope), campi: { ...scope, tempoRepartoMacchine, tempoRepartoBanchi } }
      },
      stored: async (keys) =>
        new Map(
          keys.flatMap((key) => {
            const one = saved.get(key)
            return one ? [[key, one] as const] : []
          }),
        ),
      learn: () => {
        if (!change) afterwards(async () => alignTempi(forImport(tx, audit), null))
        change = true
      },
      title: ({ tempoRepartoMacchine, tempoRepartoBanchi }) =>
        `macchine ${tempoRepartoMacchine} min, banchi ${tempoRepartoBanchi} min`,
      async insert(rows) {
        await insertRows(
          tx,
          'tempistica',
          rows.map(({ pk, valori }) => ({ ...tempisticaCodec.columns(valori), id: pk })),
        )
      },
      async update({ pk, dopo: { tempoRepartoMacchine, tempoRepartoBanchi } }) {
        const data = { tempoRepartoMacchine, tempoRepartoBanchi, versione: { increment: 1 } }
        await tx.tempistica.update({ where: { id: pk }, data })
      },
    }
  },
})
