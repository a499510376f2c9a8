import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useEffect } from 'react'
import { formatCount } from '../../../../server/shared/formats/formats.ts'
import { ConflictDialog } from '../../../forms/ConflictDialog.tsx'
import { type FormStatus, fieldsInError } from '../../../forms/errors.ts'
import { focusField } from '../../../forms/SaveBar.tsx'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { conflictRows } from './conflicts.ts'
import type { SettingGroup, SettingGroupName } from './groups.ts'
import { SettingEntry } from './SettingEntry.tsx'
import type { SavedSettings } from './save.ts'
import { useSettingGroup } from './useSettingGroup.ts'

interface Props {
  gruppo: SettingGroup
  lette: SavedSettings
  onSuperato: () => void
  /** Tells the page how to save the group, or (null) that there is nothing to save. */
  onDirty: (nome: SettingGroupName, salva: (() => void) | null) => void
}

const cosa: Record<SettingGroupName, string> = {
  'Richiesta di preventivo': 'Quello che il visitatore legge e sceglie quando chiede un preventivo.',
  Azienda: "L'intestazione dei documenti e la firma delle mail.",
  Gestione: 'Come lavorano le pagine interne.',
  'Altre liste':
    'Le stesse voci delle Impostazioni. Preventivi e ordini tengono la parola con cui sono stati scritti, anche se qui cambia.',
  Posta: 'Da chi partono le mail ai clienti e agli agenti.',
}

/** The settings under one heading, saved together. */
export function SettingGroupCard({ gruppo, lette, onSuperato, onDirty }: Props) {
  const { form, salvate, superate, scegli, rinuncia } = useSettingGroup(gruppo, lette, onSuperato)
  const { dirty, isSubmitting, submitForm } = form
  useEffect(() => {
    onDirty(gruppo.nome, dirty && !isSubmitting ? () => void submitForm() : null)
  }, [gruppo.nome, dirty, isSubmitting, submitForm, onDirty])

  const stato = form.status as FormStatus
  const errori = [
    ...new Set([...(form.submitCount > 0 ? fieldsInError(form.errors) : []), ...Object.keys(stato.server)]),
  ]
  return (
    <DetailCard titolo={gruppo.nome}>
      <FormikProvider value={form}>
        <Box component="form" noValidate aria-label={gruppo.nome} onSubmit={form.handleSubmit}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2, mt: -1 }}>
            {cosa[gruppo.nome]}
          </Typography>
          <Box
            sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(330px, 100%), 1fr))' }}
          >
            {gruppo.chiavi.map((chiave) => (
              <SettingEntry key={chiave} chiave={chiave} salvata={salvate[chiave]} />
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
              <Button color="error" onClick={() => focusField(errori[0] ?? '')}>
                {formatCount(errori.length, 'errore', 'errori')}
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
              onMouseDown={(event) => event.preventDefault()}
              loading={isSubmitting}
              loadingPosition="start"
              aria-keyshortcuts="Control+S"
            >
              {isSubmitting ? 'Salvataggio…' : 'Salva'}
            </Button>
          </Box>
        </Box>
      </FormikProvider>
      <ConflictDialog
        autore={superate[0]?.autore ?? ''}
        campi={superate.flatMap(conflictRows)}
        aperto={superate.length > 0}
        onCancel={rinuncia}
        onScegli={scegli}
      />
    </DetailCard>
  )
}
