import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OrdiniFornitoreDialogQuery } from '#generated/OrdiniFornitoreDialogQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
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
    <PlainTable
      rows={nodes}
      keyOf={({ pk }) => pk}
      columns={[
        { title: 'Fornitore', cell: ({ fornitore }) => fornitore.nome },
        { title: 'Ordinato', cell: ({ dataOrdine }) => formatDate(dataOrdine) || '—' },
        { title: 'Consegna', cell: ({ dataConsegna }) => formatDate(dataConsegna) || '—' },
        { title: 'Arrivo', cell: ({ dataArrivo }) => formatDate(dataArrivo) || '—' },
        { title: 'Stato', cell: ({ stato }) => stato?.nome ?? '—' },
      ]}
    />
  )
}
