import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { fineLabel } from '../../../../server/acquisti/portale/rules.ts'
import { formatDate, formatQuantity } from '../../../../server/shared/formats/formats.ts'
import { errorMessage } from '../../../relay/errors.ts'
import { OpenedData } from '../../../relay/opened/OpenedData.tsx'
import type { Opened } from '../../../relay/opened/useOpened.ts'
import { DataPairs } from '../../../ui/DataPairs.tsx'
import { useNotices } from '../../../ui/Notices.tsx'
import type { PortaleOrdineDetailsQuery } from './__generated__/PortaleOrdineDetailsQuery.graphql.ts'
import { downloadFile } from './downloadFile.ts'
import type { PortaleOrdineRow } from './PortaleOrdineRow.tsx'

const query = graphql`
  query PortaleOrdineDetailsQuery($pk: Int!) {
    fornitoreOrdine(pk: $pk) {
      numeroDocumento
      dataOrdine
      emailPdf
      allegati {
        pk
        originalName
        allegato
      }
      tabella {
        colonne
        righe {
          celle {
            testo
            numero
          }
        }
      }
    }
  }
`

interface Props {
  riga: PortaleOrdineRow
  details: Opened<PortaleOrdineDetailsQuery>
}

/** What was ordered: the order that it is for, rows, print, attachments. */
export function PortaleOrdineDetails({ riga, details }: Props) {
  const { ordine, schedulazione, tipologia, note } = riga
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <DataPairs
        affiancati
        voci={[
          ['Riferimento', ordine.riferimento],
          ['Serramenti', ordine.numeroSerramenti],
          ['Tipi serramento', ordine.tipiSerramenti.join(', ')],
          ['Inizio', schedulazione && formatDate(schedulazione.inizio)],
          [fineLabel(tipologia), schedulazione && formatDate(schedulazione.fine)],
          ['Note', note],
        ]}
      />
      <OpenedData opened={details} skeleton={<Skeleton variant="rounded" height={96} />}>
        {(reference) => <Ordered dati={reference} />}
      </OpenedData>
    </Box>
  )
}

function Ordered({ dati }: { dati: PreloadedQuery<PortaleOrdineDetailsQuery> }) {
  const { fornitoreOrdine } = usePreloadedQuery<PortaleOrdineDetailsQuery>(query, dati)
  if (!fornitoreOrdine) return null
  const { tabella, allegati, emailPdf } = fornitoreOrdine
  return (
    <>
      <RowsTable
        colonne={tabella.colonne}
        righe={tabella.righe.map(({ celle }) => celle.map(({ testo, numero }) => numero ?? testo))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {emailPdf && <FileButton nome="Stampa dell’ordine" address={emailPdf} />}
        {allegati.map(({ pk, originalName, allegato }) => (
          <FileButton key={pk} nome={originalName} address={allegato} />
        ))}
      </Box>
    </>
  )
}

function FileButton({ nome, address }: { nome: string; address: string }) {
  const notices = useNotices()
  const download = () => void downloadFile(address).catch((error) => notices.errore(errorMessage(error)))
  return (
    <Button variant="outlined" onClick={download} sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
      {nome}
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

function RowsTable({ colonne, righe }: { colonne: readonly string[]; righe: readonly (string | number)[][] }) {
  if (righe.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Le righe di questo ordine non ci sono ancora.
      </Typography>
    )
  }
  const numeric = new Set(
    colonne.flatMap((_, posto) => (righe.every((riga) => typeof riga[posto] === 'number') ? [posto] : [])),
  )
  const align = (posto: number) => (numeric.has(posto) ? { textAlign: 'right' as const } : {})
  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label="Righe" tabIndex={0}>
      <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%' }}>
        <thead>
          <tr>
            {colonne.map((titolo, posto) => (
              <Box key={titolo} component="th" scope="col" sx={[cell, { color: 'text.secondary' }, align(posto)]}>
                {titolo}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {righe.map((riga, indice) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows as printed have no number and do not move
            <tr key={indice}>
              {riga.map((valore, posto) => (
                <Box key={colonne[posto]} component="td" sx={[cell, align(posto)]}>
                  {typeof valore === 'number' ? formatQuantity(valore) : valore}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
