import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql, type MutationParameters } from 'relay-runtime'
import { Field } from '#forms/Field.tsx'
import { FormConflict } from '#forms/FormConflict.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import { budgetSchema, type ReadBudget } from '#numeri/statistiche/rules.ts'
import { formatEuro } from '#shared/formats/formats.ts'
import { HistoryEntries, type HistoryEntry } from '#ui/history/HistoryEntries.tsx'
import type { StatisticheKind } from '../urlState.ts'

const ofCliente = graphql`
  mutation BudgetFormBudgetClienteMutation($input: SetBudgetClienteInput!) {
    setBudgetCliente(input: $input) {
      budget {
        anno
        importo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
const ofAgente = graphql`
  mutation BudgetFormBudgetAgenteMutation($input: SetBudgetAgenteInput!) {
    setBudgetAgente(input: $input) {
      budget {
        anno
        importo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  which: StatisticheKind
  pk: number
  /** The budgets there are, the latest year first. */
  noti: readonly ReadBudget[]
  /** Who has changed them, newest first. */
  storico: readonly HistoryEntry[]
  /** The year that is offered first. */
  year: number
  onCancel: () => void
  onSaved: () => void
}

/** A year, and its amount; another year brings its own. */
export function BudgetForm({ noti, year: first, ...props }: Props) {
  // What arrives later must not become the beginning of what is being typed.
  const [read] = useState(noti)
  const [year, setYear] = useState(first)
  const years = new Set([first + 1, first, first - 1, first - 2, ...read.map((budget) => budget.anno)])
  const initial = read.find((budget) => budget.anno === year) ?? { anno: year, importo: null, versione: 0 }
  return (
    <>
      <Box sx={{ px: 3, pb: 2 }}>
        <TextField
          select
          label="Anno"
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ width: 120, mt: 1 }}
        >
          {[...years]
            .sort((a, b) => b - a)
            .map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
        </TextField>
      </Box>
      <YearForm key={year} {...props} initial={initial} read={read} />
    </>
  )
}

interface YearProps extends Omit<Props, 'noti' | 'year'> {
  initial: ReadBudget
  read: readonly ReadBudget[]
}

function YearForm({ which, pk, initial, read, storico, onCancel, onSaved }: YearProps) {
  const { anno } = initial
  const modulo = useMutationForm<MutationParameters, ReadBudget>({
    mutation: which === 'clienti' ? ofCliente : ofAgente,
    initial,
    schema: budgetSchema,
    variables: (values) => ({ input: { [which === 'clienti' ? 'clientePk' : 'agentePk']: pk, ...values } }),
    success: 'Budget salvato',
    onSuccess: onSaved,
  })
  const { form } = modulo
  return (
    <FormikProvider value={form}>
      <Box component="form" noValidate aria-label={`Budget ${anno}`} onSubmit={form.handleSubmit}>
        <DialogContent sx={{ py: 0 }}>
          <Stack sx={{ gap: 1.5 }}>
            <Field of={budgetSchema} name="importo" label={`Importo del ${anno}`} unita="€" fissi={2} />
            <Typography variant="body2" color="textSecondary">
              Conta in proporzione ai giorni del periodo. Vuoto: nessun budget.
            </Typography>
            {read.length > 0 && (
              <Box component="ul" aria-label="Budget degli anni" sx={{ m: 0, pl: 2.5 }}>
                {read.map((budget) => (
                  <Typography key={budget.anno} component="li" variant="body2">
                    {budget.anno}: {formatEuro(budget.importo ?? 0)}
                  </Typography>
                ))}
              </Box>
            )}
            {storico.length > 0 && <StoricoBudget items={storico} />}
          </Stack>
        </DialogContent>
        <Box sx={{ px: 3 }}>
          <SaveBar inDialog onCancel={onCancel} />
        </Box>
      </Box>
      <FormConflict
        {...modulo}
        labels={{ importo: `Importo del ${anno}` }}
        show={(_field, importo) => (typeof importo === 'number' ? formatEuro(importo) : 'nessun budget')}
      />
    </FormikProvider>
  )
}

/** What has been changed in them, in little room. */
function StoricoBudget({ items }: { items: readonly HistoryEntry[] }) {
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
        <HistoryEntries items={items} title={({ campo }) => campo} />
      </Box>
    </Box>
  )
}
