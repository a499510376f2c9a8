import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { MailDetail_mail$key } from '#generated/MailDetail_mail.graphql.ts'
import type { MailDetailMailActions_mail$key } from '#generated/MailDetailMailActions_mail.graphql.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DataPairs } from '#ui/DataPairs.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { DateTimeValue, NumberValue } from '#ui/Values.tsx'
import { MailSubjectLink, recipientOf } from '../columns.tsx'
import { sendTimeInWords, statusWords } from '../statuses.ts'
import { EditMail } from './EditMail.tsx'
import { MailFiles } from './MailFiles.tsx'
import { useMailActions } from './useMailActions.ts'

interface Props {
  mail: MailDetail_mail$key
  /** Whether there is a mail server. */
  configured: boolean
  onDirty: (dirty: boolean) => void
}

interface MailActionsProps {
  mail: MailDetailMailActions_mail$key
  /** Missing when the mail can no longer be changed. */
  onEdit: (() => void) | undefined
}

/** What the server says can be done with a mail now, as buttons. */
function MailActions({ onEdit, ...props }: MailActionsProps) {
  const mail = useFragment(
    graphql`
      fragment MailDetailMailActions_mail on Mail {
        id
        pk
        aIndirizzo @required(action: THROW)
        puoSospendere
        puoRiprendere
        puoAnnullare
        puoRiprovare
      }
    `,
    props.mail,
  )
  const conferma = useConfirm()
  const { inCorso, ...actions } = useMailActions(mail)

  async function cancel() {
    const question = {
      title: 'Annullare il messaggio?',
      text: `Non parte più per ${mail.aIndirizzo}. Resta leggibile qui, e si può inviare di nuovo.`,
      conferma: 'Annulla il messaggio',
      cancel: 'Torna indietro',
      distruttiva: true,
    }
    if (await conferma(question)) actions.cancel()
  }

  return (
    <Stack direction="row" role="group" aria-label="Azioni" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {mail.puoAnnullare && (
        <Button color="error" disabled={inCorso} onClick={() => void cancel()}>
          Annulla
        </Button>
      )}
      {mail.puoSospendere && (
        <Button disabled={inCorso} onClick={actions.sospendi}>
          Sospendi
        </Button>
      )}
      {onEdit && (
        <Button variant="outlined" disabled={inCorso} onClick={onEdit}>
          Modifica
        </Button>
      )}
      {mail.puoRiprendere && (
        <Button variant="contained" disabled={inCorso} onClick={actions.riprendi}>
          Riprendi
        </Button>
      )}
      {mail.puoRiprovare && (
        <Button variant="contained" disabled={inCorso} onClick={actions.retry}>
          Invia adesso
        </Button>
      )}
    </Stack>
  )
}

/** A mail as its reader will see it, where it stands, and what can be done with it now. */
export function MailDetail({ configured, onDirty, ...props }: Props) {
  const mail = useFragment(
    graphql`
      fragment MailDetail_mail on Mail {
        pk
        stato
        aIndirizzo @required(action: THROW)
        aNome @required(action: THROW)
        oggetto @required(action: THROW)
        corpo @required(action: THROW)
        inviaDal
        inviataIl
        creataIl @required(action: THROW)
        tentativi
        ultimoErrore @required(action: THROW)
        contesto @required(action: THROW)
        contestoPk
        numeroCommessa
        creataDa {
          nome
        }
        allegati @required(action: THROW) {
          pk
          nome
          allegato
          dimensione
        }
        puoModificare
        ...MailDetailMailActions_mail
      }
    `,
    props.mail,
  )
  const [edit, setEdit] = useState(false)
  const at = sendTimeInWords(mail, configured, new Date())
  if (edit) return <EditMail mail={mail} onDirty={onDirty} onClose={() => setEdit(false)} />
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <StatusChip {...statusWords[mail.stato]} />
        <MailActions mail={mail} onEdit={mail.puoModificare ? () => setEdit(true) : undefined} />
      </Stack>
      {mail.ultimoErrore && (
        <Alert severity={mail.stato === 'FALLITA' ? 'error' : 'warning'} sx={{ overflowWrap: 'anywhere' }}>
          {mail.ultimoErrore}
        </Alert>
      )}
      <DataPairs
        items={[
          ['A', recipientOf(mail)],
          ['Oggetto', mail.oggetto],
          ['Riguarda', <MailSubjectLink key="riguarda" mail={mail} />],
          ['Scritta il', <DateTimeValue key="il" value={mail.creataIl} />],
          ['Scritta da', mail.creataDa?.nome ?? 'il sistema'],
          ...(at ? [[mail.stato === 'INVIATA' ? 'Partita il' : 'Parte', at] as const] : []),
          ['Tentativi', <NumberValue key="tentativi" value={mail.tentativi} />],
        ]}
      />
      {mail.allegati.length > 0 && <MailFiles allegati={mail.allegati} />}
      <EmailBodyField html={mail.corpo} label="Testo del messaggio" />
    </>
  )
}
