import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { MailDetail_mail$key } from '#generated/MailDetail_mail.graphql.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { DateTimeValue, NumberValue } from '#ui/Values.tsx'
import { MailSubjectLink, recipientOf } from '../columns.tsx'
import { sendTimeInWords, statusWords } from '../statuses.ts'
import { EditMail } from './EditMail.tsx'
import { MailActions } from './MailActions.tsx'
import { MailFiles } from './MailFiles.tsx'

interface Props {
  mail: MailDetail_mail$key
  /** Whether there is a mail server. */
  configured: boolean
  onDirty: (dirty: boolean) => void
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
        ...MailActions_mail
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
