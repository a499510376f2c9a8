import Box from '@mui/material/Box'
import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import type { AttivitaOperatoriRow_attivita$key } from '#generated/AttivitaOperatoriRow_attivita.graphql.ts'
import { countPezzi, TIPI_PEZZO } from '#officina/lavorazioni/rules.ts'
import { durationInWords } from '#screens/produzione/fasiSchedulate/row.ts'
import { WEEKDAY_NAMES, weekdayNumber } from '#screens/produzione/schedulatore/time.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { dayColumn, textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'

const fragment = graphql`
  fragment AttivitaOperatoriRow_attivita on Attivita @inline {
    id
    pk
    data
    operatoreNome
    ordine {
      pk
      numeroCommessa
      nomeCliente
    }
    lavorazione {
      nome
      attivitaNumero
    }
    secondaLavorazione {
      nome
    }
    oraInizio
    oraFine
    fineProposta
    tempo
    tempoTeorico
    numeroPezzi
    note
    fineLavorazione
    versione
  }
`

/** An activity as the office reads it, and as its correction begins. */
export interface AttivitaOperatoriRow {
  readonly id: string
  readonly pk: number
  readonly data: string
  readonly operatore: string
  readonly ordine: string
  readonly lavorazione: string
  readonly oraInizio: string | null
  readonly oraFine: string | null
  readonly fineProposta: string | null
  readonly tempo: number | null
  readonly tempoTeorico: number
  readonly pezzi: string
  readonly note: string
  readonly finita: boolean
  readonly versione: number
}

export function readAttivitaOperatoriRow(key: AttivitaOperatoriRow_attivita$key): AttivitaOperatoriRow {
  const { ordine, lavorazione, secondaLavorazione, operatoreNome, numeroPezzi, fineLavorazione, ...read } =
    readInlineData<AttivitaOperatoriRow_attivita$key>(fragment, key)
  return {
    ...read,
    oraInizio: read.oraInizio ?? null,
    oraFine: read.oraFine ?? null,
    fineProposta: read.fineProposta ?? null,
    tempo: read.tempo ?? null,
    operatore: operatoreNome,
    ordine: ordine ? `${ordine.numeroCommessa} - ${ordine.nomeCliente}` : '',
    lavorazione: [lavorazione.nome, secondaLavorazione?.nome].filter(Boolean).join(' + '),
    pezzi: numeroPezzi > 0 ? countPezzi(numeroPezzi, wordOfEnum(TIPI_PEZZO, lavorazione.attivitaNumero)) : '',
    finita: fineLavorazione,
  }
}

/** Whether it has no end yet; automatic ones have neither. */
export const isOpen = ({ oraFine, finita }: AttivitaOperatoriRow) => oraFine === null && !finita

const minutes = (value: number | null) => (value === null ? '' : durationInWords(value))

/** Columns of the lists. */
export function attivitaColumns(actions: {
  edit?: (row: AttivitaOperatoriRow) => void
  remove?: (row: AttivitaOperatoriRow) => void
}): GridColDef<AttivitaOperatoriRow>[] {
  return [
    dayColumn('data', 'Data', { width: 110, cellClassName: 'colonna-fissa' }),
    textColumn('operatore', 'Operatore', { flex: 1, minWidth: 140, sortable: false }),
    textColumn('ordine', 'Ordine', { flex: 1.5, minWidth: 180, sortable: false }),
    textColumn('lavorazione', 'Lavorazione', { flex: 1.2, minWidth: 150, sortable: false }),
    textColumn('oraInizio', 'Inizio', { width: 80 }),
    {
      field: 'oraFine',
      headerName: 'Fine',
      width: 110,
      sortable: false,
      renderCell: ({ row }) =>
        isOpen(row) ? <StatusChip word="○ Aperta" tone="info" /> : <span>{row.oraFine ?? ''}</span>,
    },
    textColumn('tempo', 'Tempo', {
      width: 110,
      align: 'right',
      headerAlign: 'right',
      value: ({ tempo }) => minutes(tempo),
    }),
    textColumn('tempoTeorico', 'Tempo teorico', {
      width: 130,
      align: 'right',
      headerAlign: 'right',
      value: ({ ordine, tempoTeorico }) => (ordine ? minutes(tempoTeorico) : ''),
    }),
    textColumn('pezzi', 'Pezzi', { width: 110, sortable: false }),
    textColumn('note', 'Note', { flex: 1, minWidth: 120, sortable: false }),
    actionsColumn({ name: ({ lavorazione, data }) => `${lavorazione} del ${formatDate(data)}`, ...actions }),
  ]
}

/** 'Venerdì 27-11-2026': the day over the activities of a phone. */
export function dayOverAttivita({ data }: AttivitaOperatoriRow): string {
  const name: string = WEEKDAY_NAMES[weekdayNumber(data)] ?? ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${formatDate(data)}`
}

interface CardProps {
  attivita: AttivitaOperatoriRow
  /** Whether it says its day: nothing over it does. */
  withDay: boolean
}

/** An activity of the list on a phone: who and when, what, for which order and how long beside theory. */
export function AttivitaOperatoriCard({ attivita, withDay }: CardProps) {
  const { lavorazione, operatore, ordine, data, oraInizio, oraFine, pezzi, tempo, tempoTeorico } = attivita
  const open = isOpen(attivita)
  const hours = oraInizio && (open ? `dalle ${oraInizio}` : `${oraInizio}–${oraFine ?? ''}`)
  const lasted = tempo !== null && `${minutes(tempo)}${ordine ? `, teorico ${minutes(tempoTeorico)}` : ''}`
  return (
    <RowCard
      title={operatore || lavorazione}
      beside={
        <Box
          component="span"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          {[withDay && formatDate(data), hours].filter(Boolean).join(' ')}
          {open && <StatusChip word="○ Aperta" tone="info" />}
        </Box>
      }
      note={
        <Box component="span" sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
          <span>{[operatore && lavorazione, pezzi].filter(Boolean).join(' · ')}</span>
          <Box component="span" sx={{ ml: 'auto' }}>
            {lasted}
          </Box>
        </Box>
      }
    >
      {ordine || 'Senza ordine'}
    </RowCard>
  )
}
