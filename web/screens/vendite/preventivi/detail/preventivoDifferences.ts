import { inUscita } from '#platform/mail/rules.ts'

/** What of a quote may change after it was sent. */
export interface ChangePreventivo {
  readonly eliminato: boolean
  readonly emailInviataIl: string | null
  readonly emailInviataAgenteIl: string | null
  readonly stato: { readonly stato: string } | null
  readonly agente: { readonly user: { readonly nome: string } } | null
}

/**
 * What somebody else has changed, in words: 'stato «Accettato», agente Giulia Marchetti'; '' when nothing that shows.
 */
export function preventivoDifferences(before: ChangePreventivo, after: ChangePreventivo): string {
  const parts: (string | false)[] = [
    before.stato?.stato !== after.stato?.stato && (after.stato ? `stato «${after.stato.stato}»` : 'nessuno stato'),
    before.agente?.user.nome !== after.agente?.user.nome &&
      (after.agente ? `agente ${after.agente.user.nome}` : 'nessun agente'),
    before.emailInviataIl === null && after.emailInviataIl !== null && inUscita('e-mail al cliente'),
    before.emailInviataAgenteIl === null && after.emailInviataAgenteIl !== null && inUscita('e-mail all’agente'),
    before.eliminato !== after.eliminato && (after.eliminato ? 'eliminato' : 'ripristinato'),
  ]
  return parts.filter(Boolean).join(', ')
}
