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
            nome="username"
            etichetta={utenteLabels.username ?? ''}
            obbligatorio
            max={USERNAME_MAX}
            autoFocus={autoFocus}
            aiuto="Con questo nome accede al programma."
          />
          <TextInputField nome="email" etichetta={utenteLabels.email ?? ''} tipo="email" max={254} />
          <TextInputField nome="firstName" etichetta={utenteLabels.firstName ?? ''} max={150} />
          <TextInputField nome="lastName" etichetta={utenteLabels.lastName ?? ''} max={150} />
        </Box>
      </DetailCard>
      <DetailCard title="Permessi">
        <Stack sx={{ gap: 0.5 }}>
          <CheckboxField
            nome="isSuperuser"
            label="Admin"
            aiuto="Può fare tutto, salvo ciò che qui sotto si spunta a parte."
          />
          <CheckboxField nome="isStaff" label="Staff" aiuto="Accede al back-office." />
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
              nome={`info.${flag}`}
              label={flagLabels[flag]}
              aiuto={flagHelp[flag]}
              disabled={!values.isSuperuser}
            />
          ))}
        </Box>
      </DetailCard>
      <DetailCard title="Note">
        <TextInputField
          nome="info.note"
          etichetta="Note"
          righe={3}
          max={NOTE_MAX}
          aiuto="Le leggono solo gli amministratori."
        />
      </DetailCard>
    </>
  )
}
