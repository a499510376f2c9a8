import Stack from '@mui/material/Stack'
import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import type { OffertaRow_offerta$data, OffertaRow_offerta$key } from '#generated/OffertaRow_offerta.graphql.ts'
import { offertaLabels, offertaName } from '#ordini/offerte/rules.ts'
import { formatDate, formatEuro } from '#shared/formats/formats.ts'
import { dayColumn, linkColumn, textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { EuroValue } from '#ui/Values.tsx'
import { BozzaChip, StatoOffertaChip } from '../StatoOffertaChip.tsx'
import { offertaPath } from './offerteUrlState.ts'

const fragment = graphql`
  fragment OffertaRow_offerta on Offerta @inline {
    id
    pk
    nomeCliente
    riferimento
    preventivoPk
    stato
    etichettaStato
    netto
    creataIl
    inviataIl
    validaFino
    numeroVersione
    numeroBozza
  }
`

/** An offer as the list shows it. */
export type OffertaRow = OffertaRow_offerta$data

/** Reads a row out of the list. */
export const readOffertaRow = (key: OffertaRow_offerta$key): OffertaRow => readInlineData(fragment, key)

const nameOf = ({ pk, numeroVersione }: OffertaRow) => offertaName(pk, numeroVersione)

/** What of an offer a row says beside its customer. */
const noteOf = ({ riferimento, preventivoPk }: OffertaRow) =>
  [riferimento, preventivoPk && `preventivo ${preventivoPk}`].filter(Boolean).join(' · ')

/** Columns of the list of offers. */
export const offerteColumns: GridColDef<OffertaRow>[] = [
  linkColumn<OffertaRow>('nomeCliente', offertaLabels.nomeCliente, offertaPath, { flex: 1.4, minWidth: 160 }),
  textColumn('id', 'Numero', { width: 104, sortable: false, value: nameOf }),
  textColumn('riferimento', 'Riferimento', { flex: 1, minWidth: 130, sortable: false, value: noteOf }),
  {
    field: 'stato',
    headerName: 'Stato',
    width: 200,
    renderCell: ({ row }) => (
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', height: '100%' }}>
        <StatoOffertaChip stato={row.stato} etichettaStato={row.etichettaStato} />
        <BozzaChip {...row} />
      </Stack>
    ),
  },
  {
    field: 'netto',
    headerName: 'Netto',
    width: 120,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => <EuroValue value={row.netto} />,
  },
  dayColumn('creataIl', 'Creata', { width: 116 }),
  dayColumn('inviataIl', 'Inviata', { width: 116 }),
  dayColumn('validaFino', 'Valida fino al', { width: 124 }),
]

/** An offer of the list on a phone. */
export function OffertaCard({ offerta }: { offerta: OffertaRow }) {
  const { nomeCliente, stato, etichettaStato, netto, validaFino } = offerta
  return (
    <RowCard
      title={nomeCliente}
      beside={
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          <StatoOffertaChip stato={stato} etichettaStato={etichettaStato} />
          <BozzaChip {...offerta} />
        </Stack>
      }
      note={[nameOf(offerta), noteOf(offerta)].filter(Boolean).join(' · ')}
    >
      {[formatEuro(netto), validaFino && `valida fino al ${formatDate(validaFino)}`].filter(Boolean).join(' · ')}
    </RowCard>
  )
}
