import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useEffect } from 'react'
import { formatoConta } from '../../../../server/shared/formats/formats.ts'
import { vaiAlCampo } from '../../../forms/BarraSalva.tsx'
import { Conflitto } from '../../../forms/Conflitto.tsx'
import { campiConErrore, type StatoForm } from '../../../forms/errori.ts'
import { Scheda } from '../../../ui/Scheda.tsx'
import { righeConflitto } from './conflitti.ts'
import type { Gruppo, NomeGruppo } from './gruppi.ts'
import type { Salvate } from './salva.ts'
import { useGruppo } from './useGruppo.ts'
import { VoceImpostazione } from './VoceImpostazione.tsx'

interface Props {
  gruppo: Gruppo
  lette: Salvate
  onSalvato: () => void
  /** Tells the page how to save the group, or (null) that there is nothing to save. */
  onSporco: (nome: NomeGruppo, salva: (() => void) | null) => void
}

const cosa: Record<NomeGruppo, string> = {
  'Richiesta di preventivo': 'Quello che il visitatore legge e sceglie quando chiede un preventivo.',
  Azienda: "L'intestazione dei documenti e la firma delle mail.",
  Gestione: 'Come lavorano le pagine interne.',
  Posta: 'Da chi partono le mail ai clienti e agli agenti.',
}

/** The settings under one heading, saved together. */
export function SchedaGruppo({ gruppo, lette, onSalvato, onSporco }: Props) {
  const { form, salvate, superate, scegli, rinuncia } = useGruppo(gruppo, lette, onSalvato)
  const { dirty, isSubmitting, submitForm } = form
  useEffect(() => {
    onSporco(gruppo.nome, dirty && !isSubmitting ? () => void submitForm() : null)
  }, [gruppo.nome, dirty, isSubmitting, submitForm, onSporco])

  const stato = form.status as StatoForm
  const errori = [
    ...new Set([...(form.submitCount > 0 ? campiConErrore(form.errors) : []), ...Object.keys(stato.server)]),
  ]
  return (
    <Scheda titolo={gruppo.nome}>
      <FormikProvider value={form}>
        <Box component="form" noValidate aria-label={gruppo.nome} onSubmit={form.handleSubmit}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2, mt: -1 }}>
            {cosa[gruppo.nome]}
          </Typography>
          <Box
            sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(330px, 100%), 1fr))' }}
          >
            {gruppo.chiavi.map((chiave) => (
              <VoceImpostazione key={chiave} chiave={chiave} salvata={salvate[chiave]} />
            ))}
          </Box>
          {stato.generali.map((messaggio) => (
            <Alert key={messaggio} severity="error" sx={{ mt: 2 }}>
              {messaggio}
            </Alert>
          ))}
          <Box
            sx={{
              // While there is something to save it stays in sight in the longest card.
              ...(dirty && { position: 'sticky', bottom: 0, zIndex: 2, borderTop: 1, borderColor: 'divider' }),
              display: 'flex',
              gap: 1,
              mx: -2,
              px: 2,
              py: 1.5,
              justifyContent: 'flex-end',
              flexWrap: 'wrap',
              backgroundColor: 'background.paper',
            }}
          >
            {errori.length > 0 && (
              <Button color="error" onClick={() => vaiAlCampo(errori[0] ?? '')}>
                {formatoConta(errori.length, 'errore', 'errori')}
              </Button>
            )}
            {dirty && (
              <Button onClick={() => form.resetForm()} disabled={isSubmitting}>
                Annulla modifiche
              </Button>
            )}
            <Button
              // The field keeps the cursor: an error that appeared under it would move the button from under the mouse.
              type="submit"
              variant="contained"
              disabled={!dirty}
              onMouseDown={(evento) => evento.preventDefault()}
              loading={isSubmitting}
              loadingPosition="start"
              aria-keyshortcuts="Control+S"
            >
              {isSubmitting ? 'Salvataggio…' : 'Salva'}
            </Button>
          </Box>
        </Box>
      </FormikProvider>
      <Conflitto
        autore={superate[0]?.autore ?? ''}
        campi={superate.flatMap(righeConflitto)}
        aperto={superate.length > 0}
        onAnnulla={rinuncia}
        onScegli={scegli}
      />
    </Scheda>
  )
}
