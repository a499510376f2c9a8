import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as LinkRotta } from 'react-router'
import { Mancante } from '../../../../ui/Valori.tsx'
import { nomeTipo } from '../../../vendite/clienti/nomeTipo.ts'
import { cifreDi, type RigaStatistica, TOTALE } from '../righe.ts'
import type { Quali } from '../stato.ts'
import { Raggiunto } from './Raggiunto.tsx'

type Colonna = GridColDef<RigaStatistica>

interface Opzioni {
  quali: Quali
  /** Address of what a row is made of. */
  apri: (riga: RigaStatistica) => string
  /** Address of the orders of a row. */
  ordini: (riga: RigaStatistica) => string
  /** Only for users who may set budgets. */
  budget?: (riga: RigaStatistica) => void
}

const testo = (valore: string) => (valore === '' ? <Mancante /> : <span title={valore}>{valore}</span>)
const spiegata = (titolo: string, spiegazione: string) => () => (
  <Tooltip title={spiegazione} describeChild>
    <span className="MuiDataGrid-columnHeaderTitle">{titolo}</span>
  </Tooltip>
)

/** Columns that a narrower window does not show until they are chosen. */
export const colonneNascoste = (quali: Quali, larga: boolean): string[] =>
  larga ? [] : quali === 'agenti' ? ['codice'] : ['codice', 'tipoCliente']

/** The columns of a statistic; the row of the sums has neither links nor buttons. */
export function colonneStatistiche({ quali, apri, ordini, budget }: Opzioni): Colonna[] {
  const figure = cifreDi(quali).map(
    ({ campo, titolo, esteso, spiegazione, formato, larghezza }): Colonna => ({
      field: campo,
      headerName: titolo,
      description: esteso ?? titolo,
      type: 'number',
      width: larghezza,
      renderHeader: spiegata(titolo, spiegazione),
      renderCell: ({ row, hasFocus }) => {
        const valore = row[campo]
        if (campo === 'raggiunto') return <Raggiunto percento={row.raggiunto} />
        const scritto = valore === null ? <Mancante /> : formato(valore)
        if (row.pk === TOTALE) return scritto
        if (campo === 'ordini' && row.ordini > 0) {
          return (
            <Link
              component={LinkRotta}
              to={ordini(row)}
              color="inherit"
              underline="always"
              aria-label={`Ordini di ${row.nome}: ${scritto}`}
              tabIndex={hasFocus ? 0 : -1}
            >
              {scritto}
            </Link>
          )
        }
        if (campo !== 'budget' || !budget) return scritto
        return (
          <>
            {scritto}
            <Tooltip title="Budget dell’anno">
              <IconButton
                aria-label={`Budget di ${row.nome}`}
                tabIndex={hasFocus ? 0 : -1}
                onClick={() => budget(row)}
                sx={{ ml: 0.25, mr: -0.5 }}
              >
                <EditOutlined sx={{ fontSize: 16 }} />
              </IconButton>
            </Tooltip>
          </>
        )
      },
    }),
  )
  const nome: Colonna = {
    field: 'nome',
    headerName: quali === 'clienti' ? 'Cliente' : 'Agente',
    flex: 1,
    minWidth: 140,
    hideable: false,
    renderCell: ({ row, hasFocus }) =>
      row.pk === TOTALE ? (
        row.nome
      ) : (
        <Link
          component={LinkRotta}
          to={apri(row)}
          title={row.nome}
          color="inherit"
          tabIndex={hasFocus ? 0 : -1}
          noWrap
          sx={{ fontWeight: 550, display: 'block' }}
        >
          {row.nome}
        </Link>
      ),
  }
  const codice: Colonna = {
    field: 'codice',
    headerName: 'Codice',
    width: 84,
    renderCell: ({ row }) => row.pk !== TOTALE && testo(row.codice),
  }
  if (quali === 'agenti') return [nome, codice, ...figure]
  return [
    nome,
    codice,
    {
      field: 'tipoCliente',
      headerName: 'Tipo',
      description: 'Tipo di cliente',
      width: 100,
      renderCell: ({ row }) => row.pk !== TOTALE && testo(row.tipoCliente ? nomeTipo(row.tipoCliente) : ''),
    },
    {
      field: 'agenti',
      headerName: 'Agenti',
      width: 76,
      renderHeader: spiegata('Agenti', 'Codici degli agenti degli ordini contati.'),
      renderCell: ({ row }) => row.pk !== TOTALE && testo(row.agenti.join(', ')),
    },
    ...figure,
  ]
}
