import { columnCodec } from '../../platform/db/entity/codec.ts'
import { csvColumn, PK_COLUMN } from '../../platform/imports/csv/columns.ts'
import { insertRows } from '../../platform/imports/csv/insertRows.ts'
import { csvTable } from '../../platform/imports/csv/table.ts'
import { personaleDirectory } from '../personale/csv.ts'
import { type AssenzaInput, assenzaSchema, describePeriodo } from './rules.ts'

const codec = columnCodec('assenza', assenzaSchema, { persona: 'personaId' })
const keyOf = ({ persona, giornoDa, oraDa }: Pick<AssenzaInput, 'persona' | 'giornoDa' | 'oraDa'>) =>
  `${persona} ${giornoDa} ${oraDa ?? ''}`

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
    csvColumn('title', 'motivo', { altri: ['motivo', 'titolo'] }),
  ],
  chiave: 'persona e inizio',
  diverse: 'lascia',
  async read({ tx, directory }) {
    const persone = await directory(personaleDirectory)
    const salvate = new Map(
      (await tx.assenza.findMany()).map((assenza) => {
        const valori = codec.values(assenza)
        return [keyOf(valori), { pk: assenza.id, valori }]
      }),
    )
    return {
      schema: assenzaSchema,
      empty: { title: '' },
      input({ celle: { pk: _pk, persona: nome, ...campi } }, tell) {
        const persona = persone.get(String(nome ?? '').toLowerCase())
        if (persona === undefined) {
          tell('persona', `persona «${nome}» sconosciuta`)
          return null
        }
        const ora = /^\d:\d\d/.test(String(campi.oraDa ?? '')) ? `0${campi.oraDa}` : String(campi.oraDa ?? '')
        const chiave = keyOf({ persona, giornoDa: String(campi.giornoDa), oraDa: ora.slice(0, 5) })
        return { chiave, campi: { ...campi, persona, ...(campi.oraDa === undefined ? {} : { oraDa: ora }) } }
      },
      stored: async (chiavi) =>
        new Map(chiavi.flatMap((chiave) => (salvate.has(chiave) ? [[chiave, salvate.get(chiave)] as never] : []))),
      title: describePeriodo,
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
