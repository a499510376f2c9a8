import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import type { ClienteRow_cliente$data, ClienteRow_cliente$key } from '#generated/ClienteRow_cliente.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { linkColumn, textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { NumberValue } from '#ui/Values.tsx'
import { clienteLabels } from '#vendite/clienti/rules.ts'
import { TipoClienteChip } from './TipoClienteChip.tsx'

const fragment = graphql`
  fragment ClienteRow_cliente on Cliente @inline {
    id
    pk
    nome
    codice
    tipoCliente
    piva
    citta
    provincia
    telefono
    email
    numeroOrdini
    puoEliminare
    agente {
      user {
        nome
      }
    }
  }
`

/** A customer as the list shows it. */
export type ClienteRow = ClienteRow_cliente$data

export function readClienteRow(cliente: ClienteRow_cliente$key): ClienteRow {
  return readInlineData(fragment, cliente)
}

/** Address of a customer's page. */
export const clientePath = ({ pk }: { pk: number }) => `/clienti/${pk}`

/** Columns that a narrower window does not show until they are chosen. */
export function hiddenClienteColumns(width: 'stretta' | 'media' | 'larga'): string[] {
  if (width === 'larga') return []
  return width === 'media' ? ['piva', 'provincia'] : ['piva', 'provincia', 'email', 'agente']
}

interface Actions {
  edit: (cliente: ClienteRow) => void
  remove: (cliente: ClienteRow) => void
}

/**
 * Columns of the list.
 * @param withAgent false for who is withheld the agent
 * @param actions null for who may not change customers
 */
export function clienteColumns(withAgent: boolean, actions: Actions | null): GridColDef<ClienteRow>[] {
  const labels = clienteLabels
  const agent = textColumn<ClienteRow>('agente', labels.agentePk, {
    flex: 1,
    minWidth: 110,
    value: ({ agente }) => agente?.user.nome,
  })
  const last = actionsColumn<ClienteRow>({
    name: ({ nome }) => nome,
    eliminabile: ({ puoEliminare }) => puoEliminare === true,
    ...actions,
  })
  return [
    linkColumn('nome', labels.nome, clientePath, { flex: 1.8, minWidth: 150 }),
    textColumn('codice', labels.codice, { width: 88 }),
    {
      field: 'tipoCliente',
      headerName: 'Tipo',
      description: labels.tipoCliente,
      width: 118,
      renderCell: ({ row }) => <TipoClienteChip tipo={row.tipoCliente} />,
    },
    textColumn('piva', labels.piva, { width: 128 }),
    textColumn('citta', labels.citta, { flex: 1, minWidth: 90 }),
    textColumn('provincia', labels.provincia, { flex: 0.9, minWidth: 90 }),
    textColumn('telefono', labels.telefono, { width: 126 }),
    textColumn('email', labels.email, { flex: 1.4, minWidth: 120 }),
    ...(withAgent ? [agent] : []),
    {
      field: 'numeroOrdini',
      headerName: 'Ordini',
      description: 'Tutti gli ordini del cliente, anche di altri agenti',
      type: 'number',
      width: 92,
      renderCell: ({ row }) => <NumberValue value={row.numeroOrdini} />,
    },
    ...(actions ? [last] : []),
  ]
}

/** A customer of the list on a phone. */
export function ClienteCard({ cliente }: { cliente: ClienteRow }) {
  const { nome, codice, citta, telefono, email, tipoCliente, agente, numeroOrdini } = cliente
  const ordini = formatCount(numeroOrdini ?? 0, 'ordine', 'ordini')
  return (
    <RowCard
      title={nome}
      beside={tipoCliente && <TipoClienteChip tipo={tipoCliente} />}
      note={[codice, citta].filter(Boolean).join(' · ')}
      foot={[ordini, agente?.user.nome].filter(Boolean).join(' · ')}
    >
      {[telefono, email].filter(Boolean).join(' · ')}
    </RowCard>
  )
}
