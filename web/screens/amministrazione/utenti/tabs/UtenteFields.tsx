import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { adminFlags, NOTE_MAX, USERNAME_MAX } from '#amministrazione/utenti/amministrazione/rules.ts'
import { CheckboxField } from '#forms/CheckboxField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { flagHelp, flagLabels, utenteLabels } from '../labels.ts'
import type { UtenteFormValues } from './formValues.ts'

/** Two columns where there is room for them. */
export const twoColumns = { display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 2 } as const

/** Name, mail and powers of a user; the flags of an administrator are for administrators only. */
export function UtenteFields({ autoFocus = false }: { autoFocus?: boolean }) {
  const { values } = useFormikContext<UtenteFormValues>()
  return (
    <>
      <DetailCard title="Dati">
        <Box sx={twoColumns}>
          <TextInputField
            name="username"
            label={utenteLabels.username ?? ''}
            required
            max={USERNAME_MAX}
            autoFocus={autoFocus}
            help="Con questo nome accede al programma."
          />
          <TextInputField name="email" label={utenteLabels.email ?? ''} tipo="email" max={254} />
          <TextInputField name="firstName" label={utenteLabels.firstName ?? ''} max={150} />
          <TextInputField name="lastName" label={utenteLabels.lastName ?? ''} max={150} />
        </Box>
      </DetailCard>
      <DetailCard title="Permessi">
        <Stack sx={{ gap: 0.5 }}>
          <CheckboxField
            name="isSuperuser"
            label="Admin"
            help="Può fare tutto, salvo ciò che qui sotto si spunta a parte."
          />
          <CheckboxField name="isStaff" label="Staff" help="Accede al back-office." />
        </Stack>
        <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
          Solo per gli Admin
        </Typography>
        {!values.isSuperuser && (
          <Typography variant="body2" color="textSecondary">
            Valgono solo per un Admin: senza, restano spenti.
          </Typography>
        )}
        <Box sx={{ ...twoColumns, gap: 0 }}>
          {adminFlags.map((flag) => (
            <CheckboxField
              key={flag}
              name={`info.${flag}`}
              label={flagLabels[flag]}
              help={flagHelp[flag]}
              disabled={!values.isSuperuser}
            />
          ))}
        </Box>
      </DetailCard>
      <DetailCard title="Note">
        <TextInputField
          name="info.note"
          label="Note"
          righe={3}
          max={NOTE_MAX}
          help="Le leggono solo gli amministratori."
        />
      </DetailCard>
    </>
  )
}
