import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as LinkRotta } from 'react-router'
import { colonnaAzioni } from '../../../../ui/tabella/colonnaAzioni.tsx'
import { Mancante, Numero } from '../../../../ui/Valori.tsx'
import type { ClientiPageQuery } from '../__generated__/ClientiPageQuery.graphql.ts'
import { TipoCliente } from '../TipoCliente.tsx'

/** A customer as the list shows it. */
export type RigaCliente = ClientiPageQuery['response']['clienti']['edges'][number]['node']

type Colonna = GridColDef<RigaCliente>

const testo = (valore: string) => (valore === '' ? <Mancante /> : <span title={valore}>{valore}</span>)

/** Columns that a narrower window does not show until they are chosen. */
export function colonneNascoste(larghezza: 'stretta' | 'media' | 'larga'): string[] {
  if (larghezza === 'larga') return []
  return larghezza === 'media' ? ['piva', 'provincia'] : ['piva', 'provincia', 'email', 'agente']
}

interface Azioni {
  /** Only for users who may change customers. */
  modifica?: (riga: RigaCliente) => void
  elimina?: (riga: RigaCliente) => void
}

/**
 * Columns of the list.
 * @param conAgente false for whoever is withheld the agent
 */
export function colonneClienti(conAgente: boolean, { modifica, elimina }: Azioni): Colonna[] {
  const agente: Colonna = {
    field: 'agente',
    headerName: 'Agente',
    flex: 1,
    minWidth: 110,
    renderCell: ({ row }) => testo(row.agente?.user.nome ?? ''),
  }
  const azioni: Colonna = colonnaAzioni({
    nome: ({ nome }) => nome,
    modifica,
    elimina,
    eliminabile: ({ puoEliminare }) => puoEliminare,
  })
  return [
    {
      field: 'nome',
      headerName: 'Nome',
      flex: 1.8,
      minWidth: 150,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <Link
          component={LinkRotta}
          to={`/clienti/${row.pk}`}
          title={row.nome}
          color="inherit"
          tabIndex={hasFocus ? 0 : -1}
          noWrap
          sx={{ fontWeight: 550, display: 'block' }}
        >
          {row.nome}
        </Link>
      ),
    },
    { field: 'codice', headerName: 'Codice', width: 88, renderCell: ({ row }) => testo(row.codice) },
    {
      field: 'tipoCliente',
      headerName: 'Tipo',
      description: 'Tipo di cliente',
      width: 118,
      renderCell: ({ row }) => <TipoCliente tipo={row.tipoCliente} />,
    },
    { field: 'piva', headerName: 'Partita IVA', width: 128, renderCell: ({ row }) => testo(row.piva) },
    { field: 'citta', headerName: 'Città', flex: 1, minWidth: 90, renderCell: ({ row }) => testo(row.citta) },
    {
      field: 'provincia',
      headerName: 'Provincia',
      flex: 0.9,
      minWidth: 90,
      renderCell: ({ row }) => testo(row.provincia),
    },
    { field: 'telefono', headerName: 'Telefono', width: 126, renderCell: ({ row }) => testo(row.telefono) },
    { field: 'email', headerName: 'E-mail', flex: 1.4, minWidth: 120, renderCell: ({ row }) => testo(row.email) },
    ...(conAgente ? [agente] : []),
    {
      field: 'numeroOrdini',
      headerName: 'Ordini',
      description: 'Numero di ordini',
      type: 'number',
      width: 92,
      renderCell: ({ row }) => <Numero valore={row.numeroOrdini} />,
    },
    ...(modifica || elimina ? [azioni] : []),
  ]
}
