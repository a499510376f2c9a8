import { type InferType, object } from 'yup'
import { csvColumn, PK_COLUMN } from '../../platform/imports/csv/columns.ts'
import { insertRows } from '../../platform/imports/csv/insertRows.ts'
import { csvTable } from '../../platform/imports/csv/table.ts'
import { foldTitle } from '../../platform/imports/rules.ts'
import { booleanRule, integerRule, oneOfRule, REQUIRED_FIELD, singleLineRule } from '../../shared/fields/fields.ts'
import { tipiSerramentoDirectory } from './directory.ts'

const DRAWINGS = ['BATTENTE', 'PORTA', 'SCORREVOLE', 'VASISTAS', 'ARCO', 'TONDO', 'LIBERA'] as const

const tipoSerramentoCsvSchema = object({
  nome: singleLineRule(100).required(REQUIRED_FIELD),
  ante: integerRule().min(1).max(99).default(1),
  disegno: oneOfRule(DRAWINGS).required(REQUIRED_FIELD),
  conTelaio: booleanRule(true),
})
type TipoSerramentoCsv = InferType<typeof tipoSerramentoCsvSchema>

/** Window types that the lines of orders name and the catalogue does not have. */
export const tipiSerramentoCsv = csvTable<TipoSerramentoCsv>({
  file: 'tipi-serramento.csv',
  titolo: 'Tipi di serramento',
  model: 'tipoSerramento',
  columns: [
    PK_COLUMN,
    csvColumn('nome*', 'nome, diverso per ciascuno'),
    csvColumn('ante', 'numero di ante, 1 se manca', { tipo: 'intero' }),
    csvColumn('disegno', 'BATTENTE, PORTA, SCORREVOLE, VASISTAS, ARCO, TONDO o LIBERA; BATTENTE se manca'),
    csvColumn('conTelaio', 'sì se ha un telaio da produrre; sì se manca', { tipo: 'siNo' }),
  ],
  chiave: 'nome',
  diverse: 'lascia',
  async read({ tx, directory }) {
    const tipi = await directory(tipiSerramentoDirectory)
    return {
      schema: tipoSerramentoCsvSchema,
      empty: { ante: 1, disegno: 'BATTENTE', conTelaio: true },
      input({ celle: { pk: _pk, disegno, ...fields } }) {
        const shape = disegno ? { disegno: String(disegno).toUpperCase() } : {}
        return { chiave: foldTitle(String(fields.nome ?? '')), campi: { ...fields, ...shape } }
      },
      async stored(names) {
        const pks = names.flatMap((name) => tipi.get(name) ?? [])
        const found = await tx.tipoSerramento.findMany({ where: { id: { in: pks } } })
        return new Map(
          found.map(({ id, nome, ante, disegno, conTelaio }) => [
            foldTitle(nome),
            { pk: id, valori: { nome, ante, disegno, conTelaio } },
          ]),
        )
      },
      learn: (name, pk) => void tipi.set(name, pk),
      title: ({ nome }) => nome,
      async insert(rows) {
        await insertRows(
          tx,
          'tipoSerramento',
          rows.map(({ pk, valori }) => ({ ...valori, id: pk })),
        )
      },
    }
  },
})
