import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { ErroreDiLettura } from '../../../../relay/ErroreDiLettura.tsx'
import { ErrorBoundary } from '../../../../ui/stati/ErrorBoundary.tsx'
import type { ModuloDialogQuery } from './__generated__/ModuloDialogQuery.graphql.ts'
import { ModificaCliente } from './ModificaCliente.tsx'
import { NuovoCliente } from './NuovoCliente.tsx'

interface Props {
  /** Number of the customer; null for a new one. */
  pk: number | null
  onChiudi: () => void
  onSalvato: (pk: number) => void
}

/** Adds or changes a customer. */
export default function ModuloDialog({ pk, onChiudi, onSalvato }: Props) {
  const telefono = useMediaQuery('(max-width:699px)', { noSsr: true })
  const [tentativo, setTentativo] = useState(0)
  return (
    // Only its own buttons close it: a click beside it must not lose what is being typed.
    <Dialog open fullScreen={telefono} maxWidth="md" fullWidth aria-labelledby="titolo-cliente">
      <DialogTitle id="titolo-cliente">{pk === null ? 'Aggiungi cliente' : 'Modifica cliente'}</DialogTitle>
      <ErrorBoundary
        chiave={tentativo}
        fallback={(errore) => (
          <DialogContent>
            <ErroreDiLettura errore={errore} riprova={() => setTentativo(tentativo + 1)} />
          </DialogContent>
        )}
      >
        <Suspense fallback={<Scheletro />}>
          <Letto pk={pk} tentativo={tentativo} onAnnulla={onChiudi} onSalvato={onSalvato} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  )
}

interface PropsLetto {
  pk: number | null
  tentativo: number
  onAnnulla: () => void
  onSalvato: (pk: number) => void
}

function Letto({ pk, tentativo, onAnnulla, onSalvato }: PropsLetto) {
  const { cliente, agenti } = useLazyLoadQuery<ModuloDialogQuery>(
    graphql`
      query ModuloDialogQuery($pk: Int!, $esiste: Boolean!) {
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
    { fetchPolicy: 'network-only', fetchKey: tentativo },
  )
  const attivi = agenti.map((agente) => ({ valore: agente.pk, testo: agente.user.nome }))
  if (pk === null) return <NuovoCliente agenti={attivi} onSalvato={onSalvato} onAnnulla={onAnnulla} />
  if (!cliente) return <DialogContent>Il cliente non esiste più.</DialogContent>
  const { agente, note, testoEmail, tipoCliente, ...campi } = cliente
  const noto = agente === null || attivi.some(({ valore }) => valore === agente?.pk)
  const scelte = agente && !noto ? [...attivi, { valore: agente.pk, testo: agente.user.nome }] : attivi
  const iniziali = {
    ...campi,
    tipoCliente: (tipoCliente ?? null) as 'IMPRE' | 'PRIVA' | 'RIVEN' | null,
    agente: agente?.pk ?? null,
    note: note ?? '',
    testoEmail: testoEmail ?? '',
  }
  return <ModificaCliente pk={pk} iniziali={iniziali} agenti={scelte} onSalvato={onSalvato} onAnnulla={onAnnulla} />
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
