import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { ReadError } from '../../../../relay/ReadError.tsx'
import { ErrorBoundary } from '../../../../ui/stati/ErrorBoundary.tsx'
import { StateMessage } from '../../../../ui/stati/StateMessage.tsx'
import { useIsPhone } from '../../../../ui/useIsPhone.ts'
import type { MailOrdineDialogQuery } from './__generated__/MailOrdineDialogQuery.graphql.ts'
import { MailForm } from './MailForm.tsx'
import { SentMail } from './SentMail.tsx'

const query = graphql`
  query MailOrdineDialogQuery($pk: Int!) {
    ordine(pk: $pk) {
      numeroCommessa
      statoInvioMail
      puoProgrammareMail
      motivoMail
      ...SentMail_ordine
      ...MailForm_ordine
    }
    messaggiOrdineEmail(perPagina: 1000, ordinamento: ["titolo"]) {
      edges {
        node {
          pk
          titolo
          testo
        }
      }
    }
  }
`

interface Props {
  /** Number of the order. */
  ordine: number
  onChiudi: () => void
  /** After the mail was planned, changed or reset. */
  onSalvato?: () => void
}

/** The approntamento mail of an order: planned, changed, reset; read-only once sent. */
export default function MailOrdineDialog({ ordine, onChiudi, onSalvato }: Props) {
  const telefono = useIsPhone()
  const [tentativo, setTentativo] = useState(0)
  return (
    <Dialog
      open
      // While it is being written only its own buttons close it: a click beside it must not lose the text.
      fullScreen={telefono}
      maxWidth="md"
      fullWidth
      aria-labelledby="titolo-mail-ordine"
    >
      <ErrorBoundary
        chiave={tentativo}
        fallback={(errore) => (
          <>
            <DialogTitle id="titolo-mail-ordine">Mail di approntamento</DialogTitle>
            <DialogContent>
              <ReadError errore={errore} riprova={() => setTentativo(tentativo + 1)} />
            </DialogContent>
            <Chiudi onChiudi={onChiudi} />
          </>
        )}
      >
        <Suspense fallback={<Scheletro />}>
          <Contenuto ordine={ordine} tentativo={tentativo} onChiudi={onChiudi} onSalvato={onSalvato} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  )
}

function Contenuto({ ordine: pk, tentativo, onChiudi, onSalvato }: Props & { tentativo: number }) {
  const { ordine, messaggiOrdineEmail } = useLazyLoadQuery<MailOrdineDialogQuery>(
    query,
    { pk },
    { fetchPolicy: 'network-only', fetchKey: tentativo },
  )
  const titolo = (
    <DialogTitle id="titolo-mail-ordine">
      Mail di approntamento{ordine && ` dell’ordine ${ordine.numeroCommessa}`}
    </DialogTitle>
  )
  if (ordine?.statoInvioMail === 'inviata') {
    return (
      <>
        {titolo}
        <DialogContent dividers>
          <SentMail ordine={ordine} />
        </DialogContent>
        <Chiudi onChiudi={onChiudi} />
      </>
    )
  }
  if (!ordine || (!ordine.puoProgrammareMail && ordine.statoInvioMail === null)) {
    return (
      <>
        {titolo}
        <DialogContent dividers>
          <StateMessage
            titolo="La mail non si può programmare"
            testo={ordine?.motivoMail ?? 'Questo ordine non esiste.'}
          />
        </DialogContent>
        <Chiudi onChiudi={onChiudi} />
      </>
    )
  }
  return (
    <>
      {titolo}
      <MailForm
        ordine={ordine}
        messaggi={messaggiOrdineEmail.edges.map(({ node }) => node)}
        onChiudi={onChiudi}
        onSalvato={onSalvato}
      />
    </>
  )
}

function Chiudi({ onChiudi }: { onChiudi: () => void }) {
  return (
    <DialogActions>
      <Button variant="contained" onClick={onChiudi}>
        Chiudi
      </Button>
    </DialogActions>
  )
}

function Scheletro() {
  return (
    <>
      <DialogTitle id="titolo-mail-ordine">Mail di approntamento</DialogTitle>
      <DialogContent dividers role="status" aria-label="Caricamento...">
        <Skeleton height={48} />
        <Skeleton variant="rounded" height={220} />
      </DialogContent>
    </>
  )
}
