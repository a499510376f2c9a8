/** What tells the roles of a user. */
interface WithRuoli {
  isSuperuser: boolean | null | undefined
  isStaff: boolean | null | undefined
  operatore: object | null | undefined
  agente: { readonly codice: string } | null | undefined
  appAccount: object | null | undefined
  fornitore: { readonly fornitoreNome: string } | null | undefined
}

/** The roles of a user in words, the one that may most first. */
export function ruoliOf({ isSuperuser, isStaff, operatore, agente, appAccount, fornitore }: WithRuoli): string[] {
  return [
    isSuperuser && 'Admin',
    isStaff && 'Staff',
    operatore && 'Operatore',
    agente && `Agente ${agente.codice}`,
    appAccount && 'App',
    fornitore && `Fornitore ${fornitore.fornitoreNome}`,
  ].filter((ruolo) => typeof ruolo === 'string')
}
