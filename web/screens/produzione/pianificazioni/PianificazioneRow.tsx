import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import type {
  PianificazioneRow_pianificazione$data,
  PianificazioneRow_pianificazione$key,
} from '#generated/PianificazioneRow_pianificazione.graphql.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { linkColumn, textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { DateTimeValue, NumberValue } from '#ui/Values.tsx'
import { durationInWords } from '../fasiSchedulate/row.ts'

const fragment = graphql`
  fragment PianificazioneRow_pianificazione on AnalisiPostazione @inline {
    id
    pk
    nome
    creataIl
    creataDa
    numeroOrdini
    puoPianificare
    postazioni {
      postazione
      minuti
    }
  }
`

/** A bench planning as the list shows it. */
export type PianificazioneRow = PianificazioneRow_pianificazione$data

export function readPianificazioneRow(pianificazione: PianificazioneRow_pianificazione$key): PianificazioneRow {
  return readInlineData(fragment, pianificazione)
}

/** Address of a planning's page. */
export const pianificazionePath = ({ pk }: { pk: number }) => `/fasi-schedulate/pianificazioni/${pk}`

/** 'Banco 1: 8 h 20 min · Banco 2: 8 h 5 min'; workstations without orders say nothing. */
export const postazioniTotalsInWords = ({ postazioni }: Pick<PianificazioneRow, 'postazioni'>): string =>
  postazioni
    .filter(({ minuti }) => minuti > 0)
    .map(({ postazione, minuti }) => `${postazione}: ${durationInWords(minuti)}`)
    .join(' · ')

/** Columns of the list. */
export function pianificazioneColumns(remove: (riga: PianificazioneRow) => void): GridColDef<PianificazioneRow>[] {
  return [
    linkColumn('nome', 'Nome', pianificazionePath, { flex: 1, minWidth: 270, cellClassName: 'colonna-fissa' }),
    { field: 'data', headerName: 'Data', width: 150, renderCell: ({ row }) => <DateTimeValue value={row.creataIl} /> },
    textColumn('creataDa', 'Fatta da', { width: 170 }),
    {
      field: 'ordini',
      headerName: 'Ordini',
      width: 90,
      type: 'number',
      renderCell: ({ row }) => <NumberValue value={row.numeroOrdini} />,
    },
    textColumn('totali', 'Totali', {
      flex: 2,
      minWidth: 320,
      value: (row: PianificazioneRow) => postazioniTotalsInWords(row),
    }),
    actionsColumn({ name: ({ nome }) => nome, remove, eliminabile: ({ puoPianificare }) => puoPianificare }),
  ]
}

/** A planning of the list on a phone. */
export function PianificazioneCard({ pianificazione }: { pianificazione: PianificazioneRow }) {
  const { nome, creataIl, creataDa, numeroOrdini } = pianificazione
  const note = [formatDate(creataIl), creataDa, formatCount(numeroOrdini, 'ordine', 'ordini')]
  return (
    <RowCard title={nome} note={note.filter(Boolean).join(' · ')}>
      {postazioniTotalsInWords(pianificazione)}
    </RowCard>
  )
}
