import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as LinkRotta } from 'react-router'
import { colonnaAzioni } from '../../../ui/tabella/colonnaAzioni.tsx'
import { DataOra, Mancante, Numero } from '../../../ui/Valori.tsx'
import { durata } from '../fasiSchedulate/rigaFase.ts'
import type { PianificazioniPageQuery$data } from './__generated__/PianificazioniPageQuery.graphql.ts'

/** A planning as the list shows it. */
export type RigaPianificazione = PianificazioniPageQuery$data['analisiPostazioni']['edges'][number]['node']

const totaliDi = (riga: RigaPianificazione) => Object.entries(riga.totali as Record<string, number>)

/** 'Banco 1: 8 h 20 min · Banco 2: 8 h 05 min' */
export const inParole = (riga: RigaPianificazione) =>
  totaliDi(riga)
    .map(([postazione, minuti]) => `${postazione}: ${durata(minuti)}`)
    .join(' · ')

/** Columns of the list: name, date, orders, totals, actions. */
export const colonnePianificazioni = (
  elimina: (riga: RigaPianificazione) => void,
): GridColDef<RigaPianificazione>[] => [
  {
    field: 'nome',
    headerName: 'Nome',
    flex: 1,
    minWidth: 270,
    hideable: false,
    cellClassName: 'colonna-fissa',
    renderCell: ({ row, hasFocus }) => (
      <Link
        component={LinkRotta}
        to={`/fasi-schedulate/pianificazioni/${row.pk}`}
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
  { field: 'data', headerName: 'Data', width: 150, renderCell: ({ row }) => <DataOra valore={row.creataIl} /> },
  {
    field: 'creataDa',
    headerName: 'Fatta da',
    width: 170,
    sortable: false,
    renderCell: ({ row }) => row.creataDa ?? <Mancante />,
  },
  {
    field: 'ordini',
    headerName: 'Ordini',
    width: 90,
    type: 'number',
    sortable: false,
    renderCell: ({ row }) => <Numero valore={row.numeroOrdini} />,
  },
  {
    field: 'totali',
    headerName: 'Totali',
    flex: 2,
    minWidth: 320,
    sortable: false,
    renderCell: ({ row }) => <span title={inParole(row)}>{inParole(row)}</span>,
  },
  colonnaAzioni({ nome: ({ nome }) => nome, elimina }),
]
