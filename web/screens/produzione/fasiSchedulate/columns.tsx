import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { Link as LinkRotta } from 'react-router'
import { FASE_VERNICIATURA } from '../../../../server/produzione/fasiSchedulate/rules.ts'
import { StatusChip, statusTone } from '../../../ui/StatusChip.tsx'
import { DateTimeValue, DateValue, EuroValue, MissingValue, NumberValue } from '../../../ui/Values.tsx'
import { FaseStatusChip } from './FaseStatusChip.tsx'
import { MissingFornitori } from './MissingFornitori.tsx'
import { durationInWords, type FaseSchedulataRow, type ShownFase, statoOf } from './row.ts'

type Colonna = GridColDef<FaseSchedulataRow>

export interface FasiSchedulateSight {
  ordini: boolean
  modifica: boolean
  prezzi: boolean
  /** May change the state of what a department does. */
  stato: boolean
}

interface Opzioni {
  fase: ShownFase | undefined
  stati: readonly { readonly pk: number; readonly nome: string }[]
  vede: FasiSchedulateSight
}

/** Address of an order for users who may open it: its form for users who may change it. */
export const ordineUrl = (pk: number, vede: FasiSchedulateSight) => `/ordini/${pk}${vede.modifica ? '/edit' : ''}`

const testo = (value: string) => (value === '' ? <MissingValue /> : <span title={value}>{value}</span>)
const ordineDi = (riga: FaseSchedulataRow) => riga.schedulazione.ordine

function colonna(
  field: string,
  headerName: string,
  width: number,
  disegna: (riga: FaseSchedulataRow) => ReactNode,
): Colonna {
  return { field, headerName, description: headerName, width, renderCell: ({ row }) => disegna(row) }
}

/** A count; `esteso` is its title in full. */
function conta(field: string, title: string, esteso: string, disegna: (riga: FaseSchedulataRow) => number): Colonna {
  return {
    ...colonna(field, title, 76, (riga) => <NumberValue valore={disegna(riga)} />),
    description: esteso,
    type: 'number',
  }
}

const soloTesto = (field: string, title: string, width: number, value: (riga: FaseSchedulataRow) => string) =>
  colonna(field, title, width, (riga) => testo(value(riga)))

function StatiFornitori({ riga }: { riga: FaseSchedulataRow }) {
  const stati = riga.statiOrdiniFornitori.map(({ materiale, stati }) => `${materiale}: ${stati || 'nessuno stato'}`)
  return testo(stati.join(' · '))
}

/** The columns of the list for a phase. */
export function fasiSchedulateColumns({ fase, stati, vede }: Opzioni): Colonna[] {
  const conFornitore = fase?.withFornitore === true
  const finita = fase !== undefined && !fase.infiniteCapacity
  const numero: Colonna = {
    field: 'numeroCommessa',
    headerName: 'Numero',
    description: 'Numero commessa',
    width: 124,
    hideable: false,
    renderCell: ({ row, hasFocus }) => {
      const { pk, numeroCommessa, ordiniFornitoreMancanti } = ordineDi(row)
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: '100%', minWidth: 0 }}>
          {vede.ordini ? (
            <Link
              component={LinkRotta}
              to={ordineUrl(pk, vede)}
              title={numeroCommessa}
              color="inherit"
              tabIndex={hasFocus ? 0 : -1}
              noWrap
              onClick={(event) => event.stopPropagation()}
              sx={{ fontWeight: 550, display: 'block' }}
            >
              {numeroCommessa}
            </Link>
          ) : (
            numeroCommessa
          )}
          <MissingFornitori materiali={ordiniFornitoreMancanti} />
        </Box>
      )
    },
  }
  const stato: Colonna = {
    field: 'stato',
    headerName: 'Stato',
    description: 'Stato della fase',
    width: 136,
    sortable: false,
    renderCell: ({ row, hasFocus }) => {
      if (finita && vede.stato) return <FaseStatusChip riga={row} stati={stati} tabIndex={hasFocus ? 0 : -1} />
      const suo = statoOf(row)
      return suo ? <StatusChip parola={suo} tono={statusTone(row.statoColore)} /> : <MissingValue />
    },
  }
  return [
    numero,
    soloTesto('riferimento', 'Riferimento', 128, (riga) => ordineDi(riga).riferimento),
    { ...colonna('cliente', 'Cliente', 0, (riga) => testo(ordineDi(riga).cliente.nome)), flex: 1, minWidth: 140 },
    stato,
    ...(conFornitore ? [soloTesto('fornitore', 'Fornitore', 150, (riga) => riga.fornitore?.nome ?? '')] : []),
    colonna('inizio', 'Inizio', 148, (riga) => <Istante valore={riga.inizio} finita={finita} />),
    colonna('fine', endTitle(fase?.nome), 148, (riga) => <Istante valore={riga.fine} finita={finita} />),
    ...(finita ? [colonna('tempo', 'Tempo', 96, (riga) => durationInWords(riga.durata)), resto] : []),
    conta('numeroSerramenti', 'Serr.', 'Numero serramenti', (riga) => riga.numeroSerramenti),
    ...[
      conta('ante', 'Ante', 'Numero ante', (riga) => riga.numeroAnte),
      conta('vetri', 'Vetri', 'Numero vetri', (riga) => riga.numeroVetri),
      conta('pezziAnte', 'Pz. ante', 'Pezzi ante e telai', (riga) => riga.numeroPezziAnte),
      conta('pezziInglesine', 'Pz. ingl.', 'Pezzi inglesine', (riga) => riga.numeroPezziInglesine),
      conta('pezziArco', 'Pz. arco', 'Pezzi arco', (riga) => riga.numeroPezziArco),
    ].map((una) => ({ ...una, sortable: false })),
    { ...soloTesto('tipi', 'Tipi serramento', 160, (riga) => riga.tipiSerramenti.join(', ')), sortable: false },
    { ...colonna('stati', 'Stati fornitori', 170, (riga) => <StatiFornitori riga={riga} />), sortable: false },
    colonna('dataConsegna', 'Approntamento', 124, (riga) => <DateValue valore={ordineDi(riga).dataConsegna} />),
    ...(vede.prezzi ? [netto] : []),
    colonna('misure', 'Misure', 112, (riga) =>
      ordineDi(riga).senzaMisure ? <StatusChip parola="Da definire" tono="attenzione" /> : 'Definitive',
    ),
  ]
}

/** What the pieces done in the workshop leave. */
const resto: Colonna = {
  ...colonna('resto', 'Restano', 104, ({ minutiRimasti }) =>
    minutiRimasti == null ? <MissingValue /> : minutiRimasti === 0 ? 'Fatti' : durationInWords(minutiRimasti),
  ),
  description: 'Minuti che restano secondo i pezzi fatti',
  sortable: false,
}

const netto: Colonna = {
  ...colonna('netto', 'Netto', 108, (riga) => <EuroValue valore={ordineDi(riga).netto} />),
  type: 'number',
}

/** Where the painted pieces go back to. */
export const endTitle = (fase: string | undefined) => (fase === FASE_VERNICIATURA ? 'Consegna in QR' : 'Fine')

/** The hour counts only where minutes are booked. */
function Istante({ valore, finita }: { valore: string; finita: boolean }) {
  return finita ? <DateTimeValue valore={valore} /> : <DateValue valore={valore} />
}
