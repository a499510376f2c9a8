import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { MailActions_mail$key } from '#generated/MailActions_mail.graphql.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useMailActions } from './useMailActions.ts'

interface Props {
  mail: MailActions_mail$key
  /** Missing when the mail can no longer be changed. */
  onEdit: (() => void) | undefined
}

/** What the server says can be done with a mail now, as buttons. */
export function MailActions({ onEdit, ...props }: Props) {
  const mail = useFragment(
    graphql`
      fragment MailActions_mail on Mail {
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
