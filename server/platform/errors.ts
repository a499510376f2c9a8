import { GraphQLError } from 'graphql'
import type { ValidationError } from 'yup'

/** What a user can correct: `field` is the yup path (`serramenti[0].altezza`), null for the whole form. */
export interface UserError {
  code: string
  field: string | null
  message: string
}

/** Thrown by operations: the payload's `errors` in GraphQL, 400 in REST. */
export class UserErrors extends Error {
  readonly errors: UserError[]
  constructor(errors: UserError[]) {
    super(errors.map((error) => error.message).join(' '))
    this.name = 'UserErrors'
    this.errors = errors
  }

  /** One error on one field. */
  static of(field: string | null, message: string, code = 'INVALID'): UserErrors {
    return new UserErrors([{ code, field, message }])
  }

  /** All the findings of a yup validation, in the order of the form. */
  static fromYup(error: ValidationError): UserErrors {
    const leaves = error.inner.length > 0 ? error.inner : [error]
    return new UserErrors(
      leaves.map(({ path, message, type }) => ({
        code: type === 'required' || type === 'optionality' || type === 'nullable' ? 'REQUIRED' : 'INVALID',
        field: path || null,
        message,
      })),
    )
  }
}

/** Refuses for a reason of the rules, an Italian sentence; goes on where there is none. @throws UserErrors */
export function refuseFor(reason: string | null | undefined, code = 'CONFLICT'): void {
  if (reason) throw UserErrors.of(null, reason, code)
}

export type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'PROOF_REQUIRED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'THROTTLED'
  | 'UNAVAILABLE'
  | 'BAD_GATEWAY'
  | 'QUERY_LIMIT'
  | 'WRITTEN_UNREAD'
  | 'RESUME_TOO_OLD'
  | 'BAD_REQUEST'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IDEMPOTENCY_KEY_IN_USE'

const messages: Record<RefusalCode, string> = {
  UNAUTHENTICATED: 'Non sono state immesse le credenziali di autenticazione.',
  FORBIDDEN: "Non hai l'autorizzazione per eseguire questa azione.",
  PROOF_REQUIRED: 'Per questa operazione conferma di nuovo chi sei, o esci e accedi di nuovo.',
  NOT_FOUND: 'Non trovato.',
  CONFLICT: 'I dati sono stati modificati nel frattempo.',
  THROTTLED: 'La richiesta è stata limitata (throttled).',
  UNAVAILABLE: 'Servizio momentaneamente non disponibile, riprovare fra poco.',
  QUERY_LIMIT: 'La richiesta chiede troppo.',
  WRITTEN_UNREAD: 'Salvato, ma ciò che è stato salvato non si è potuto rileggere: ricaricare, senza ripetere.',
  RESUME_TOO_OLD: 'Da qui non si può più riprendere: rileggere tutto, poi seguire di nuovo.',
  BAD_REQUEST: 'La richiesta non è valida.',
  IDEMPOTENCY_KEY_REUSED: 'Questa Idempotency-Key è già stata usata per un’altra richiesta: usarne una nuova.',
  IDEMPOTENCY_KEY_IN_USE: 'La stessa richiesta è ancora in corso: riprovare fra poco.',
  BAD_GATEWAY: 'Un servizio esterno non ha risposto come doveva.',
}

/** Seconds after which it is worth asking again for what is not available. */
const RETRY_AFTER = 5

/** What nothing in the form can mend: a top-level GraphQL error with its code, 400/401/403/404/409/410/422/429/502/503 in REST, 202 for what was written and can't be read. */
export class Refusal extends GraphQLError {
  readonly code: RefusalCode
  constructor(code: RefusalCode, message = messages[code], extensions: Record<string, unknown> = {}) {
    const wait = code === 'UNAVAILABLE' ? { retryAfter: RETRY_AFTER } : {}
    super(message, { extensions: { code, ...wait, ...extensions } })
    this.name = 'Refusal'
    this.code = code
  }
}
