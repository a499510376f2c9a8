/** What 'Vedi come' asks of the two users: a superuser looks, and sees no more than it could give itself. */
export interface VediComeUser {
  id: number
  isSuperuser: boolean
  info: { canAdminUsers: boolean } | null
}

/** Why `who` may not use the product as `other` ('Vedi come'), or null when it may. */
export function whyNotVediCome(who: VediComeUser, other: VediComeUser): string | null {
  if (!who.isSuperuser) return 'Solo un amministratore può vedere il programma come un altro utente.'
  if (who.id === other.id) return 'Stai già vedendo il programma con i tuoi permessi.'
  if (other.isSuperuser && who.info?.canAdminUsers !== true) {
    return 'Per vedere il programma come un altro amministratore serve il permesso di amministrare gli utenti.'
  }
  return null
}

/** Whether `who` may let a program act as `other`: as itself, or as whom it may look at the product. */
export function canActAs(who: VediComeUser, other: VediComeUser): boolean {
  return who.id === other.id || whyNotVediCome(who, other) === null
}
