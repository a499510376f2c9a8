import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { BudgetDialogQuery } from '#generated/BudgetDialogQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { type StatisticheKind, type StatisticheUrlState, shownStatistichePeriod } from '../urlState.ts'
import { BudgetForm } from './BudgetForm.tsx'

const query = graphql`
  query BudgetDialogQuery($pk: Int!, $diCliente: Boolean!, $diAgente: Boolean!) {
    budgetCliente(clientePk: $pk) @include(if: $diCliente) {
      anno
      importo
      versione
    }
    budgetAgente(agentePk: $pk) @include(if: $diAgente) {
      anno
      importo
      versione
    }
    storicoBudgetCliente(clientePk: $pk) @include(if: $diCliente) {
      il
      utente
      azione
      campo
      prima
      dopo
    }
    storicoBudgetAgente(agentePk: $pk) @include(if: $diAgente) {
      il
      utente
      azione
      campo
      prima
      dopo
    }
  }
`

interface Props {
  opened: Opened<BudgetDialogQuery>
  which: StatisticheKind
  pk: number
  name: string
  /** The year of the last day that is looked at is the one offered. */
  stato: StatisticheUrlState
  onClose: () => void
  onSaved: () => void
}

/** The budgets of a customer or of an agent, a year at a time. */
export default function BudgetDialog({ opened, name, ...props }: Props) {
  return (
    <DialogFrame floating title={`Budget di ${name}`} width="xs">
      <OpenedData
        opened={opened}
        onClose={props.onClose}
        skeleton={
          <DialogContent role="status" aria-label="Caricamento...">
            <Skeleton variant="rounded" height={64} />
          </DialogContent>
        }
      >
        {(reference) => <Read {...props} reference={reference} />}
      </OpenedData>
    </DialogFrame>
  )
}

interface LoadedProps extends Omit<Props, 'name' | 'opened'> {
  reference: PreloadedQuery<BudgetDialogQuery>
}

function Read({ which, pk, stato, reference, onClose, onSaved }: LoadedProps) {
  const data = usePreloadedQuery<BudgetDialogQuery>(query, reference)
  const knownOnes = (data.budgetCliente ?? data.budgetAgente ?? []).map((budget) => ({
    ...budget,
    importo: budget.importo ?? null,
  }))
  const storico = data.storicoBudgetCliente ?? data.storicoBudgetAgente ?? []
  const year = Number(shownStatistichePeriod(stato).dataFine.slice(0, 4))
  return (
    <BudgetForm
      which={which}
      pk={pk}
      noti={knownOnes}
      storico={storico}
      year={year}
      onCancel={onClose}
      onSaved={onSaved}
    />
  )
}
