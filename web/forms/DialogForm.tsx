import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import { FormikProvider } from 'formik'
import type { ReactNode } from 'react'
import { FormConflict } from './FormConflict.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { MutationForm } from './useMutationForm.ts'

interface Props<Values extends { versione: number }> extends MutationForm<Values> {
  /** What screen readers call the form. */
  name: string
  /** Field → what the user reads, where two have changed it; the schema's labels unless told. */
  labels?: Readonly<Record<string, string>>
  /** How a value is shown there; as its schema says by default. */
  show?: (field: string, value: unknown) => ReactNode
  onCancel: () => void
  /** Of the button that saves; 'Salva' by default. */
  save?: string | undefined
  /** Other buttons, at the left of those of the foot. */
  actions?: ReactNode
  /** What is read just before saving. */
  notice?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form that fills a dialog below its title: fields that scroll, a foot that stays, the choice when two have saved. */
export function DialogForm<Values extends { versione: number }>({
  form,
  conflict,
  closeConflict,
  schema,
  name,
  labels,
  show,
  onCancel,
  save,
  actions,
  notice,
  children,
}: Props<Values>) {
  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        noValidate
        aria-label={name}
        onSubmit={form.handleSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ borderTop: 1, borderColor: 'divider' }}>{children}</DialogContent>
        <Box sx={{ px: 3 }}>
          {notice}
          <SaveBar inDialog onCancel={onCancel} label={save}>
            {actions}
          </SaveBar>
        </Box>
      </Box>
      <FormConflict {...{ form, conflict, closeConflict, schema, labels, show }} />
    </FormikProvider>
  )
}
