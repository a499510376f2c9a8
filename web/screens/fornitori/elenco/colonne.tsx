import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { GridColDef } from '@mui/x-data-grid'
import { formatoConta } from '../../../../server/formati/rules.ts'
import { StatoChip } from '../../../ui/StatoChip.tsx'
import { Mancante } from '../../../ui/Valori.tsx'
import type { FornitoriPageQuery } from '../__generated__/FornitoriPageQuery.graphql.ts'
import { Miniatura } from './Miniatura.tsx'

/** A supplier as the list shows it. */
export type RigaFornitore = FornitoriPageQuery['response']['fornitori']['edges'][number]['node']

interface Azioni {
  modifica: (riga: RigaFornitore) => void
  elimina: (riga: RigaFornitore) => void
}

const testo = (valore: string) => (valore === '' ? <Mancante /> : <span title={valore}>{valore}</span>)

/** Columns of the list (spec/002 §2.6). */
export function colonneFornitori({ modifica, elimina }: Azioni): GridColDef<RigaFornitore>[] {
  return [
    {
      field: 'nome',
      headerName: 'Nome',
      flex: 1.8,
      minWidth: 180,
      hideable: false,
      renderCell: ({ row }) => (
        <Box title={row.nome} sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%', minWidth: 0 }}>
          <Miniatura immagine={row.immagine} />
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 550 }}>
            {row.nome}
          </Box>
        </Box>
      ),
    },
    { field: 'codice', headerName: 'Codice', width: 110, renderCell: ({ row }) => testo(row.codice) },
    { field: 'tipologia', headerName: 'Tipologia', width: 150, renderCell: ({ row }) => testo(row.tipologia) },
    {
      field: 'isDefault',
      headerName: 'Predefinito',
      description: 'Si prende quando non se ne sceglie un altro',
      width: 130,
      sortable: false,
      renderCell: ({ row }) => (row.isDefault ? <StatoChip parola="Predefinito" tono="positivo" /> : null),
    },
    {
      field: 'tempo',
      headerName: 'Tempo',
      description: 'Tempo di consegna, giorni di calendario',
      width: 110,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => formatoConta(row.tempo, 'giorno', 'giorni'),
    },
    {
      field: 'email',
      headerName: 'E-mail',
      flex: 1.6,
      minWidth: 160,
      sortable: false,
      renderCell: ({ row }) => testo(row.email),
    },
    {
      field: 'azioni',
      headerName: 'Azioni',
      width: 88,
      align: 'right',
      headerAlign: 'right',
      sortable: false,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <>
          <Tooltip title="Modifica">
            <IconButton
              aria-label={`Modifica ${row.nome}`}
              tabIndex={hasFocus ? 0 : -1}
              onClick={() => modifica(row)}
              size="small"
            >
              <EditOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
          <Tooltip title="Elimina">
            <IconButton
              aria-label={`Elimina ${row.nome}`}
              tabIndex={hasFocus ? 0 : -1}
              onClick={() => elimina(row)}
              size="small"
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        </>
      ),
    },
  ]
}
