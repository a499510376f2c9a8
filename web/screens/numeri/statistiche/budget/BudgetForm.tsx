import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql, type MutationParameters } from 'relay-runtime'
import { type BudgetLetto, budgetSchema } from '../../../../../server/numeri/statistiche/rules.ts'
import { formatEuro } from '../../../../../server/shared/formats/formats.ts'
import { FormConflict } from '../../../../forms/FormConflict.tsx'
import { NumberField } from '../../../../forms/NumberField.tsx'
import { SaveBar } from '../../../../forms/SaveBar.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { HistoryEntries, type HistoryEntry } from '../../../../ui/history/HistoryEntries.tsx'
import type { StatisticheKind } from '../urlState.ts'

const diCliente = graphql`
  mutation BudgetFormBudgetClienteMutation($input: SetBudgetClienteInput!) {
    setBudgetCliente(input: $input) {
      budget {
        anno
        importo
      }
      errors {
        code
        field
        message
      }
    }
  }
`
const diAgente = graphql`
  mutation BudgetFormBudgetAgenteMutation($input: SetBudgetAgenteInput!) {
    setBudgetAgente(input: $input) {
      budget {
        anno
        importo
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  quali: StatisticheKind
  pk: number
  /** The budgets there are, the latest year first. */
  noti: readonly BudgetLetto[]
  /** Who has changed them, newest first. */
  storico: readonly HistoryEntry[]
  /** The year that is offered first. */
  anno: number
  onCancel: () => void
  onSaved: () => void
}

/** A year, and its amount; another year brings its own. */
export function BudgetForm({ noti, anno: primo, ...props }: Props) {
  // What arrives later must not become the beginning of what is being typed.
  const [letti] = useState(noti)
  const [anno, setAnno] = useState(primo)
  const anni = new Set([primo + 1, primo, primo - 1, primo - 2, ...letti.map((budget) => budget.anno)])
  const iniziali = letti.find((budget) => budget.anno === anno) ?? { anno, importo: null, versione: 0 }
  return (
    <>
      <Box sx={{ px: 3, pb: 2 }}>
        <TextField
          select
          label="Anno"
          value={anno}
          onChange={({ target }) => setAnno(Number(target.value))}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ width: 120, mt: 1 }}
        >
          {[...anni]
            .sort((a, b) => b - a)
            .map((uno) => (
              <option key={uno} value={uno}>
                {uno}
              </option>
            ))}
        </TextField>
      </Box>
      <ModuloAnno key={anno} {...props} iniziali={iniziali} letti={letti} />
    </>
  )
}

interface PropsAnno extends Omit<Props, 'noti' | 'anno'> {
  iniziali: BudgetLetto
  letti: readonly BudgetLetto[]
}

function ModuloAnno({ quali, pk, iniziali, letti, storico, onCancel, onSaved }: PropsAnno) {
  const { anno } = iniziali
  const { form, conflitto, chiudiConflitto } = useMutationForm<MutationParameters, BudgetLetto>({
    mutation: quali === 'clienti' ? diCliente : diAgente,
    iniziali,
    schema: budgetSchema,
    variabili: (values) => ({ input: { [quali === 'clienti' ? 'cliente' : 'agente']: pk, ...values } }),
    successo: 'Budget salvato',
    alSuccesso: onSaved,
  })
  return (
    <FormikProvider value={form}>
      <Box component="form" noValidate aria-label={`Budget ${anno}`} onSubmit={form.handleSubmit}>
        <DialogContent sx={{ py: 0 }}>
          <Stack sx={{ gap: 1.5 }}>
            <NumberField nome="importo" etichetta={`Importo del ${anno}`} unita="€" decimali fissi={2} />
            <Typography variant="body2" color="textSecondary">
              Conta in proporzione ai giorni del periodo. Vuoto: nessun budget.
            </Typography>
            {letti.length > 0 && (
              <Box component="ul" aria-label="Budget degli anni" sx={{ m: 0, pl: 2.5 }}>
                {letti.map((budget) => (
                  <Typography key={budget.anno} component="li" variant="body2">
                    {budget.anno}: {formatEuro(budget.importo ?? 0)}
                  </Typography>
                ))}
              </Box>
            )}
            {storico.length > 0 && <StoricoBudget voci={storico} />}
          </Stack>
        </DialogContent>
        <Box sx={{ px: 3 }}>
          <SaveBar inDialogo onCancel={onCancel} />
        </Box>
      </Box>
      <FormConflict
        form={form}
        conflitto={conflitto}
        chiudiConflitto={chiudiConflitto}
        etichette={{ importo: `Importo del ${anno}` }}
        mostra={(_campo, importo) => (typeof importo === 'number' ? formatEuro(importo) : 'nessun budget')}
      />
    </FormikProvider>
  )
}

/** What has been changed in them, in little room. */
function StoricoBudget({ voci }: { voci: readonly HistoryEntry[] }) {
  return (
    <Box component="section" aria-label="Storico delle modifiche">
      <Typography variant="h3" sx={{ mb: 0.75 }}>
        Storico
      </Typography>
      <Box
        // Focusable, so that the arrow keys can scroll it.
        tabIndex={0}
        role="group"
        aria-label="Modifiche, dalla più recente"
        sx={{ maxHeight: 170, overflow: 'auto', '& li:last-of-type': { pb: 0 } }}
      >
        <HistoryEntries voci={voci} titolo={({ campo }) => campo} />
      </Box>
    </Box>
  )
}
