import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import type { MutationForm } from '#forms/useMutationForm.ts'
import { vistaNameSchema, vistaSchema } from '#ordini/viste/rules.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'

/** Values of the form. */
export interface VistaFormValues {
  nome: string
  condivisa: boolean
}

export const vistaFormSchema = vistaNameSchema

interface Props extends MutationForm<VistaFormValues> {
  title: string
  /** Whether the user may share with colleagues. */
  shareable: boolean
  onClose: () => void
}

/** Name of a view, and whether colleagues see it. */
export function VistaNameDialog({ form, title, shareable, onClose }: Props) {
  return (
    <DialogFrame floating title={title} width="xs" onClose={onClose}>
      <FormikProvider value={form}>
        <form noValidate onSubmit={form.handleSubmit}>
          <DialogContent sx={{ py: 0 }}>
            <Stack sx={{ gap: 1 }}>
              <Field of={vistaSchema} name="nome" autoFocus />
              {shareable && <Field of={vistaSchema} name="condivisa" />}
            </Stack>
          </DialogContent>
          <Stack sx={{ px: 3 }}>
            <SaveBar inDialog onCancel={onClose} />
          </Stack>
        </form>
      </FormikProvider>
    </DialogFrame>
  )
}
