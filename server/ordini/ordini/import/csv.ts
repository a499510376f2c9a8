import { readKeyed } from '#platform/db/arranged/keyed.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { csvColumn, PK_COLUMN, sheetColumns } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { type CsvFolder, csvTable } from '#platform/imports/csv/table.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import { REQUIRED_FIELD, unknownKeyMessage } from '#shared/fields/fields.ts'
import { writtenKey } from '#shared/keyed.ts'
import { agentiDirectory } from '#vendite/agenti/directory.ts'
import { clientiDirectory } from '#vendite/clienti/import/csv.ts'
import { tipoExtraDirectory } from '#vendite/tipiSerramento/directory.ts'
import { ordiniDirectory, readRigaPrices, righeOrdineCsv } from '../../righe/csv.ts'
import { ordineData } from '../data.ts'
import { completeOrdine, type OrdineInput, ordineSchema, ordineTotals } from '../rules.ts'
import { ORDINE_IMPORT_COLUMNS } from './rules.ts'

type Header = Omit<OrdineInput, 'righe'>
const schema = ordineSchema.omit(['righe'])
const codec = columnCodec('ordine', schema)

const NO_ROWS = ordineTotals([])
const text = (value: unknown) => String(value ?? '')

type Prezzi = Parameters<typeof ordineTotals>[0][number]

/** The sums of each order of the folder, over its lines in the file of the lines. */
async function sumsByOrdine(folder: CsvFolder): Promise<(numero: string) => typeof NO_ROWS> {
  const file = await folder.open(righeOrdineCsv)
  const extras = await folder.directory(tipoExtraDirectory)
  const righe = new Map<string, Prezzi[]>()
  for await (const { celle } of file?.rows() ?? []) {
    const prezzi = readRigaPrices(celle, (name) => extras.has(foldTitle(name)))
    if (!prezzi) continue
    const numero = text(celle.numeroCommessa)
    const own = righe.get(numero)
    if (own) own.push(prezzi)
    else righe.set(numero, [prezzi])
  }
  return (numero) => {
    const own = righe.get(numero)
    return own ? ordineTotals(own) : NO_ROWS
  }
}

/** Orders by number; those that are there stay as they are, as for the spreadsheets. */
export const ordiniCsv = csvTable<Header>({
  file: 'ordini.csv',
  titolo: 'Ordini',
  model: 'ordine',
  columns: [
    PK_COLUMN,
    ...sheetColumns(
      ORDINE_IMPORT_COLUMNS.filter(({ nome }) => nome !== 'nomeCliente'),
      {
        numeroCommessa: 'numero, diverso per ciascuno',
        data: 'giorno dell’ordine',
        codiceCliente: 'codice del cliente',
        tipoCliente: 'IMPRE, PRIVA o RIVEN; se manca quello del cliente',
        agente: 'codice dell’agente; senza la colonna quello del cliente',
        dataConsegna: 'approntamento',
        areaConsegna: 'chiave o nome di un’area di consegna: EST, OVEST o una delle proprie',
      },
    ),
    csvColumn('stato', 'nome di uno degli stati ordine'),
    csvColumn('senzaMisure', 'sì se le misure non sono definitive', { tipo: 'siNo' }),
    csvColumn('nonSchedulabile', 'sì se non va schedulato', { tipo: 'siNo' }),
  ],
  columnOf: { clientePk: 'codiceCliente' },
  chiave: 'numero commessa',
  diverse: 'lascia',
  async read(folder) {
    const { tx } = folder
    const [agenti, clienti, ordini] = [
      await folder.directory(agentiDirectory),
      await folder.directory(clientiDirectory),
      await folder.directory(ordiniDirectory),
    ]
    const stati = new Map(
      (await tx.valoreStato.findMany({ where: { contesto: 'ORDINE' } })).map(({ id, nome }) => [
        nome.toUpperCase(),
        id,
      ]),
    )
    const aree = await readKeyed(tx, 'areaConsegna')
    const sumsOf = folder.scrive ? await sumsByOrdine(folder) : () => NO_ROWS
    return {
      schema,
      empty: schema.getDefault(),
      input({ celle }, tell) {
        const { pk: _pk, codiceCliente, agente: sigla, tipoCliente, areaConsegna, stato, ...fields } = celle
        const numero = text(fields.numeroCommessa)
        if (numero === '') tell('numeroCommessa', REQUIRED_FIELD)
        const cliente = clienti.get(text(codiceCliente))
        if (!cliente && folder.refused('clienti.csv', text(codiceCliente))) return null
        if (!cliente) {
          tell('codiceCliente', codiceCliente ? `cliente «${codiceCliente}» sconosciuto` : REQUIRED_FIELD)
        }
        const agente = sigla ? agenti.get(text(sigla).toUpperCase()) : null
        if (agente === undefined) tell('agente', `agente «${sigla}» sconosciuto`)
        const statoId = stato ? stati.get(text(stato).toUpperCase()) : null
        if (statoId === undefined) tell('stato', `stato «${stato}» sconosciuto`)
        const area = writtenKey(aree, text(areaConsegna))
        if (area !== null && !aree.some(({ chiave }) => chiave === area)) tell('areaConsegna', unknownKeyMessage(area))
        const next = !ordini.has(numero)
        return {
          chiave: numero,
          campi: {
            ...fields,
            clientePk: cliente?.id,
            ...(sigla !== undefined
              ? { agentePk: agente ?? null }
              : next
                ? { agentePk: cliente?.agenteId ?? null }
                : {}),
            ...(tipoCliente || next ? { tipoCliente: text(tipoCliente).toUpperCase() || cliente?.tipoCliente } : {}),
            ...(areaConsegna === undefined ? {} : { areaConsegna: area ?? null }),
            ...(stato === undefined ? {} : { statoPk: statoId ?? null }),
          },
        }
      },
      async stored(numeri) {
        const knownOnes = numeri.filter((numero) => ordini.get(numero)?.nuovo === false)
        const found = await tx.ordine.findMany({ where: { numeroCommessa: { in: knownOnes } } })
        return new Map(found.map((ordine) => [ordine.numeroCommessa, { pk: ordine.id, valori: codec.values(ordine) }]))
      },
      learn(numero, pk) {
        if (!ordini.has(numero)) ordini.set(numero, { pk, nuovo: true })
      },
      title: ({ numeroCommessa }) => numeroCommessa,
      async insert(rows) {
        const data = rows.map(({ pk, valori }) => {
          const ordine = completeOrdine({ ...valori, righe: [] })
          return { ...ordineData(ordine), ...sumsOf(valori.numeroCommessa), id: pk }
        })
        await insertRows(tx, 'ordine', data)
      },
    }
  },
})
