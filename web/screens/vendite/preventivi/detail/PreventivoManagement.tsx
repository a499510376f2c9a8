import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type {
  PreventivoManagement_preventivo$data,
  PreventivoManagement_preventivo$key,
} from '#generated/PreventivoManagement_preventivo.graphql.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { ListSelect } from '#ui/ListSelect.tsx'
import type { PreventiviChoice, PreventiviChoices } from '../preventiviChoices.ts'
import type { PreventivoActions } from './usePreventivoActions.ts'

const fragment = graphql`
  fragment PreventivoManagement_preventivo on Preventivo {
    stato {
      pk
      stato
    }
    agente {
      pk
      user {
        nome
      }
    }
    eliminato
    emailInviataIl
    emailInviataAgenteIl
    puoInviareEmailCliente
    motivoEmailCliente
    puoInviareEmailAgente
    motivoEmailAgente
    mailCliente {
      descrizione
    }
    mailAgente {
      stato
      descrizione
    }
  }
`

interface Props {
  preventivo: PreventivoManagement_preventivo$key
  choices: PreventiviChoices
  actions: PreventivoActions
  /** False for agents, from whom the assignment and its mail are withheld. */
  withAgente: boolean
  onEmailCliente: () => void
}

interface AgenteFieldProps {
  agente: { readonly pk: number; readonly user: { readonly nome: string } } | null
  agenti: readonly PreventiviChoice[]
  setAgente: PreventivoActions['setAgente']
}

/** The agent whom the quote is given to, or nobody: choosing saves. Never shown to agents. */
function AgenteField({ agente, agenti, setAgente }: AgenteFieldProps) {
  const before = agente?.pk ?? null
  // Who no longer works here is not among the choices, and is still whom the quote was given to.
  const all =
    agente && !agenti.some(({ pk }) => pk === agente.pk)
      ? [...agenti, { pk: agente.pk, text: agente.user.nome }]
      : agenti

  function choose(next: number | null) {
    const chosen = all.find(({ pk }) => pk === next)
    void setAgente(next, chosen ? `Agente: ${chosen.text}` : 'Agente tolto', before)
  }
  return (
    <ListSelect
      label="Agente"
      placeholder="Nessun agente"
      items={all.map(({ pk, text }) => ({ valore: pk, text }))}
      value={before}
      onChange={choose}
    />
  )
}

interface StatoFieldProps {
  stato: { readonly pk: number; readonly stato: string } | null
  stati: readonly PreventiviChoice[]
  setStato: PreventivoActions['setStato']
}

/** State of the quote, or none: choosing saves. */
function StatoField({ stato, stati, setStato }: StatoFieldProps) {
  const before = stato?.pk ?? null

  function choose(value: string) {
    const chosen = stati.find(({ pk }) => String(pk) === value)
    void setStato(chosen?.pk ?? null, chosen ? `Stato: ${chosen.text}` : 'Stato tolto', before)
  }
  return (
    <TextField
      select
      fullWidth
      label="Stato"
      value={String(before ?? '')}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Nessuno stato</option>
      {stati.map(({ pk, text }) => (
        <option key={pk} value={String(pk)}>
          {text}
        </option>
      ))}
    </TextField>
  )
}

/** What staff do with a quote: state, agent, the two mails. */
export function PreventivoManagement({ choices, actions, withAgente, onEmailCliente, ...props }: Props) {
  const preventivo = useFragment(fragment, props.preventivo)
  return (
    <DetailCard title="Gestione">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr' },
          alignItems: 'start',
        }}
      >
        <StatoField stato={preventivo.stato} stati={choices.stati} setStato={actions.setStato} />
        {withAgente && <AgenteField agente={preventivo.agente} agenti={choices.agenti} setAgente={actions.setAgente} />}
        <EmailCliente preventivo={preventivo} onOpen={onEmailCliente} />
        {withAgente && <EmailAgente preventivo={preventivo} actions={actions} />}
      </Box>
    </DetailCard>
  )
}

function EmailCliente({
  preventivo,
  onOpen,
}: {
  preventivo: PreventivoManagement_preventivo$data
  onOpen: () => void
}) {
  const { emailInviataIl, puoInviareEmailCliente, motivoEmailCliente, mailCliente } = preventivo
  // For who may make the offer or the order, that is the one filled button of the page.
  const { updateOfferte, addOrders } = useViewer().permessi
  if (emailInviataIl) {
    return (
      <WithNota nota={mailCliente?.descrizione ?? `Inviata il ${formatDate(emailInviataIl)}`}>
        {(nota) => (
          <Button
            variant="outlined"
            fullWidth
            startIcon={<MarkEmailReadOutlined />}
            aria-describedby={nota}
            onClick={onOpen}
          >
            E-mail al cliente del {formatDate(emailInviataIl)}
          </Button>
        )}
      </WithNota>
    )
  }
  return (
    <WithNota nota={motivoEmailCliente}>
      {(nota) => (
        <Button
          variant={updateOfferte || addOrders ? 'outlined' : 'contained'}
          fullWidth
          startIcon={<MailOutlined />}
          disabled={!puoInviareEmailCliente}
          aria-describedby={nota}
          onClick={onOpen}
        >
          Invia e-mail al cliente
        </Button>
      )}
    </WithNota>
  )
}

function EmailAgente({
  preventivo,
  actions,
}: {
  preventivo: PreventivoManagement_preventivo$data
  actions: PreventivoActions
}) {
  const { emailInviataAgenteIl, puoInviareEmailAgente, motivoEmailAgente, agente, mailAgente } = preventivo
  const conferma = useConfirm()

  async function send() {
    const question = { title: `Inviare l’e-mail a ${agente?.user.nome ?? ''}?`, conferma: 'Invia' }
    if (await conferma(question)) await actions.sendEmailAgente()
  }
  return (
    <WithNota nota={emailInviataAgenteIl ? mailAgente?.descrizione : motivoEmailAgente}>
      {(nota) => (
        <Button
          variant="outlined"
          fullWidth
          startIcon={<ForwardToInboxOutlined />}
          disabled={puoInviareEmailAgente !== true}
          loading={actions.emailAgenteInCorso}
          loadingPosition="start"
          aria-describedby={nota}
          onClick={() => void send()}
        >
          {emailInviataAgenteIl
            ? `E-mail all’agente ${mailAgente && mailAgente.stato !== 'INVIATA' ? 'in uscita dal' : 'inviata il'} ${formatDate(emailInviataAgenteIl)}`
            : 'Invia e-mail all’agente'}
        </Button>
      )}
    </WithNota>
  )
}

/** A button with, under it, why it cannot be used or how what it did stands. */
function WithNota({ nota, children }: { nota: string | null | undefined; children: (id?: string) => ReactNode }) {
  const id = useId()
  return (
    <Box sx={{ minWidth: 0 }}>
      {children(nota ? id : undefined)}
      {nota && (
        <Typography id={id} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {nota}
        </Typography>
      )}
    </Box>
  )
}
