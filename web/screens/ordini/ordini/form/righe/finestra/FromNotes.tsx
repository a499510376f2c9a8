import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFromForm, useLargeForm } from '#forms/LargeForm.tsx'
import { completedFromNotes } from '#ordini/finestra/proposta/rules.ts'
import { useNotices } from '#ui/Notices.tsx'
import { useOrdineFormContext } from '../../context.ts'
import type { OrdineFormValues } from '../../formValues.ts'

/** Whether the texts of an order may say what has a field by now: looked at while typing, so by their first words. */
const mayTell = ({ values }: { values: OrdineFormValues }) =>
  values.note.startsWith('Dal preventivo n. ') || values.righe.some((riga) => riga.descrizione.startsWith('Apertura: '))

/** Offers to move what notes and descriptions of an old order say of its windows into their fields. */
export function FromNotes() {
  return useFromForm(mayTell) ? <Proposal /> : null
}

function Proposal() {
  const { finestre } = useOrdineFormContext()
  const modulo = useLargeForm<OrdineFormValues>()
  const notices = useNotices()
  const complete = (values: OrdineFormValues) =>
    completedFromNotes(values, { famiglie: [...finestre.famiglie.values()], tipi: finestre.tipi })
  const there = useFromForm<OrdineFormValues, boolean>(({ values }) => complete(values) !== null)
  function take() {
    const { values } = modulo()
    const completed = complete(values)
    if (!completed) return
    void modulo().setValues({ ...values, ...completed })
    notices.info('Scritto nei campi: controlla e salva', {
      label: 'Annulla',
      onClick: () => void modulo().setValues(values),
    })
  }
  if (!there) return null
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={take}>
          Completa dalle note
        </Button>
      }
    >
      Note e descrizioni dicono famiglia, opzioni, aperture o posa, che hanno un loro campo.
    </Alert>
  )
}
