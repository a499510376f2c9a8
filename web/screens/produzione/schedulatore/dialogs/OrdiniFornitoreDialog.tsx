import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OrdiniFornitoreDialogQuery } from '#generated/OrdiniFornitoreDialogQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import type { ChosenOrdine } from '../model.ts'

const query = graphql`
  query OrdiniFornitoreDialogQuery($ordine: Int!, $tipologia: String!) {
    ordiniFornitore(filtro: { ordinePk: $ordine, tipologia: $tipologia }, perPagina: 100) {
      nodes {
        pk
        dataOrdine
        dataConsegna
        dataArrivo
        stato {
          nome
        }
        fornitore {
          nome
        }
      }
    }
  }
`

interface Props {
  opened: Opened<OrdiniFornitoreDialogQuery>
  ordine: ChosenOrdine
  nomeFase: string
  onClose: () => void
}

/** Supplier orders of the order for a phase, with their dates. */
export function OrdiniFornitoreDialog({ opened, ordine, nomeFase, onClose }: Props) {
  return (
    <PlainDialog
      title={`Ordini a fornitore: ${nomeFase}, ordine ${ordine.numeroCommessa}`}
      width="sm"
      onClose={onClose}
    >
      <OpenedData opened={opened} skeleton={<Typography role="status">Caricamento...</Typography>}>
        {(reference) => <Elenco reference={reference} />}
      </OpenedData>
    </PlainDialog>
  )
}

function Elenco({ reference }: { reference: PreloadedQuery<OrdiniFornitoreDialogQuery> }) {
  const data = usePreloadedQuery<OrdiniFornitoreDialogQuery>(query, reference)
  const { nodes } = data.ordiniFornitore
  if (nodes.length === 0)
    return <Typography color="text.secondary">Nessun ordine a fornitore per questa fase</Typography>
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Fornitore</TableCell>
          <TableCell>Ordinato</TableCell>
          <TableCell>Consegna</TableCell>
          <TableCell>Arrivo</TableCell>
          <TableCell>Stato</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {nodes.map(({ pk, fornitore, dataOrdine, dataConsegna, dataArrivo, stato }) => (
          <TableRow key={pk}>
            <TableCell>{fornitore.nome}</TableCell>
            <TableCell>{formatDate(dataOrdine) || '—'}</TableCell>
            <TableCell>{formatDate(dataConsegna) || '—'}</TableCell>
            <TableCell>{formatDate(dataArrivo) || '—'}</TableCell>
            <TableCell>{stato?.nome ?? '—'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
