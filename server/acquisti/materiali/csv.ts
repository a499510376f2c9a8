import { csvColumn, PK_COLUMN } from '../../platform/imports/csv/columns.ts'
import { insertRows } from '../../platform/imports/csv/insertRows.ts'
import { csvTable, type Directory } from '../../platform/imports/csv/table.ts'
import { materialeHeaderSchema } from './rules.ts'

/** Materials by name in lower case → as they are written. */
export const materialiDirectory: Directory<{ id: number; nome: string }> = {
  nome: 'materiali',
  async read(tx) {
    const materiali = await tx.materiale.findMany({ select: { id: true, nome: true } })
    return new Map(materiali.map((materiale) => [materiale.nome.toLowerCase(), materiale]))
  },
}

interface MaterialeCsv {
  nome: string
  showReminderOrdineFornitore: boolean
}

/** Materials beside the four of the phases, which there always are. */
export const materialiCsv = csvTable<MaterialeCsv>({
  file: 'materiali.csv',
  titolo: 'Materiali',
  model: 'materiale',
  columns: [
    PK_COLUMN,
    csvColumn('nome*', 'nome, diverso per ciascuno; legno, vetro, telai e verniciatura ci sono sempre'),
    csvColumn('showReminderOrdineFornitore', 'sì: ricorda gli ordini fornitore che mancano', { tipo: 'siNo' }),
  ],
  chiave: 'nome',
  diverse: 'lascia',
  async read({ tx, directory }) {
    const materiali = await directory(materialiDirectory)
    return {
      schema: materialeHeaderSchema,
      empty: { showReminderOrdineFornitore: false },
      input: ({ celle: { pk: _pk, ...fields } }) => ({
        chiave: String(fields.nome ?? '').toLowerCase(),
        campi: fields,
      }),
      async stored(names) {
        const pks = names.flatMap((name) => materiali.get(name)?.id ?? [])
        const found = await tx.materiale.findMany({ where: { id: { in: pks } } })
        return new Map(
          found.map(({ id, nome, showReminderOrdineFornitore }) => [
            nome.toLowerCase(),
            { pk: id, valori: { nome, showReminderOrdineFornitore } },
          ]),
        )
      },
      learn: (key, id, { nome }) => void (materiali.has(key) || materiali.set(key, { id, nome })),
      title: ({ nome }) => nome,
      async insert(rows) {
        await insertRows(
          tx,
          'materiale',
          rows.map(({ pk, valori }) => ({ ...valori, id: pk })),
        )
      },
    }
  },
})
