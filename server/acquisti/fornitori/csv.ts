import { updateRow } from '#platform/db/entity/rows.ts'
import { csvColumn, PK_COLUMN } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { csvTable, type Directory } from '#platform/imports/csv/table.ts'
import { materialiDirectory } from '../materiali/csv.ts'
import { fornitoreCodec } from './entity.ts'
import { fornitiColumns, whoIsDefault } from './forniti.ts'
import {
  type FornitoreInput,
  fornitoreSchema,
  type MaterialeFornito,
  materialiForniti,
  UNKNOWN_TIPOLOGIA,
} from './rules.ts'

/** What a supplier is looked up by: the same name may supply two materials. */
export const fornitoreKey = (name: string, tipologia: string): string =>
  `${name.toLowerCase()}\n${tipologia.toLowerCase()}`

/** Suppliers by name and material → number. */
export const fornitoriDirectory: Directory<number> = {
  nome: 'fornitori',
  async read(tx) {
    const fornitori = await tx.fornitore.findMany({
      select: { id: true, nome: true, ...fornitiColumns },
      orderBy: { id: 'desc' },
    })
    // Whose first material it is comes last, and stands.
    const found = fornitori.flatMap(({ id, nome, ...row }) =>
      materialiForniti(row).map(({ tipologia }, n) => ({ n, key: fornitoreKey(nome, tipologia), id })),
    )
    found.sort((a, b) => Number(a.n === 0) - Number(b.n === 0))
    return new Map(found.map(({ key, id }) => [key, id]))
  },
}

const PREDEFINITO = ' predefinito'

/** 'vetro 12; telai 6 predefinito': what a supplier supplies beside its first material. */
function readMaterialiCell(
  cell: string,
  known: (name: string) => string | undefined,
  tell: (column: string, message: string) => void,
): MaterialeFornito[] {
  const entries = cell.split(';').map((entry) => entry.trim())
  return entries.filter(Boolean).flatMap((entry) => {
    const isDefault = entry.toLowerCase().endsWith(PREDEFINITO)
    const words = (isDefault ? entry.slice(0, -PREDEFINITO.length) : entry).trim()
    const end = words.lastIndexOf(' ')
    const days = words.slice(end + 1)
    if (end < 1 || days === '' || Number.isNaN(Number(days))) {
      tell('altriMateriali', `«${entry}»: scrivere il materiale e i giorni, come vetro 12`)
      return []
    }
    const tipologia = known(words.slice(0, end).trim())
    if (tipologia === undefined) {
      tell('altriMateriali', `${UNKNOWN_TIPOLOGIA} «${words.slice(0, end).trim()}»`)
      return []
    }
    return [{ tipologia, tempo: Number(days), isDefault }]
  })
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
    csvColumn('altriMateriali', 'altri materiali che fornisce, con i giorni: vetro 12; telai 6 predefinito'),
    csvColumn('raccoglie', 'sì: gli ordini di una settimana partono con una mail sola', { tipo: 'siNo' }),
    csvColumn('testata', 'testata degli ordini stampati'),
    csvColumn('testoPdf', 'testo degli ordini stampati'),
  ],
  chiave: 'nome e tipologia',
  diverse: 'aggiorna',
  async read({ tx, directory }) {
    const materiali = await directory(materialiDirectory)
    const fornitori = await directory(fornitoriDirectory)
    const defaults = new Map<string, string>()
    for (const row of await tx.fornitore.findMany({ where: whoIsDefault })) {
      for (const { tipologia, isDefault } of materialiForniti(row)) {
        if (isDefault) defaults.set(tipologia, fornitoreKey(row.nome, row.tipologia))
      }
    }
    return {
      schema: fornitoreSchema,
      empty: {
        codice: '',
        email: '',
        altriMateriali: [],
        giorniChiusura: [],
        periodiChiusura: [],
        isDefault: false,
        raccoglie: false,
        testata: '',
        testoPdf: '',
      },
      input({ celle: { pk: _pk, ...fields } }, tell) {
        const written = String(fields.tipologia ?? '')
        const tipologia = materiali.get(written.toLowerCase())?.nome
        if (written !== '' && tipologia === undefined) tell('tipologia', `${UNKNOWN_TIPOLOGIA} «${written}»`)
        const key = fornitoreKey(String(fields.nome ?? ''), tipologia ?? written)
        const { altriMateriali: others, ...rest } = fields
        const known = (name: string) => materiali.get(name.toLowerCase())?.nome
        const read = others === undefined ? undefined : readMaterialiCell(String(others), known, tell)
        const input = { ...rest, tipologia: tipologia ?? written, ...(read && { altriMateriali: read }) }
        return { chiave: key, campi: input }
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
      check(values, _row, tell) {
        const own = fornitoreKey(values.nome, values.tipologia)
        for (const [n, { tipologia, isDefault }] of materialiForniti(values).entries()) {
          if (!isDefault) continue
          const other = defaults.get(tipologia)
          if (other !== undefined && other !== own) tell(n === 0 ? 'isDefault' : 'altriMateriali', TWO_DEFAULTS)
          else defaults.set(tipologia, own)
        }
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
