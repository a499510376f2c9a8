import LinkIcon from '@mui/icons-material/AddLink'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { type ReactNode, useState } from 'react'
import { FormConflict } from '../../../../forms/FormConflict.tsx'
import { SaveBar } from '../../../../forms/SaveBar.tsx'
import type { MutationForm } from '../../../../forms/useMutationForm.ts'
import { DetailCard } from '../../../../ui/DetailCard.tsx'
import { utenteLabels } from '../labels.ts'
import { otherTab } from '../tabs/otherTab.ts'

interface PropsVuoto {
  titolo: string
  /** What the role gives, in one sentence. */
  testo: string
  /** The blank form; `annulla` closes it. */
  nuovo: (annulla: () => void) => ReactNode
}

/** A role that the user has not: a button opens its blank form. */
export function MissingRuolo({ titolo, testo, nuovo }: PropsVuoto) {
  const [aperto, setAperto] = useState(false)
  if (aperto) return nuovo(() => setAperto(false))
  return (
    <DetailCard titolo={titolo}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {testo}
      </Typography>
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => setAperto(true)}>
        Collega {titolo}
      </Button>
    </DetailCard>
  )
}

interface PropsModulo<Valori extends object> extends MutationForm<Valori> {
  titolo: string
  /** Name of the role in conflicts. */
  ruolo: string
  /** Of a blank form. */
  onCancel?: () => void
  /** Of a role that is there. */
  onDelete?: () => void
  children: ReactNode
}

/** The form of a role, blank or of one that is there. */
export function RuoloForm<Valori extends { versione: number }>(props: PropsModulo<Valori>) {
  const { form, conflitto, chiudiConflitto, titolo, ruolo, onCancel, onDelete, children } = props
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate aria-label={titolo} onSubmit={form.handleSubmit}>
        <DetailCard titolo={titolo}>
          <Stack sx={{ gap: 1.5 }}>{children}</Stack>
        </DetailCard>
        <SaveBar onCancel={onCancel} lascia={otherTab}>
          {onDelete && (
            <Button color="error" onClick={onDelete} disabled={form.isSubmitting}>
              Elimina
            </Button>
          )}
        </SaveBar>
      </Stack>
      <FormConflict
        form={form}
        conflitto={conflitto}
        chiudiConflitto={chiudiConflitto}
        etichette={utenteLabels}
        prefisso={`${ruolo}.`}
      />
    </FormikProvider>
  )
}
