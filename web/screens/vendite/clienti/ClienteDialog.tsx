import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ClienteDialogQuery } from '#generated/ClienteDialogQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import type { ClienteInput } from '#vendite/clienti/rules.ts'
import { ClienteForm } from './ClienteForm.tsx'

const query = graphql`
  query ClienteDialogQuery($pk: Int!, $esiste: Boolean!) {
    cliente(pk: $pk) @include(if: $esiste) {
      nome
      codice
      tipoCliente
      piva
      codFatturazione
      agente {
        pk
        user {
          nome
        }
      }
      email
      indirizzo
      citta
      cap
      provincia
      telefono
      telefono2
      telefax
      note
      pagamento
      testoEmail
      versione
    }
    agenti {
      pk
      user {
        nome
      }
    }
  }
`

interface Props {
  /** Of `useClienteDialog`. */
  opened: Opened<ClienteDialogQuery>
  /** Number of the customer; null for a new one. */
  pk: number | null
  /** What a new one begins with. */
  proposed?: Partial<ClienteInput>
  onSaved: (pk: number) => void
  onClose: () => void
}

/** Adds or changes a customer, read whole when the dialog opens. */
export default function ClienteDialog({ opened, ...props }: Props) {
  return (
    <DialogFrame title={props.pk === null ? 'Aggiungi cliente' : 'Modifica cliente'}>
      <OpenedData opened={opened} skeleton={<LoadingSkeleton />} onClose={props.onClose}>
        {(reference) => <Read {...props} reference={reference} />}
      </OpenedData>
    </DialogFrame>
  )
}

interface LoadedProps extends Omit<Props, 'opened'> {
  reference: PreloadedQuery<ClienteDialogQuery>
}

function Read({ pk, proposed, reference, onSaved, onClose }: LoadedProps) {
  const { cliente, agenti } = usePreloadedQuery<ClienteDialogQuery>(query, reference)
  if (pk !== null && !cliente) return <DialogContent>Il cliente non esiste più.</DialogContent>
  const agente = cliente?.agente
  const active = agenti.map((one) => ({ valore: one.pk, text: one.user.nome }))
  const known = !agente || active.some(({ valore }) => valore === agente.pk)
  const choices = known ? active : [...active, { valore: agente.pk, text: agente.user.nome }]
  return (
    <ClienteForm
      pk={pk}
      proposed={proposed}
      cliente={cliente ? { ...cliente, agentePk: agente?.pk ?? null } : null}
      agenti={choices}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}

function LoadingSkeleton() {
  return (
    <DialogContent role="status" aria-label="Caricamento...">
      <Stack sx={{ gap: 2 }}>
        {[1, 2, 3, 4, 5, 6].map((riga) => (
          <Skeleton key={riga} variant="rounded" height={40} />
        ))}
      </Stack>
    </DialogContent>
  )
}
