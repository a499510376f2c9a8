import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import {
  type AdminFlag,
  adminFlags,
  infoUtenteSchema,
  updateUserSchema,
} from '#amministrazione/utenti/amministrazione/rules.ts'
import { Field } from '#forms/Field.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import type { UtenteFormValues } from './formValues.ts'

/** Two columns where there is room for them. */
export const twoColumns = { display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 2 } as const

const OTHER_PROGRAM = 'Serve a un altro programma, che lo legge da qui.'

/** What is said below a flag that changes nothing in this product. */
const flagHelp: Readonly<Partial<Record<AdminFlag, string>>> = {
  canViewLineaSaomad: OTHER_PROGRAM,
  vbhReadonlyAccess: OTHER_PROGRAM,
}

/** Name, mail and powers of a user; the flags of an administrator are for administrators only. */
export function UtenteFields({ autoFocus = false }: { autoFocus?: boolean }) {
  const { values } = useFormikContext<UtenteFormValues>()
  return (
    <>
      <DetailCard title="Dati">
        <Box sx={twoColumns}>
          <Field
            of={updateUserSchema}
            name="username"
            autoFocus={autoFocus}
            help="Con questo nome accede al programma."
          />
          <Field of={updateUserSchema} name="email" tipo="email" />
          <Field of={updateUserSchema} name="firstName" />
          <Field of={updateUserSchema} name="lastName" />
        </Box>
      </DetailCard>
      <DetailCard title="Permessi">
        <Stack sx={{ gap: 0.5 }}>
          <Field
            of={updateUserSchema}
            name="isSuperuser"
            help="Può fare tutto, salvo ciò che qui sotto si spunta a parte."
          />
          <Field of={updateUserSchema} name="isStaff" help="Accede al back-office." />
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
            <Field
              key={flag}
              of={infoUtenteSchema}
              at="info"
              name={flag}
              help={flagHelp[flag]}
              disabled={!values.isSuperuser}
            />
          ))}
        </Box>
      </DetailCard>
      <DetailCard title="Note">
        <Field of={infoUtenteSchema} at="info" name="note" righe={3} help="Le leggono solo gli amministratori." />
      </DetailCard>
    </>
  )
}
