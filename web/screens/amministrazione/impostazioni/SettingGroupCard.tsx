import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useEffect } from 'react'
import { ConflictDialog } from '#forms/ConflictDialog.tsx'
import { type FormStatus, fieldsInError } from '#forms/errors.ts'
import { focusField } from '#forms/SaveBar.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { conflictRows } from './conflicts.ts'
import {
  changedSettings,
  foundSettings,
  groupId,
  type SettingGroup,
  type SettingGroupName,
  sectionId,
  sectionsOf,
} from './groups.ts'
import { SettingEntry } from './SettingEntry.tsx'
import { type SavedSettings, savedSettingValues } from './save.ts'
import { useSettingGroup } from './useSettingGroup.ts'

interface Props {
  group: SettingGroup
  read: SavedSettings
  onSuperseded: () => void
  /** Tells the page how to save the group, or (null) that there is nothing to save. */
  onDirty: (name: SettingGroupName, save: (() => void) | null) => void
  /** Only the settings that are searched for. */
  search?: string
}

const what: Record<SettingGroupName, string> = {
  'Richiesta di preventivo': 'Quello che il visitatore legge e sceglie quando chiede un preventivo.',
  Azienda: 'La faccia dell’azienda: pagine dei clienti e dei fornitori, mail e documenti.',
  Gestione: 'Come lavorano le pagine interne.',
  'Altre liste':
    'Le stesse voci delle Impostazioni. Preventivi e ordini tengono la parola con cui sono stati scritti, anche se qui cambia.',
  Posta: 'Da chi partono le mail, e chi è avvisato di che cosa.',
}

/** The settings under one heading, saved together; what changed is told below, with the way to save it. */
export function SettingGroupCard({ group, read, onSuperseded, onDirty, search = '' }: Props) {
  const { form, saved, superate, scegli, rinuncia } = useSettingGroup(group, read, onSuperseded)
  const { dirty, isSubmitting, submitForm } = form
  useEffect(() => {
    onDirty(group.name, dirty && !isSubmitting ? () => void submitForm() : null)
  }, [group.name, dirty, isSubmitting, submitForm, onDirty])

  const found = foundSettings(group, form.values, search)
  const changed = changedSettings(group.keys, savedSettingValues(saved), form.values)
  const stato = form.status as FormStatus
  const errors = [
    ...new Set([...(form.submitCount > 0 ? fieldsInError(form.errors) : []), ...Object.keys(stato.server)]),
  ]
  return (
    <Box id={groupId(group.name)} hidden={found.size === 0} sx={{ scrollMarginTop: 16 }}>
      <DetailCard title={group.name}>
        <FormikProvider value={form}>
          <Box component="form" noValidate aria-label={group.name} onSubmit={form.handleSubmit}>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2, mt: -1 }}>
              {what[group.name]}
            </Typography>
            {sectionsOf(group).map(({ name = '', keys }) => (
              <Box
                key={name}
                component="section"
                aria-label={name || undefined}
                hidden={!keys.some((one) => found.has(one))}
              >
                {name && (
                  <Typography
                    variant="h3"
                    id={sectionId(group.name, name)}
                    tabIndex={-1}
                    sx={{ pt: 1, pb: 1, outline: 'none' }}
                  >
                    {name}
                  </Typography>
                )}
                {keys.map((key) => (
                  <SettingEntry key={key} itemKey={key} saved={saved[key]} hidden={!found.has(key)} />
                ))}
              </Box>
            ))}
            {stato.generali.map((message) => (
              <Alert key={message} severity="error" sx={{ mt: 2 }}>
                {message}
              </Alert>
            ))}
            {dirty && (
              <Box
                sx={{
                  // In sight in the longest card.
                  position: 'sticky',
                  bottom: 0,
                  zIndex: 2,
                  borderTop: 1,
                  borderColor: 'divider',
                  display: 'flex',
                  gap: 1,
                  mx: -2,
                  mb: -2,
                  px: 2,
                  py: 1.5,
                  alignItems: 'center',
                  flexWrap: 'wrap',
                  backgroundColor: 'background.paper',
                  borderRadius: '0 0 6px 6px',
                }}
              >
                <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
                  {formatCount(changed.length, 'modifica non salvata', 'modifiche non salvate')}
                </Typography>
                {errors.length > 0 && (
                  <Button color="error" onClick={() => focusField(errors[0] ?? '')}>
                    {formatCount(errors.length, 'errore', 'errori')}
                  </Button>
                )}
                <Button onClick={() => form.resetForm()} disabled={isSubmitting}>
                  Annulla modifiche
                </Button>
                <Button
                  // The field keeps the cursor: an error that appeared under it would move the button from under the mouse.
                  type="submit"
                  variant="contained"
                  onMouseDown={(event) => event.preventDefault()}
                  loading={isSubmitting}
                  loadingPosition="start"
                  aria-keyshortcuts="Control+S"
                >
                  {isSubmitting ? 'Salvataggio…' : 'Salva'}
                </Button>
              </Box>
            )}
          </Box>
        </FormikProvider>
        <ConflictDialog
          author={superate[0]?.author ?? ''}
          fields={superate.flatMap(conflictRows)}
          open={superate.length > 0}
          onCancel={rinuncia}
          onChoose={scegli}
        />
      </DetailCard>
    </Box>
  )
}
