import { type InferType, object } from 'yup'
import { csvColumn, PK_COLUMN } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { csvTable } from '#platform/imports/csv/table.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import { booleanRule, integerRule, oneOfRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'
import { tipiSerramentoDirectory, tipoExtraDirectory } from './directory.ts'
import { isExtraByName, otherExtraReason } from './rules.ts'

const DRAWINGS = ['BATTENTE', 'PORTA', 'SCORREVOLE', 'VASISTAS', 'ARCO', 'TONDO', 'LIBERA'] as const

const tipoSerramentoCsvSchema = object({
  nome: singleLineRule(100).required(REQUIRED_FIELD),
  ante: integerRule().min(1).max(99).default(1),
  disegno: oneOfRule(DRAWINGS).required(REQUIRED_FIELD),
  conTelaio: booleanRule(true),
  extra: booleanRule(false),
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
    csvColumn('extra', 'sì se è il tipo delle righe extra, uno solo; se manca lo è quello che si chiama EXTRA', {
      tipo: 'siNo',
    }),
  ],
  chiave: 'nome',
  diverse: 'lascia',
  async read({ tx, directory }) {
    const tipi = await directory(tipiSerramentoDirectory)
    const extras = await directory(tipoExtraDirectory)
    return {
      schema: tipoSerramentoCsvSchema,
      empty: { ante: 1, disegno: 'BATTENTE', conTelaio: true, extra: false },
      input({ celle: { pk: _pk, disegno, ...fields } }) {
        const shape = disegno ? { disegno: String(disegno).toUpperCase() } : {}
        const nome = String(fields.nome ?? '')
        const extra = fields.extra ?? isExtraByName(nome)
        return { chiave: foldTitle(nome), campi: { ...fields, ...shape, extra } }
      },
      check({ nome, extra }, _row, tell) {
        const other = extra ? [...extras.keys()].find((key) => key !== foldTitle(nome)) : undefined
        const reason = otherExtraReason(other)
        if (reason) tell('extra', reason)
      },
      async stored(names) {
        const pks = names.flatMap((name) => tipi.get(name) ?? [])
        const found = await tx.tipoSerramento.findMany({ where: { id: { in: pks } } })
        return new Map(
          found.map(({ id, nome, ante, disegno, conTelaio, extra }) => [
            foldTitle(nome),
            { pk: id, valori: { nome, ante, disegno, conTelaio, extra } },
          ]),
        )
      },
      learn(name, pk, { extra }) {
        tipi.set(name, pk)
        if (extra) extras.set(name, pk)
      },
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
