import { object, string } from 'yup'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { newPasswordRule, PASSWORDS_DIFFER } from '../rules.ts'

/** Rules of a forgotten password, shared by server and page. */

/** Hours in which a mail may leave; then it is not sent any more. */
export const RECUPERO_HOURS = 24
/** Minutes that its link opens from the moment it leaves. */
export const RECUPERO_MINUTES = 60

export const RECUPERO_NOT_VALID = 'Il link non è più valido: chiedine un altro.'
export const WITHOUT_MAIL =
  'Qui la password non si può recuperare per e-mail: chiedi a un amministratore di dartene un’altra.'

export const askRecuperoSchema = object({
  chi: string().trim().required(REQUIRED_FIELD).max(254, 'Assicurati che questo campo non abbia più di 254 caratteri.'),
})

export const resetPasswordSchema = object({
  segreto: string().required(REQUIRED_FIELD).max(200),
  password: newPasswordRule(),
  confirmPassword: string()
    .required(REQUIRED_FIELD)
    .test('uguale', PASSWORDS_DIFFER, (value, { parent }) => !parent.password || value === parent.password),
})
