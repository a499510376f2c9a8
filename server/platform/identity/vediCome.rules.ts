/** What 'Vedi come' asks of the two users: a superuser looks, and sees no more than it could give itself. */
export interface VediComeUser {
  id: number
  isSuperuser: boolean
  info: { canAdminUsers: boolean } | null
}

/** Why `chi` may not use the product as `altro` ('Vedi come'), or null when it may. */
export function whyNotVediCome(chi: VediComeUser, altro: VediComeUser): string | null {
  if (!chi.isSuperuser) return 'Solo un amministratore può vedere il programma come un altro utente.'
  if (chi.id === altro.id) return 'Stai già vedendo il programma con i tuoi permessi.'
  if (altro.isSuperuser && chi.info?.canAdminUsers !== true) {
    return 'Per vedere il programma come un altro amministratore serve il permesso di amministrare gli utenti.'
  }
  return null
}

/** Whether `chi` may let a program act as `altro`: as itself, or as whom it may look at the product. */
export function canActAs(chi: VediComeUser, altro: VediComeUser): boolean {
  return chi.id === altro.id || whyNotVediCome(chi, altro) === null
}
