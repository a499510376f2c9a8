import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { fineLabel } from '#acquisti/portale/rules.ts'
import type { PortaleOrdineDetailsQuery } from '#generated/PortaleOrdineDetailsQuery.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { formatDate, formatQuantity } from '#shared/formats/formats.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { useNotices } from '#ui/Notices.tsx'
import { ShortRighe } from '../ordiniFornitore/arrivi/ShortRighe.tsx'
import { downloadFile } from './downloadFile.ts'
import type { PortaleOrdineRow } from './PortaleOrdineRow.tsx'

const query = graphql`
  query PortaleOrdineDetailsQuery($pk: Int!) {
    fornitoreOrdine(pk: $pk) {
      numeroDocumento
      dataOrdine
      emailPdf
      mancanti
      allegati {
        pk
        originalName
        allegato
      }
      colonne
      righeStampate
      colonneNumeriche
    }
  }
`

interface Props {
  riga: PortaleOrdineRow
  details: Opened<PortaleOrdineDetailsQuery>
}

/** What was ordered: the order that it is for, rows, print, attachments. */
export function PortaleOrdineDetails({ riga, details }: Props) {
  const { ordine, inizioFase, fineFase, tipologia, note, raccolta, altreCommesse } = riga
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <DataPairs
        sideBySide
        items={[
          ['Riferimento', ordine.riferimento],
          ['Serramenti', ordine.numeroSerramenti],
          ['Tipi serramento', ordine.tipiSerramenti.join(', ')],
          ['Inizio', inizioFase && formatDate(inizioFase)],
          [fineLabel(tipologia), fineFase && formatDate(fineFase)],
          ['Note', note],
          ...(raccolta
            ? [
                [
                  'Raccolta',
                  `n. ${raccolta}${altreCommesse.length > 0 ? `, con ${altreCommesse.join(', ')}` : ''}`,
                ] as const,
              ]
            : []),
        ]}
      />
      <OpenedData opened={details} skeleton={<Skeleton variant="rounded" height={96} />}>
        {(reference) => <Ordered data={reference} />}
      </OpenedData>
    </Box>
  )
}

function Ordered({ data }: { data: PreloadedQuery<PortaleOrdineDetailsQuery> }) {
  const { fornitoreOrdine } = usePreloadedQuery<PortaleOrdineDetailsQuery>(query, data)
  if (!fornitoreOrdine) return null
  const { colonne, righeStampate, colonneNumeriche, allegati, emailPdf, mancanti } = fornitoreOrdine
  return (
    <>
      <ShortRighe mancanti={mancanti} all />
      <RowsTable
        columns={colonne}
        righe={righeStampate.map((celle) =>
          celle.map((text, place) => (colonneNumeriche.includes(place) ? Number(text) : text)),
        )}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {emailPdf && <FileButton name="Stampa dell’ordine" address={emailPdf} />}
        {allegati.map(({ pk, originalName, allegato }) => (
          <FileButton key={pk} name={originalName} address={allegato} />
        ))}
      </Box>
    </>
  )
}

function FileButton({ name, address }: { name: string; address: string }) {
  const notices = useNotices()
  const download = () => void downloadFile(address).catch((error) => notices.error(errorMessage(error)))
  return (
    <Button variant="outlined" onClick={download} sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
      {name}
    </Button>
  )
}

const cell = {
  px: 1,
  py: 0.5,
  textAlign: 'left',
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
} as const

function RowsTable({ columns, righe }: { columns: readonly string[]; righe: readonly (string | number)[][] }) {
  if (righe.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Le righe di questo ordine non ci sono ancora.
      </Typography>
    )
  }
  const numeric = new Set(
    columns.flatMap((_, place) => (righe.every((riga) => typeof riga[place] === 'number') ? [place] : [])),
  )
  const align = (place: number) => (numeric.has(place) ? { textAlign: 'right' as const } : {})
  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label="Righe" tabIndex={0}>
      <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%' }}>
        <thead>
          <tr>
            {columns.map((title, place) => (
              <Box key={title} component="th" scope="col" sx={[cell, { color: 'text.secondary' }, align(place)]}>
                {title}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {righe.map((riga, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows as printed have no number and do not move
            <tr key={index}>
              {riga.map((value, place) => (
                <Box key={columns[place]} component="td" sx={[cell, align(place)]}>
                  {typeof value === 'number' ? formatQuantity(value) : value}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
