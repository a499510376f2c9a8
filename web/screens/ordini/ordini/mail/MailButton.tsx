import MailOutlined from '@mui/icons-material/MailOutlined'
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined'
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined'
import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { MailButton_ordine$key } from '#generated/MailButton_ordine.graphql.ts'
import type { MailOrdineDialogQuery } from '#generated/MailOrdineDialogQuery.graphql.ts'
import mailQuery from '#generated/MailOrdineDialogQuery.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { usePageState } from '#ui/page/usePageState.ts'

/** 'Parte il …', 'Partita il …'; nothing for a mail that is not planned. */
function whenSent({
  invioMailPrevisto,
  dataInvioMail,
}: {
  readonly invioMailPrevisto: string | null | undefined
  readonly dataInvioMail: string | null | undefined
}): string | undefined {
  if (dataInvioMail) return `Partita il ${formatDateTime(dataInvioMail)}`
  return invioMailPrevisto ? `Parte il ${formatDateTime(invioMailPrevisto)}` : undefined
}

const { Component: MailOrdineDialog, prepare } = codeAhead(() => import('./MailOrdineDialog.tsx'))

/**
 * How the approntamento mail stands, and the way to it: shown only if the order is scheduled and has an approntamento,
 * or has had its mail.
 */
export function MailButton(props: { ordine: MailButton_ordine$key }) {
  const { pk, schedulato, dataConsegna, statoInvioMail, etichettaMail, descrizioneMail, ...at } = useFragment(
    graphql`
      fragment MailButton_ordine on Ordine {
        pk
        schedulato
        dataConsegna
        statoInvioMail
        etichettaMail
        invioMailPrevisto
        dataInvioMail
        descrizioneMail
      }
    `,
    props.ordine,
  )
  const { editOrder } = useViewer().permessi
  const [open, setOpen] = usePageState(false)
  const opened = useOpened<MailOrdineDialogQuery>(mailQuery)
  const schedulable = schedulato && dataConsegna !== null
  if (etichettaMail === null || !(schedulable || statoInvioMail)) return null
  return (
    <>
      <Button
        variant="outlined"
        color={statoInvioMail === 'IN_ATTESA_INVIO' ? 'secondary' : 'primary'}
        disabled={!editOrder}
        startIcon={
          statoInvioMail === 'INVIATA' ? (
            <MarkEmailReadOutlined />
          ) : statoInvioMail ? (
            <ScheduleSendOutlined />
          ) : (
            <MailOutlined />
          )
        }
        title={(statoInvioMail === 'IN_ATTESA_INVIO' && descrizioneMail) || whenSent(at)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          opened.open({ pk })
          setOpen(true)
        }}
      >
        {etichettaMail}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MailOrdineDialog opened={opened} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
