import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import { FormikProvider } from 'formik'
import type { ReactNode } from 'react'
import { FormConflict } from './FormConflict.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { MutationForm } from './useMutationForm.ts'

interface Props<Valori extends { versione: number }> extends MutationForm<Valori> {
  /** What screen readers call the form. */
  nome: string
  /** Field → what the user reads, where two have changed it. */
  etichette: Readonly<Record<string, string>>
  /** How a value is shown there; its text by default. */
  mostra?: (field: string, value: unknown) => ReactNode
  onCancel: () => void
  /** Of the button that saves; 'Salva' by default. */
  salva?: string | undefined
  /** Other buttons, at the left of those of the foot. */
  azioni?: ReactNode
  /** What is read just before saving. */
  avviso?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form that fills a dialog below its title: fields that scroll, a foot that stays, the choice when two have saved. */
export function DialogForm<Valori extends { versione: number }>({
  form,
  conflitto,
  chiudiConflitto,
  nome,
  etichette,
  mostra,
  onCancel,
  salva,
  azioni,
  avviso,
  children,
}: Props<Valori>) {
  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        noValidate
        aria-label={nome}
        onSubmit={form.handleSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ borderTop: 1, borderColor: 'divider' }}>{children}</DialogContent>
        <Box sx={{ px: 3 }}>
          {avviso}
          <SaveBar inDialogo onCancel={onCancel} etichetta={salva}>
            {azioni}
          </SaveBar>
        </Box>
      </Box>
      <FormConflict
        form={form}
        conflitto={conflitto}
        chiudiConflitto={chiudiConflitto}
        etichette={etichette}
        mostra={mostra}
      />
    </FormikProvider>
  )
}
