import Box from '@mui/material/Box'
import type { GridColDef } from '@mui/x-data-grid'
import { formatoConta } from '../../../../../server/shared/formats/formats.ts'
import { StatoChip } from '../../../../ui/StatoChip.tsx'
import { colonnaAzioni } from '../../../../ui/tabella/colonnaAzioni.tsx'
import { Mancante } from '../../../../ui/Valori.tsx'
import type { FornitoriPageQuery } from '../__generated__/FornitoriPageQuery.graphql.ts'
import { Miniatura } from './Miniatura.tsx'

/** A supplier as the list shows it. */
export type RigaFornitore = FornitoriPageQuery['response']['fornitori']['edges'][number]['node']

interface Azioni {
  modifica: (riga: RigaFornitore) => void
  elimina: (riga: RigaFornitore) => void
}

const testo = (valore: string) => (valore === '' ? <Mancante /> : <span title={valore}>{valore}</span>)

/** Columns of the list. */
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
    colonnaAzioni({ nome: ({ nome }) => nome, modifica, elimina }),
  ]
}
