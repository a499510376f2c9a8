import DialogContent from '@mui/material/DialogContent'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SollecitiDialogQuery } from '#generated/SollecitiDialogQuery.graphql.ts'
import { FailedContent } from '#relay/opened/FailedContent.tsx'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { RowsSkeleton } from '#ui/stati/Skeletons.tsx'
import { SollecitiForm } from './SollecitiForm.tsx'

const query = graphql`
  query SollecitiDialogQuery {
    solleciti {
      fornitore {
        pk
        nome
        email
      }
      oggetto
      corpo
      sollecitatoIl
      motivo
      ordini {
        pk
      }
    }
  }
`

interface Props {
  opened: Opened<SollecitiDialogQuery>
  onClose: () => void
}

/** Suppliers whose orders are late, and the mails that would ask where they are. */
export default function SollecitiDialog({ opened, onClose }: Props) {
  return (
    <DialogFrame title="Solleciti ai fornitori">
      <OpenedData
        opened={opened}
        onClose={onClose}
        skeleton={
          <DialogContent>
            <RowsSkeleton />
          </DialogContent>
        }
      >
        {(reference) => <Content reference={reference} onClose={onClose} />}
      </OpenedData>
    </DialogFrame>
  )
}

function Content({ reference, onClose }: { reference: PreloadedQuery<SollecitiDialogQuery>; onClose: () => void }) {
  const { solleciti } = usePreloadedQuery<SollecitiDialogQuery>(query, reference)
  const asked = solleciti.flatMap(({ fornitore, ...one }) =>
    fornitore ? [{ ...one, fornitore: fornitore.pk, nome: fornitore.nome, email: fornitore.email ?? '' }] : [],
  )
  if (asked.length === 0) return <FailedContent onClose={onClose}>Nessun ordine fornitore è in ritardo.</FailedContent>
  return <SollecitiForm solleciti={asked} onClose={onClose} />
}
