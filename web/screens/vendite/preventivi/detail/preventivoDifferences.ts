import { inUscita } from '../../../../../server/platform/mail/rules.ts'

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
export function preventivoDifferences(prima: ChangePreventivo, dopo: ChangePreventivo): string {
  const parti: (string | false)[] = [
    prima.stato?.stato !== dopo.stato?.stato && (dopo.stato ? `stato «${dopo.stato.stato}»` : 'nessuno stato'),
    prima.agente?.user.nome !== dopo.agente?.user.nome &&
      (dopo.agente ? `agente ${dopo.agente.user.nome}` : 'nessun agente'),
    prima.emailInviataIl === null && dopo.emailInviataIl !== null && inUscita('e-mail al cliente'),
    prima.emailInviataAgenteIl === null && dopo.emailInviataAgenteIl !== null && inUscita('e-mail all’agente'),
    prima.eliminato !== dopo.eliminato && (dopo.eliminato ? 'eliminato' : 'ripristinato'),
  ]
  return parti.filter(Boolean).join(', ')
}
