import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { Link as RouteLink } from 'react-router'
import { FASE_VERNICIATURA } from '#produzione/fasiSchedulate/rules.ts'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { DateTimeValue, DateValue, EuroValue, MissingValue, NumberValue } from '#ui/Values.tsx'
import { FaseStatusChip } from './FaseStatusChip.tsx'
import { MissingFornitori } from './MissingFornitori.tsx'
import { durationInWords, type FaseSchedulataRow, type ShownFase, statoOf } from './row.ts'

type Column = GridColDef<FaseSchedulataRow>

export interface FasiSchedulateSight {
  ordini: boolean
  edit: boolean
  prezzi: boolean
  /** May change the state of what a department does. */
  stato: boolean
}

interface Options {
  fase: ShownFase | undefined
  stati: readonly { readonly pk: number; readonly nome: string }[]
  sees: FasiSchedulateSight
}

/** Address of an order for users who may open it: its form for users who may change it. */
export const ordineUrl = (pk: number, sees: FasiSchedulateSight) => `/ordini/${pk}${sees.edit ? '/edit' : ''}`

const text = (value: string) => (value === '' ? <MissingValue /> : <span title={value}>{value}</span>)
const ordineOf = (riga: FaseSchedulataRow) => riga.schedulazione.ordine

function column(
  field: string,
  headerName: string,
  width: number,
  draw: (riga: FaseSchedulataRow) => ReactNode,
): Column {
  return { field, headerName, description: headerName, width, renderCell: ({ row }) => draw(row) }
}

/** A count; `extended` is its title in full. */
function count(field: string, title: string, extended: string, draw: (riga: FaseSchedulataRow) => number): Column {
  return {
    ...column(field, title, 72, (riga) => <NumberValue value={draw(riga)} />),
    description: extended,
    type: 'number',
  }
}

const onlyText = (field: string, title: string, width: number, value: (riga: FaseSchedulataRow) => string) =>
  column(field, title, width, (riga) => text(value(riga)))

function StatiFornitori({ riga }: { riga: FaseSchedulataRow }) {
  const stati = riga.statiOrdiniFornitori.map(({ materiale, stati }) => `${materiale}: ${stati || 'nessuno stato'}`)
  return text(stati.join(' · '))
}

/** The columns of the list for a phase. */
export function fasiSchedulateColumns({ fase, stati, sees }: Options): Column[] {
  const withFornitore = fase?.withFornitore === true
  const finished = fase !== undefined && !fase.infiniteCapacity
  const numero: Column = {
    field: 'numeroCommessa',
    headerName: 'Numero',
    description: 'Numero commessa',
    width: 124,
    hideable: false,
    renderCell: ({ row, hasFocus }) => {
      const { pk, numeroCommessa, materialiMancanti } = ordineOf(row)
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: '100%', minWidth: 0 }}>
          {sees.ordini ? (
            <Link
              component={RouteLink}
              to={ordineUrl(pk, sees)}
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
          <MissingFornitori materiali={materialiMancanti ?? []} />
        </Box>
      )
    },
  }
  const stato: Column = {
    field: 'stato',
    headerName: 'Stato',
    description: 'Stato della fase',
    width: 136,
    sortable: false,
    renderCell: ({ row, hasFocus }) => {
      if (finished && sees.stato) return <FaseStatusChip riga={row} stati={stati} tabIndex={hasFocus ? 0 : -1} />
      const own = statoOf(row)
      return own ? <StatusChip word={own} tone={statusTone(row.statoColore)} /> : <MissingValue />
    },
  }
  return [
    numero,
    onlyText('riferimento', 'Riferimento', 116, (riga) => ordineOf(riga).riferimento),
    { ...column('cliente', 'Cliente', 0, (riga) => text(ordineOf(riga).cliente.nome)), flex: 1, minWidth: 140 },
    stato,
    ...(withFornitore ? [onlyText('fornitore', 'Fornitore', 150, (riga) => riga.fornitore?.nome ?? '')] : []),
    column('inizio', 'Inizio', finished ? 148 : 112, (riga) => <Instant value={riga.inizio} finished={finished} />),
    column('fine', endTitle(fase?.nome), finished ? 148 : 128, (riga) => (
      <Instant value={riga.fine} finished={finished} />
    )),
    column('dataConsegna', 'Approntamento', 124, (riga) => <DateValue value={ordineOf(riga).dataConsegna} />),
    ...(finished ? [column('tempo', 'Tempo', 96, (riga) => durationInWords(riga.durata)), resto] : []),
    count('numeroSerramenti', 'Serr.', 'Numero serramenti', (riga) => riga.numeroSerramenti),
    ...[
      count('ante', 'Ante', 'Numero ante', (riga) => riga.numeroAnte),
      count('vetri', 'Vetri', 'Numero vetri', (riga) => riga.numeroVetri),
      count('pezziAnte', 'Pz. ante', 'Pezzi ante e telai', (riga) => riga.numeroPezziAnte),
      count('pezziInglesine', 'Pz. ingl.', 'Pezzi inglesine', (riga) => riga.numeroPezziInglesine),
      count('pezziArco', 'Pz. arco', 'Pezzi arco', (riga) => riga.numeroPezziArco),
    ].map((one) => ({ ...one, sortable: false })),
    { ...onlyText('tipi', 'Tipi serramento', 160, (riga) => riga.tipiSerramenti.join(', ')), sortable: false },
    { ...column('stati', 'Stati fornitori', 170, (riga) => <StatiFornitori riga={riga} />), sortable: false },
    ...(sees.prezzi ? [netto] : []),
    column('misure', 'Misure', 112, (riga) =>
      ordineOf(riga).senzaMisure ? <StatusChip word="Da definire" tone="attenzione" /> : 'Definitive',
    ),
  ]
}

/** What the pieces done in the workshop leave. */
const resto: Column = {
  ...column('resto', 'Restano', 96, ({ minutiRimasti }) =>
    minutiRimasti == null ? <MissingValue /> : minutiRimasti === 0 ? 'Fatti' : durationInWords(minutiRimasti),
  ),
  description: 'Minuti che restano secondo i pezzi fatti',
  sortable: false,
}

const netto: Column = {
  ...column('netto', 'Netto', 108, (riga) => <EuroValue value={ordineOf(riga).netto} />),
  type: 'number',
}

/** Where the painted pieces go back to. */
export const endTitle = (fase: string | undefined) => (fase === FASE_VERNICIATURA ? 'Consegna in QR' : 'Fine')

/** The hour counts only where minutes are booked. */
function Instant({ value, finished }: { value: string; finished: boolean }) {
  return finished ? <DateTimeValue value={value} /> : <DateValue value={value} />
}
