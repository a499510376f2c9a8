import { columnCodec } from '#platform/db/entity/codec.ts'
import { updateRow } from '#platform/db/entity/rows.ts'
import { csvColumn, PK_COLUMN } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { csvTable, type Directory } from '#platform/imports/csv/table.ts'
import { unknownKeyMessage } from '#shared/fields/fields.ts'
import { writtenKey } from '#shared/keyed.ts'
import { type PersonaInput, personaSchema } from './rules.ts'

/** Staff by name in lower case → number. */
export const personaleDirectory: Directory<number> = {
  nome: 'personale',
  async read(tx) {
    const persone = await tx.persona.findMany({ select: { id: true, nome: true }, orderBy: { id: 'desc' } })
    return new Map(persone.map(({ id, nome }) => [nome.toLowerCase(), id]))
  },
}

const codec = columnCodec('persona', personaSchema)

/** Year from which somebody may have worked here. */
const DAL = 1940

/** Staff by name. */
export const personaleCsv = csvTable<PersonaInput>({
  file: 'personale.csv',
  titolo: 'Personale',
  model: 'persona',
  columns: [
    PK_COLUMN,
    csvColumn('nome*', 'nome e cognome, diverso per ciascuno'),
    csvColumn('reparto*', 'chiave o nome di un reparto: ufficio, macchine, banchi o uno dei propri'),
    csvColumn('dataInizio*', 'primo giorno di lavoro', { tipo: 'giorno', dal: DAL }),
    csvColumn('dataFine', 'ultimo giorno di lavoro, compreso', { tipo: 'giorno', dal: DAL }),
  ],
  chiave: 'nome',
  diverse: 'aggiorna',
  async read({ tx, directory }) {
    const persone = await directory(personaleDirectory)
    const reparti = await tx.reparto.findMany({ select: { chiave: true, nome: true } })
    return {
      schema: personaSchema,
      empty: {},
      input({ celle: { pk: _pk, reparto, ...fields } }, tell) {
        const key = writtenKey(reparti, String(reparto ?? ''))
        if (key !== null && !reparti.some(({ chiave }) => chiave === key)) tell('reparto', unknownKeyMessage(key))
        return {
          chiave: String(fields.nome ?? '').toLowerCase(),
          campi: {
            ...fields,
            ...(reparto === undefined ? {} : { reparto: key ?? '' }),
          },
        }
      },
      async stored(names) {
        const pks = names.flatMap((name) => persone.get(name) ?? [])
        const found = await tx.persona.findMany({ where: { id: { in: pks } } })
        return new Map(
          found.map((persona) => [persona.nome.toLowerCase(), { pk: persona.id, valori: codec.values(persona) }]),
        )
      },
      learn: (name, pk) => void persone.set(name, pk),
      title: ({ nome }) => nome,
      async insert(rows) {
        await insertRows(
          tx,
          'persona',
          rows.map(({ pk, valori }) => ({ ...codec.columns(valori), id: pk })),
        )
      },
      update: ({ pk, dopo }) => updateRow(tx, 'persona', pk, codec.columns(dopo)),
    }
  },
})
