import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import {
  flagAmministratore,
  NOTE_MAX,
  USERNAME_MAX,
} from '../../../../../server/amministrazione/utenti/amministrazione/rules.ts'
import { CampoSpunta } from '../../../../forms/CampoSpunta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { Scheda } from '../../../../ui/Scheda.tsx'
import { etichette, etichetteFlag } from '../etichette.ts'
import type { ValoriUtente } from './valori.ts'

/** Two columns where there is room for them. */
export const dueColonne = { display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 2 } as const

/** Name, mail and powers of a user; the flags of an administrator are for administrators only. */
export function CampiUtente({ autoFocus = false }: { autoFocus?: boolean }) {
  const { values } = useFormikContext<ValoriUtente>()
  return (
    <>
      <Scheda titolo="Dati">
        <Box sx={dueColonne}>
          <CampoTesto
            nome="username"
            etichetta={etichette.username ?? ''}
            obbligatorio
            massimo={USERNAME_MAX}
            autoFocus={autoFocus}
            aiuto="Con questo nome accede al programma."
          />
          <CampoTesto nome="email" etichetta={etichette.email ?? ''} tipo="email" massimo={254} />
          <CampoTesto nome="firstName" etichetta={etichette.firstName ?? ''} massimo={150} />
          <CampoTesto nome="lastName" etichetta={etichette.lastName ?? ''} massimo={150} />
        </Box>
      </Scheda>
      <Scheda titolo="Permessi">
        <Stack sx={{ gap: 0.5 }}>
          <CampoSpunta nome="isSuperuser" etichetta="Admin" aiuto="Può fare tutto." />
          <CampoSpunta nome="isStaff" etichetta="Staff" aiuto="Accede al back-office." />
        </Stack>
        <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
          Solo per gli Admin
        </Typography>
        {!values.isSuperuser && (
          <Typography variant="body2" color="textSecondary">
            Valgono solo per un Admin: senza, restano spenti.
          </Typography>
        )}
        <Box sx={{ ...dueColonne, gap: 0 }}>
          {flagAmministratore.map((flag) => (
            <CampoSpunta
              key={flag}
              nome={`info.${flag}`}
              etichetta={etichetteFlag[flag]}
              disabled={!values.isSuperuser}
            />
          ))}
        </Box>
      </Scheda>
      <Scheda titolo="Note">
        <CampoTesto
          nome="info.note"
          etichetta="Note"
          righe={3}
          massimo={NOTE_MAX}
          aiuto="Le leggono solo gli amministratori."
        />
      </Scheda>
    </>
  )
}
