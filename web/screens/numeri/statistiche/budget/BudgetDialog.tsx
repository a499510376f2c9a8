import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { ReadError } from '../../../../relay/ReadError.tsx'
import { ErrorBoundary } from '../../../../ui/stati/ErrorBoundary.tsx'
import { type StatisticheKind, type StatisticheUrlState, shownPeriodo } from '../urlState.ts'
import type { BudgetDialogQuery } from './__generated__/BudgetDialogQuery.graphql.ts'
import { BudgetForm } from './BudgetForm.tsx'

interface Props {
  quali: StatisticheKind
  pk: number
  nome: string
  /** The year of the last day that is looked at is the one offered. */
  stato: StatisticheUrlState
  onChiudi: () => void
  onSalvato: () => void
}

/** The budgets of a customer or of an agent, a year at a time. */
export default function BudgetDialog({ nome, ...props }: Props) {
  const [tentativo, setTentativo] = useState(0)
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="titolo-budget">
      <DialogTitle id="titolo-budget" sx={{ overflowWrap: 'anywhere' }}>{`Budget di ${nome}`}</DialogTitle>
      <ErrorBoundary
        chiave={tentativo}
        fallback={(errore) => (
          <DialogContent>
            <ReadError errore={errore} riprova={() => setTentativo(tentativo + 1)} />
          </DialogContent>
        )}
      >
        <Suspense
          fallback={
            <DialogContent role="status" aria-label="Caricamento...">
              <Skeleton variant="rounded" height={64} />
            </DialogContent>
          }
        >
          <Letto {...props} tentativo={tentativo} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  )
}

function Letto({ quali, pk, stato, tentativo, onChiudi, onSalvato }: Omit<Props, 'nome'> & { tentativo: number }) {
  const dati = useLazyLoadQuery<BudgetDialogQuery>(
    graphql`
      query BudgetDialogQuery($pk: Int!, $diCliente: Boolean!, $diAgente: Boolean!) {
        budgetCliente(cliente: $pk) @include(if: $diCliente) {
          anno
          importo
          versione
        }
        budgetAgente(agente: $pk) @include(if: $diAgente) {
          anno
          importo
          versione
        }
        storicoBudgetCliente(cliente: $pk) @include(if: $diCliente) {
          il
          utente
          azione
          campo
          prima
          dopo
        }
        storicoBudgetAgente(agente: $pk) @include(if: $diAgente) {
          il
          utente
          azione
          campo
          prima
          dopo
        }
      }
    `,
    { pk, diCliente: quali === 'clienti', diAgente: quali === 'agenti' },
    { fetchPolicy: 'network-only', fetchKey: tentativo },
  )
  const noti = (dati.budgetCliente ?? dati.budgetAgente ?? []).map((budget) => ({
    ...budget,
    importo: budget.importo ?? null,
  }))
  const storico = dati.storicoBudgetCliente ?? dati.storicoBudgetAgente ?? []
  const anno = Number(shownPeriodo(stato).dataFine.slice(0, 4))
  return (
    <BudgetForm
      quali={quali}
      pk={pk}
      noti={noti}
      storico={storico}
      anno={anno}
      onAnnulla={onChiudi}
      onSalvato={onSalvato}
    />
  )
}
