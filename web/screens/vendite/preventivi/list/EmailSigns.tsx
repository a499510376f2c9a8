import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined'
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { formatDate } from '#shared/formats/formats.ts'
import type { PreventivoRow } from './row.ts'

type StatoMail = NonNullable<PreventivoRow['mailCliente']>['stato']

const NEVER_SENT: readonly StatoMail[] = ['FALLITA', 'ANNULLATA']

function icon(stato: StatoMail | undefined) {
  // A quote older than the outbox has its date alone.
  if (stato === undefined || stato === 'INVIATA') return <MarkEmailReadOutlined fontSize="small" color="success" />
  if (NEVER_SENT.includes(stato)) return <ErrorOutlined fontSize="small" color="error" />
  return <ScheduleSendOutlined fontSize="small" color="warning" />
}

interface PropsSegno {
  a: 'Cliente' | 'Agente'
  at: string
  mail: { readonly stato: StatoMail; readonly descrizione: string } | null | undefined
}

function Segno({ a, at, mail }: PropsSegno) {
  const sentence = `E-mail ${a === 'Cliente' ? 'al cliente' : 'all’agente'} del ${formatDate(at)}. ${mail?.descrizione ?? ''}`
  return (
    <Tooltip title={sentence}>
      <Box
        component="span"
        role="img"
        aria-label={sentence}
        sx={{ display: 'inline-flex', alignItems: 'center', fontSize: '0.75rem', fontWeight: 600 }}
      >
        {icon(mail?.stato)}
        {a.charAt(0)}
      </Box>
    </Tooltip>
  )
}

type Props = Pick<PreventivoRow, 'emailInviataIl' | 'emailInviataAgenteIl' | 'mailCliente' | 'mailAgente'>

/** Which mails of a quote were sent, and how they stand: C to the customer, A to the agent. */
export function EmailSigns({ riga, withAgente }: { riga: Props; withAgente: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, height: '100%', alignItems: 'center' }}>
      {riga.emailInviataIl && <Segno a="Cliente" at={riga.emailInviataIl} mail={riga.mailCliente} />}
      {withAgente && riga.emailInviataAgenteIl && (
        <Segno a="Agente" at={riga.emailInviataAgenteIl} mail={riga.mailAgente} />
      )}
    </Box>
  )
}
