import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Suspense, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { DialogFrame } from '../../../forms/entity/DialogFrame.tsx'
import { ReadError } from '../../../relay/ReadError.tsx'
import { ErrorBoundary } from '../../../ui/stati/ErrorBoundary.tsx'
import type { ClienteDialogQuery } from './__generated__/ClienteDialogQuery.graphql.ts'
import { ClienteForm } from './ClienteForm.tsx'

interface Props {
  /** Number of the customer; null for a new one. */
  pk: number | null
  onSaved: (pk: number) => void
  onClose: () => void
}

/** Adds or changes a customer, read whole when the dialog opens. */
export default function ClienteDialog(props: Props) {
  const [attempt, setAttempt] = useState(0)
  return (
    <DialogFrame title={props.pk === null ? 'Aggiungi cliente' : 'Modifica cliente'}>
      <ErrorBoundary
        chiave={attempt}
        fallback={(errore) => (
          <DialogContent>
            <ReadError errore={errore} riprova={() => setAttempt(attempt + 1)} />
          </DialogContent>
        )}
      >
        <Suspense fallback={<Scheletro />}>
          <Letto {...props} attempt={attempt} />
        </Suspense>
      </ErrorBoundary>
    </DialogFrame>
  )
}

function Letto({ pk, attempt, onSaved, onClose }: Props & { attempt: number }) {
  const { cliente, agenti } = useLazyLoadQuery<ClienteDialogQuery>(
    graphql`
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
    `,
    { pk: pk ?? 0, esiste: pk !== null },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  if (pk !== null && !cliente) return <DialogContent>Il cliente non esiste più.</DialogContent>
  const agente = cliente?.agente
  const attivi = agenti.map((uno) => ({ valore: uno.pk, testo: uno.user.nome }))
  const noto = !agente || attivi.some(({ valore }) => valore === agente.pk)
  const scelte = noto ? attivi : [...attivi, { valore: agente.pk, testo: agente.user.nome }]
  return (
    <ClienteForm
      pk={pk}
      cliente={cliente ? { ...cliente, agente: agente?.pk ?? null } : null}
      agenti={scelte}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}

function Scheletro() {
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
