import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import type { LavorazioneOrdineRow_riga$key } from '#generated/LavorazioneOrdineRow_riga.graphql.ts'
import { daysHoursMinutes } from '#officina/performance/rules.ts'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { dayColumn, linkColumn, textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { attivitaOfUrl } from './lavorazioniOrdineUrlState.ts'

const fragment = graphql`
  fragment LavorazioneOrdineRow_riga on LavorazioneOrdine @inline {
    ordine {
      pk
      numeroCommessa
      nomeCliente
      agente {
        tipo
      }
    }
    lavorazione {
      pk
      nome
    }
    operatore {
      pk
      user {
        nome
      }
    }
    dataInizio
    dataFine
    unita
    tempoTeorico
    tempo
    fuoriTempo
    note
  }
`

/** What an operator has done of an operation of an order. */
export interface LavorazioneOrdineRow {
  readonly id: string
  readonly ordine: string
  readonly ordinePk: number
  readonly tipoAgente: string
  readonly lavorazione: { readonly pk: number; readonly nome: string }
  readonly operatore: { readonly pk: number; readonly nome: string }
  readonly dataInizio: string
  readonly dataFine: string
  readonly unita: string
  readonly tempoTeorico: number
  readonly tempo: number
  readonly fuoriTempo: boolean
  readonly note: string
}

/** A row of the page; null when what it is of is gone. */
export function readLavorazioneOrdine(key: LavorazioneOrdineRow_riga$key): LavorazioneOrdineRow | null {
  const read = readInlineData<LavorazioneOrdineRow_riga$key>(fragment, key)
  const { ordine, lavorazione, operatore, unita, note, ...resto } = read
  if (!ordine || !lavorazione || !operatore) return null
  return {
    ...resto,
    unita: unita ?? '',
    id: `${ordine.pk} ${lavorazione.pk} ${operatore.pk}`,
    ordinePk: ordine.pk,
    ordine: `${ordine.numeroCommessa} - ${ordine.nomeCliente}`,
    tipoAgente: ordine.agente?.tipo ?? '',
    lavorazione,
    operatore: { pk: operatore.pk, nome: operatore.user.nome },
    note: note.join(' · '),
  }
}

const minutes = (
  field: 'tempo' | 'tempoTeorico',
  headerName: string,
  width: number,
): GridColDef<LavorazioneOrdineRow> => ({
  field,
  headerName,
  width,
  align: 'right',
  headerAlign: 'right',
  renderCell: ({ row }) => (
    <span title={daysHoursMinutes(row[field])}>{formatInteger(Math.round(row[field]))} min</span>
  ),
})

/** Columns of the work by order. */
export const lavorazioneOrdineColumns: GridColDef<LavorazioneOrdineRow>[] = [
  linkColumn('ordine', 'Ordine', attivitaOfUrl, { flex: 2, minWidth: 190 }),
  textColumn('tipoAgente', 'Tipo Cliente', { width: 98 }),
  textColumn('lavorazione', 'Lavorazione', { flex: 1.1, minWidth: 140, value: ({ lavorazione }) => lavorazione.nome }),
  textColumn('operatore', 'Operatore', { flex: 1, minWidth: 130, value: ({ operatore }) => operatore.nome }),
  dayColumn('dataInizio', 'Data inizio', { width: 100 }),
  dayColumn('dataFine', 'Data fine', { width: 100 }),
  textColumn('unita', 'Unità', { width: 88 }),
  minutes('tempoTeorico', 'Tempo teorico', 108),
  minutes('tempo', 'Tempo', 84),
  textColumn('note', 'Note', { flex: 1, minWidth: 100 }),
]

/** A row on a phone. */
export function LavorazioneOrdineCard({ riga }: { riga: LavorazioneOrdineRow }) {
  const { ordine, lavorazione, operatore, dataInizio, dataFine, unita, tempo, tempoTeorico, fuoriTempo } = riga
  const days = dataInizio === dataFine ? formatDate(dataInizio) : `${formatDate(dataInizio)} – ${formatDate(dataFine)}`
  return (
    <RowCard
      title={ordine}
      beside={fuoriTempo && <StatusChip word="Fuori tempo" tone="negativo" />}
      note={`${lavorazione.nome}, ${operatore.nome}, ${days}, ${unita}, ${formatInteger(tempo)} di ${formatInteger(Math.round(tempoTeorico))} min`}
    />
  )
}
