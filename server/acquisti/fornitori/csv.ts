import { updateRow } from '#platform/db/entity/rows.ts'
import { csvColumn, PK_COLUMN } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { csvTable, type Directory } from '#platform/imports/csv/table.ts'
import { materialiDirectory } from '../materiali/csv.ts'
import { fornitoreCodec } from './entity.ts'
import { type FornitoreInput, fornitoreSchema, UNKNOWN_TIPOLOGIA } from './rules.ts'

/** What a supplier is looked up by: the same name may supply two materials. */
export const fornitoreKey = (name: string, tipologia: string): string =>
  `${name.toLowerCase()}\n${tipologia.toLowerCase()}`

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

const TWO_DEFAULTS = 'un altro fornitore della tipologia è già il predefinito'

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
    csvColumn('tempo*', 'giorni in cui è aperto che ci mette', { tipo: 'intero' }),
    csvColumn('isDefault', 'sì: predefinito della sua tipologia, al più uno', { tipo: 'siNo' }),
    csvColumn('testata', 'testata degli ordini stampati'),
    csvColumn('testoPdf', 'testo degli ordini stampati'),
  ],
  chiave: 'nome e tipologia',
  diverse: 'aggiorna',
  async read({ tx, directory }) {
    const materiali = await directory(materialiDirectory)
    const fornitori = await directory(fornitoriDirectory)
    const defaults = new Map<string, string>()
    for (const { nome, tipologia } of await tx.fornitore.findMany({ where: { isDefault: true } })) {
      defaults.set(tipologia, fornitoreKey(nome, tipologia))
    }
    return {
      schema: fornitoreSchema,
      empty: {
        codice: '',
        email: '',
        giorniChiusura: [],
        periodiChiusura: [],
        isDefault: false,
        testata: '',
        testoPdf: '',
      },
      input({ celle: { pk: _pk, ...fields } }, tell) {
        const written = String(fields.tipologia ?? '')
        const tipologia = materiali.get(written.toLowerCase())?.nome
        if (written !== '' && tipologia === undefined) tell('tipologia', `${UNKNOWN_TIPOLOGIA} «${written}»`)
        const key = fornitoreKey(String(fields.nome ?? ''), tipologia ?? written)
        return { chiave: key, campi: { ...fields, tipologia: tipologia ?? written } }
      },
      async stored(keys) {
        const pks = keys.flatMap((key) => fornitori.get(key) ?? [])
        const found = await tx.fornitore.findMany({ where: { id: { in: pks } } })
        return new Map(
          found.map((row) => [
            fornitoreKey(row.nome, row.tipologia),
            { pk: row.id, valori: fornitoreCodec.values(row) },
          ]),
        )
      },
      check({ nome, tipologia, isDefault }, _row, tell) {
        const own = fornitoreKey(nome, tipologia)
        const other = defaults.get(tipologia)
        if (!isDefault) return
        if (other !== undefined && other !== own) tell('isDefault', TWO_DEFAULTS)
        else defaults.set(tipologia, own)
      },
      learn: (key, pk) => void fornitori.set(key, pk),
      title: ({ nome }) => nome,
      async insert(rows) {
        await insertRows(
          tx,
          'fornitore',
          rows.map(({ pk, valori }) => ({ ...fornitoreCodec.columns(valori), id: pk })),
        )
      },
      update: ({ pk, dopo }) => updateRow(tx, 'fornitore', pk, fornitoreCodec.columns(dopo)),
    }
  },
})
