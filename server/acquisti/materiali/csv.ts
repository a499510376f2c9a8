import { csvColumn, PK_COLUMN } from '../../platform/imports/csv/columns.ts'
import { insertRows } from '../../platform/imports/csv/insertRows.ts'
import { csvTable, type Directory } from '../../platform/imports/csv/table.ts'
import { testataMaterialeSchema } from './rules.ts'

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
      schema: testataMaterialeSchema,
      empty: { showReminderOrdineFornitore: false },
      input: ({ celle: { pk: _pk, ...campi } }) => ({ chiave: String(campi.nome ?? '').toLowerCase(), campi }),
      async stored(nomi) {
        const pks = nomi.flatMap((nome) => materiali.get(nome)?.id ?? [])
        const trovati = await tx.materiale.findMany({ where: { id: { in: pks } } })
        return new Map(
          trovati.map(({ id, nome, showReminderOrdineFornitore }) => [
            nome.toLowerCase(),
            { pk: id, valori: { nome, showReminderOrdineFornitore } },
          ]),
        )
      },
      learn: (chiave, id, { nome }) => void (materiali.has(chiave) || materiali.set(chiave, { id, nome })),
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
