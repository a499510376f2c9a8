import { columnCodec } from '#platform/db/entity/codec.ts'
import { csvColumn, PK_COLUMN } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { csvTable } from '#platform/imports/csv/table.ts'
import { personaleDirectory } from '../personale/csv.ts'
import { type AssenzaInput, assenzaSchema, describePeriod } from './rules.ts'

const codec = columnCodec('assenza', assenzaSchema)
const keyOf = ({ personaPk, giornoDa, oraDa }: Pick<AssenzaInput, 'personaPk' | 'giornoDa' | 'oraDa'>) =>
  `${personaPk} ${giornoDa} ${oraDa ?? ''}`

/** Absences by person and beginning. */
export const assenzeCsv = csvTable<AssenzaInput>({
  file: 'assenze.csv',
  titolo: 'Assenze',
  model: 'assenza',
  columns: [
    PK_COLUMN,
    csvColumn('persona*', 'nome di chi è assente'),
    csvColumn('giornoDa*', 'primo giorno', { tipo: 'giorno' }),
    csvColumn('giornoA*', 'ultimo giorno, compreso', { tipo: 'giorno' }),
    csvColumn('oraDa', 'HH:MM; le due ore insieme, o nessuna per giorni interi'),
    csvColumn('oraA', 'HH:MM, esclusa'),
    csvColumn('title', 'motivo', { others: ['motivo', 'titolo'] }),
  ],
  chiave: 'persona e inizio',
  diverse: 'lascia',
  async read({ tx, directory }) {
    const persone = await directory(personaleDirectory)
    const saved = new Map(
      (await tx.assenza.findMany()).map((assenza) => {
        const values = codec.values(assenza)
        return [keyOf(values), { pk: assenza.id, valori: values }]
      }),
    )
    return {
      schema: assenzaSchema,
      empty: { title: '' },
      input({ celle: { pk: _pk, persona: name, ...fields } }, tell) {
        const persona = persone.get(String(name ?? '').toLowerCase())
        if (persona === undefined) {
          tell('persona', `persona «${name}» sconosciuta`)
          return null
        }
        const hour = /^\d:\d\d/.test(String(fields.oraDa ?? '')) ? `0${fields.oraDa}` : String(fields.oraDa ?? '')
        const key = keyOf({ personaPk: persona, giornoDa: String(fields.giornoDa), oraDa: hour.slice(0, 5) })
        return {
          chiave: key,
          campi: { ...fields, personaPk: persona, ...(fields.oraDa === undefined ? {} : { oraDa: hour }) },
        }
      },
      async stored(keys) {
        const asked = new Set(keys)
        return new Map([...saved].filter(([key]) => asked.has(key)))
      },
      title: describePeriod,
      async insert(rows) {
        await insertRows(
          tx,
          'assenza',
          rows.map(({ pk, valori }) => ({ ...codec.columns(valori), id: pk })),
        )
      },
    }
  },
})
