import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as LinkRotta } from 'react-router'
import { formatoData } from '../../../../server/shared/formats/formats.ts'
import { colonnaAzioni } from '../../../ui/tabella/colonnaAzioni.tsx'
import { Mancante } from '../../../ui/Valori.tsx'
import type { PersonalePageQuery } from './__generated__/PersonalePageQuery.graphql.ts'
import { Reparto } from './Reparto.tsx'

/** A person as the list shows them. */
export type RigaPersona = PersonalePageQuery['response']['personale']['edges'][number]['node']

type Colonna = GridColDef<RigaPersona>

const data = (giorno: string | null | undefined) => (giorno ? formatoData(giorno) : <Mancante />)

/** Columns of the list. */
export function colonnePersonale(azioni: {
  modifica: (riga: RigaPersona) => void
  elimina: (riga: RigaPersona) => void
}): Colonna[] {
  return [
    {
      field: 'nome',
      headerName: 'Nome',
      flex: 2,
      minWidth: 180,
      hideable: false,
      cellClassName: 'colonna-fissa',
      renderCell: ({ row, hasFocus }) => (
        <Link
          component={LinkRotta}
          to={`/personale/${row.pk}`}
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
    {
      field: 'reparto',
      headerName: 'Reparto',
      width: 130,
      renderCell: ({ row }) => <Reparto reparto={row.reparto} />,
    },
    { field: 'dataInizio', headerName: 'Data inizio', width: 130, renderCell: ({ row }) => data(row.dataInizio) },
    { field: 'dataFine', headerName: 'Data fine', width: 130, renderCell: ({ row }) => data(row.dataFine) },
    colonnaAzioni({ nome: ({ nome }) => nome, ...azioni }),
  ]
}
