import { columnCodec } from '../../platform/db/entity/codec.ts'
import { updateRow } from '../../platform/db/entity/rows.ts'
import { csvColumn, PK_COLUMN } from '../../platform/imports/csv/columns.ts'
import { insertRows } from '../../platform/imports/csv/insertRows.ts'
import { csvTable, type Directory } from '../../platform/imports/csv/table.ts'
import { materialiDirectory } from '../materiali/csv.ts'
import { type FornitoreInput, fornitoreSchema, TIPOLOGIA_SCONOSCIUTA } from './rules.ts'

/** What a supplier is looked up by: the same name may supply two materials. */
export const fornitoreKey = (nome: string, tipologia: string): string =>
  `${nome.toLowerCase()}\n${tipologia.toLowerCase()}`

/** Suppliers by name and material → number. */
export const fornitoriDirectory: Directory<number> = {
  nome: 'fornitori',
  async read(tx) {
    const fornitori = await tx.fornitore.findMany({
      select: { id: true, nome: true, tipologia: true },
      orderBy: { id: 'desc' },
    })
    return new Map(fornitori.map(({ id, nome, tipologia }) => [fornitoreKey(nome, tipologia), id]))
  },
}

const codec = columnCodec('fornitore', fornitoreSchema)
const DUE_PREDEFINITI = 'un altro fornitore della tipologia è già il predefinito'

/** Suppliers by name and material. */
export const fornitoriCsv = csvTable<FornitoreInput>({
  file: 'fornitori.csv',
  titolo: 'Fornitori',
  model: 'fornitore',
  columns: [
    PK_COLUMN,
    csvColumn('nome*', 'nome'),
    csvColumn('tipologia*', 'nome del materiale che fornisce'),
    csvColumn('codice', 'codice'),
    csvColumn('email', 'indirizzo per gli ordini'),
    csvColumn('tempo*', 'giorni di calendario che ci mette', { tipo: 'intero' }),
    csvColumn('isDefault', 'sì: predefinito della sua tipologia, al più uno', { tipo: 'siNo' }),
    csvColumn('testata', 'testata degli ordini stampati'),
    csvColumn('testoPdf', 'testo degli ordini stampati'),
  ],
  chiave: 'nome e tipologia',
  diverse: 'aggiorna',
  async read({ tx, directory }) {
    const materiali = await directory(materialiDirectory)
    const fornitori = await directory(fornitoriDirectory)
    const predefiniti = new Map<string, string>()
    for (const { nome, tipologia } of await tx.fornitore.findMany({ where: { isDefault: true } })) {
      predefiniti.set(tipologia, fornitoreKey(nome, tipologia))
    }
    return {
      schema: fornitoreSchema,
      empty: { codice: '', email: '', isDefault: false, testata: '', testoPdf: '' },
      input({ celle: { pk: _pk, ...campi } }, tell) {
        const scritta = String(campi.tipologia ?? '')
        const tipologia = materiali.get(scritta.toLowerCase())?.nome
        if (scritta !== '' && tipologia === undefined) tell('tipologia', `${TIPOLOGIA_SCONOSCIUTA} «${scritta}»`)
        const chiave = fornitoreKey(String(campi.nome ?? ''), tipologia ?? scritta)
        return { chiave, campi: { ...campi, tipologia: tipologia ?? scritta } }
      },
      async stored(chiavi) {
        const pks = chiavi.flatMap((chiave) => fornitori.get(chiave) ?? [])
        const trovati = await tx.fornitore.findMany({ where: { id: { in: pks } } })
        return new Map(
          trovati.map((row) => [fornitoreKey(row.nome, row.tipologia), { pk: row.id, valori: codec.values(row) }]),
        )
      },
      check({ nome, tipologia, isDefault }, _row, tell) {
        const mio = fornitoreKey(nome, tipologia)
        const altro = predefiniti.get(tipologia)
        if (!isDefault) return
        if (altro !== undefined && altro !== mio) tell('isDefault', DUE_PREDEFINITI)
        else predefiniti.set(tipologia, mio)
      },
      learn: (chiave, pk) => void fornitori.set(chiave, pk),
      title: ({ nome }) => nome,
      async insert(rows) {
        await insertRows(
          tx,
          'fornitore',
          rows.map(({ pk, valori }) => ({ ...codec.columns(valori), id: pk })),
        )
      },
      update: ({ pk, dopo }) => updateRow(tx, 'fornitore', pk, codec.columns(dopo)),
    }
  },
})
