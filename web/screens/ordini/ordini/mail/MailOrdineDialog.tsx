import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { MailOrdineDialog_ordine$key } from '#generated/MailOrdineDialog_ordine.graphql.ts'
import type { MailOrdineDialogQuery } from '#generated/MailOrdineDialogQuery.graphql.ts'
import { FailedContent } from '#relay/opened/FailedContent.tsx'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'
import { StateMessage } from '#ui/stati/StateMessage.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { DateTimeValue } from '#ui/Values.tsx'
import { withInterval } from './body.ts'
import { MailForm } from './MailForm.tsx'

const query = graphql`
  query MailOrdineDialogQuery($pk: Int!) {
    ordine(pk: $pk) {
      numeroCommessa
      statoInvioMail
      puoProgrammareMail
      motivoMail
      ...MailOrdineDialog_ordine
      ...MailForm_ordine
    }
    messaggiOrdineEmail(perPagina: 1000, ordinamento: [TITOLO]) {
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
  /** The order, and the messages to choose from. */
  opened: Opened<MailOrdineDialogQuery>
  onClose: () => void
  /** After the mail was planned, changed or reset. */
  onSaved?: () => void
}

/** The approntamento mail of an order: planned, changed, reset; read-only once sent. */
export default function MailOrdineDialog({ opened, onClose, onSaved }: Props) {
  const telefono = useIsPhone()
  return (
    <Dialog
      open
      // While it is being written only its own buttons close it: a click beside it must not lose the text.
      fullScreen={telefono}
      maxWidth="md"
      fullWidth
      aria-labelledby="titolo-mail-ordine"
    >
      <OpenedData
        opened={opened}
        skeleton={<LoadingSkeleton />}
        failed={(error) => (
          <>
            <DialogTitle id="titolo-mail-ordine">Mail di approntamento</DialogTitle>
            <FailedContent onClose={onClose}>{error}</FailedContent>
          </>
        )}
      >
        {(reference) => <Content reference={reference} onClose={onClose} onSaved={onSaved} />}
      </OpenedData>
    </Dialog>
  )
}

interface ContentProps extends Omit<Props, 'opened'> {
  reference: PreloadedQuery<MailOrdineDialogQuery>
}

/** A mail that has left: only to be read. */
function SentMail(props: { ordine: MailOrdineDialog_ordine$key }) {
  const { cliente, dataInvioMail, testoEmail, testoIntervallo } = useFragment(
    graphql`
      fragment MailOrdineDialog_ordine on Ordine {
        cliente {
          nome
          email
        }
        dataInvioMail
        testoEmail
        testoIntervallo
      }
    `,
    props.ordine,
  )
  return (
    <Stack sx={{ gap: 2 }}>
      <DataPairs
        sideBySide
        items={[
          ['Stato', 'Inviata'],
          ['Inviata il', <DateTimeValue key="il" value={dataInvioMail} />],
          ['A', cliente.email ? `${cliente.nome} <${cliente.email}>` : cliente.nome],
        ]}
      />
      <EmailBodyField html={withInterval(testoEmail, testoIntervallo)} label="Testo della mail" />
    </Stack>
  )
}

function Content({ reference, onClose, onSaved }: ContentProps) {
  const { ordine, messaggiOrdineEmail } = usePreloadedQuery<MailOrdineDialogQuery>(query, reference)
  const title = (
    <DialogTitle id="titolo-mail-ordine">
      Mail di approntamento{ordine && ` dell’ordine ${ordine.numeroCommessa}`}
    </DialogTitle>
  )
  if (ordine?.statoInvioMail === 'INVIATA') {
    return (
      <>
        {title}
        <DialogContent dividers>
          <SentMail ordine={ordine} />
        </DialogContent>
        <Close onClose={onClose} />
      </>
    )
  }
  if (!ordine || (!ordine.puoProgrammareMail && ordine.statoInvioMail === null)) {
    return (
      <>
        {title}
        <DialogContent dividers>
          <StateMessage
            title="La mail non si può programmare"
            text={ordine?.motivoMail ?? 'Questo ordine non esiste.'}
          />
        </DialogContent>
        <Close onClose={onClose} />
      </>
    )
  }
  return (
    <>
      {title}
      <MailForm
        ordine={ordine}
        messages={messaggiOrdineEmail.edges.map(({ node }) => node)}
        onClose={onClose}
        onSaved={onSaved}
      />
    </>
  )
}

function Close({ onClose }: { onClose: () => void }) {
  return (
    <DialogActions>
      <Button variant="contained" onClick={onClose}>
        Chiudi
      </Button>
    </DialogActions>
  )
}

function LoadingSkeleton() {
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
