import DialogContent from '@mui/material/DialogContent'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { MailFornituraDialogQuery } from '#generated/MailFornituraDialogQuery.graphql.ts'
import { FailedContent } from '#relay/opened/FailedContent.tsx'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { RowsSkeleton } from '#ui/stati/Skeletons.tsx'
import { MailFornituraForm } from './MailFornituraForm.tsx'

const query = graphql`
  query MailFornituraDialogQuery($pk: Int!) {
    bozzaMailOrdineFornitore(pk: $pk) {
      aIndirizzo
      aNome
      oggetto
      corpo
      firma
      dataConsegna
      nonStampati
    }
    ordineFornitore(pk: $pk) {
      motivoMail
      tipologia
      allegati {
        pk
        originalName
      }
    }
  }
`

interface Props {
  opened: Opened<MailFornituraDialogQuery>
  /** Number of the supplier order. */
  pk: number
  onClose: () => void
  /** After it was sent. */
  onSent: () => void
}

/** The mail of a supplier order, as it will leave. */
export default function MailFornituraDialog({ opened, ...props }: Props) {
  return (
    <DialogFrame title={`Mail dell’ordine a fornitore n. ${props.pk}`}>
      <OpenedData
        opened={opened}
        onClose={props.onClose}
        skeleton={
          <DialogContent>
            <RowsSkeleton />
          </DialogContent>
        }
      >
        {(reference) => <Content {...props} reference={reference} />}
      </OpenedData>
    </DialogFrame>
  )
}

function Content({
  reference,
  ...props
}: Omit<Props, 'opened'> & { reference: PreloadedQuery<MailFornituraDialogQuery> }) {
  const { bozzaMailOrdineFornitore: draft, ordineFornitore } = usePreloadedQuery<MailFornituraDialogQuery>(
    query,
    reference,
  )
  const reason = ordineFornitore ? ordineFornitore.motivoMail : 'Questo ordine fornitore non c’è più.'
  if (!draft || !ordineFornitore || reason) return <FailedContent onClose={props.onClose}>{reason}</FailedContent>
  return <MailFornituraForm {...props} draft={draft} {...ordineFornitore} />
}
