import LinkIcon from '@mui/icons-material/AddLink'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { type ReactNode, useState } from 'react'
import { BarraSalva } from '../../../../forms/BarraSalva.tsx'
import { ConflittoModulo } from '../../../../forms/ConflittoModulo.tsx'
import type { MutationForm } from '../../../../forms/useMutationForm.ts'
import { Scheda } from '../../../../ui/Scheda.tsx'
import { etichette } from '../etichette.ts'
import { altraScheda } from '../schede/altraScheda.ts'

interface PropsVuoto {
  titolo: string
  /** What the role gives, in one sentence. */
  testo: string
  /** The blank form; `annulla` closes it. */
  nuovo: (annulla: () => void) => ReactNode
}

/** A role that the user has not: a button opens its blank form. */
export function RuoloAssente({ titolo, testo, nuovo }: PropsVuoto) {
  const [aperto, setAperto] = useState(false)
  if (aperto) return nuovo(() => setAperto(false))
  return (
    <Scheda titolo={titolo}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {testo}
      </Typography>
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => setAperto(true)}>
        Collega {titolo}
      </Button>
    </Scheda>
  )
}

interface PropsModulo<Valori extends object> extends MutationForm<Valori> {
  titolo: string
  /** Name of the role in conflicts. */
  ruolo: string
  /** Of a blank form. */
  onAnnulla?: () => void
  /** Of a role that is there. */
  onElimina?: () => void
  children: ReactNode
}

/** The form of a role, blank or of one that is there. */
export function ModuloRuolo<Valori extends { versione: number }>(props: PropsModulo<Valori>) {
  const { form, conflitto, chiudiConflitto, titolo, ruolo, onAnnulla, onElimina, children } = props
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate aria-label={titolo} onSubmit={form.handleSubmit}>
        <Scheda titolo={titolo}>
          <Stack sx={{ gap: 1.5 }}>{children}</Stack>
        </Scheda>
        <BarraSalva onAnnulla={onAnnulla} lascia={altraScheda}>
          {onElimina && (
            <Button color="error" onClick={onElimina} disabled={form.isSubmitting}>
              Elimina
            </Button>
          )}
        </BarraSalva>
      </Stack>
      <ConflittoModulo {...{ form, conflitto, chiudiConflitto, etichette }} prefisso={`${ruolo}.`} />
    </FormikProvider>
  )
}
