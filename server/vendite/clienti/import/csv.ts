import { csvColumn, PK_COLUMN, sheetColumns } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { csvTable, type Directory } from '#platform/imports/csv/table.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { agentiDirectory } from '../../agenti/directory.ts'
import { clienteData, clienteValues } from '../data.ts'
import { CLIENTE_EMPTY, type ClienteInput, clienteSchema, type TipoCliente } from '../rules.ts'
import { clientiSheet } from './rules.ts'

/** What other files need of a customer. */
interface ClienteKnown {
  id: number
  tipoCliente: TipoCliente | null
  agenteId: number | null
}

/** Customers by their code. */
export const clientiDirectory: Directory<ClienteKnown> = {
  nome: 'clienti',
  async read(tx) {
    const select = { id: true, codice: true, tipoCliente: true, agenteId: true } as const
    const clienti = await tx.cliente.findMany({ where: { codice: { not: null } }, select })
    return new Map(clienti.map(({ codice, ...cliente }) => [codice ?? '', cliente]))
  },
}

const fields = Object.keys(clienteSchema.fields) as (keyof ClienteInput)[]

/** Customers by their code, as the spreadsheet of customers. */
export const clientiCsv = csvTable<ClienteInput>({
  file: 'clienti.csv',
  titolo: 'Clienti',
  model: 'cliente',
  columns: [
    PK_COLUMN,
    ...sheetColumns(clientiSheet.columns, {
      codice: 'codice del cliente, diverso per ciascuno',
      nome: 'nome o ragione sociale',
      tipoCliente: 'IMPRE, PRIVA, RIVEN o niente',
      agente: 'codice dell’agente',
      citta: 'città',
    }),
    csvColumn('testoEmail', 'testo con cui cominciano le mail dei suoi ordini, html'),
  ],
  chiave: 'codice',
  diverse: 'aggiorna',
  async read({ tx, directory }) {
    const agenti = await directory(agentiDirectory)
    const clienti = await directory(clientiDirectory)
    return {
      schema: clienteSchema,
      empty: CLIENTE_EMPTY,
      input({ celle }, tell) {
        const { pk: _pk, agente: sigla, tipoCliente, ...columns } = celle
        const key = String(celle.codice ?? '')
        if (key === '') tell('codice', REQUIRED_FIELD)
        const agente = sigla ? agenti.get(String(sigla).toUpperCase()) : null
        if (agente === undefined) tell('agente', `agente «${sigla}» sconosciuto`)
        return {
          chiave: key,
          campi: {
            ...columns,
            ...(sigla === undefined ? {} : { agentePk: agente ?? null }),
            ...(tipoCliente === undefined ? {} : { tipoCliente: String(tipoCliente ?? '').toUpperCase() }),
          },
        }
      },
      async stored(codici) {
        const found = await tx.cliente.findMany({ where: { codice: { in: [...codici] } } })
        return new Map(
          found.map((cliente) => {
            const values = clienteValues(cliente)
            const columns = Object.fromEntries(fields.map((field) => [field, values[field]])) as ClienteInput
            return [cliente.codice ?? '', { pk: cliente.id, valori: columns }]
          }),
        )
      },
      learn: (codice, id, { tipoCliente, agentePk }) =>
        void clienti.set(codice, { id, tipoCliente, agenteId: agentePk }),
      title: ({ nome }) => nome,
      async insert(rows) {
        const data = rows.map(({ pk, valori }) => ({ ...clienteData(valori), id: pk, nome: valori.nome }))
        await insertRows(tx, 'cliente', data)
      },
      async update({ pk, dopo }) {
        const data = { ...clienteData(dopo), versione: { increment: 1 } }
        await tx.cliente.update({ where: { id: pk }, data, select: { id: true } })
      },
    }
  },
})
