import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import { formatoConta, formatoData } from '../../../../server/shared/formats/formats.ts'
import { linkColumn, textColumn } from '../../../ui/list/columns.tsx'
import { RowCard } from '../../../ui/list/RowCard.tsx'
import { colonnaAzioni } from '../../../ui/tabella/colonnaAzioni.tsx'
import { DataOra, Numero } from '../../../ui/Valori.tsx'
import { durata } from '../fasiSchedulate/rigaFase.ts'
import type {
  PianificazioneRow_pianificazione$data,
  PianificazioneRow_pianificazione$key,
} from './__generated__/PianificazioneRow_pianificazione.graphql.ts'

const fragment = graphql`
  fragment PianificazioneRow_pianificazione on AnalisiPostazione @inline {
    id
    pk
    nome
    creataIl
    creataDa
    numeroOrdini
    totali
  }
`

/** A bench planning as the list shows it. */
export type PianificazioneRow = PianificazioneRow_pianificazione$data

export function readPianificazioneRow(pianificazione: PianificazioneRow_pianificazione$key): PianificazioneRow {
  return readInlineData(fragment, pianificazione)
}

/** Address of a planning's page. */
export const pianificazionePath = ({ pk }: { pk: number }) => `/fasi-schedulate/pianificazioni/${pk}`

/** 'Banco 1: 8 h 20 min · Banco 2: 8 h 05 min' */
function totaliInParole({ totali }: PianificazioneRow): string {
  return Object.entries(totali as Record<string, number>)
    .map(([postazione, minuti]) => `${postazione}: ${durata(minuti)}`)
    .join(' · ')
}

/** Columns of the list. */
export function pianificazioneColumns(elimina: (riga: PianificazioneRow) => void): GridColDef<PianificazioneRow>[] {
  return [
    linkColumn('nome', 'Nome', pianificazionePath, { flex: 1, minWidth: 270, cellClassName: 'colonna-fissa' }),
    { field: 'data', headerName: 'Data', width: 150, renderCell: ({ row }) => <DataOra valore={row.creataIl} /> },
    textColumn('creataDa', 'Fatta da', { width: 170 }),
    {
      field: 'ordini',
      headerName: 'Ordini',
      width: 90,
      type: 'number',
      renderCell: ({ row }) => <Numero valore={row.numeroOrdini} />,
    },
    textColumn('totali', 'Totali', { flex: 2, minWidth: 320, value: totaliInParole }),
    colonnaAzioni({ nome: ({ nome }) => nome, elimina }),
  ]
}

/** A planning of the list on a phone. */
export function PianificazioneCard({ pianificazione }: { pianificazione: PianificazioneRow }) {
  const { nome, creataIl, creataDa, numeroOrdini } = pianificazione
  const note = [formatoData(creataIl), creataDa, formatoConta(numeroOrdini, 'ordine', 'ordini')]
  return (
    <RowCard title={nome} note={note.filter(Boolean).join(' · ')}>
      {totaliInParole(pianificazione)}
    </RowCard>
  )
}
