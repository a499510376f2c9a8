import type { ProductSettings } from '#platform/settings/rules.ts'

/** What a notice may name in the place of `{{…}}`, and what it is. */
export const PRIVACY_WORDS = {
  titolare: 'ragione sociale e indirizzo',
  contatti: 'e-mail, PEC e telefono',
  conservazione: 'per quanto si tengono le richieste',
} as const

/**
 * The notice that is owed to who asks for a quote, by art. 13 GDPR: who, why and on what basis, who else reads it, how
 * long, which rights. A company adds what it does besides.
 */
export const PRIVACY_NOTICE = `Informativa sul trattamento dei dati personali (art. 13 del Regolamento UE 2016/679)

Titolare del trattamento: {{titolare}}. Contatti: {{contatti}}.

Perché trattiamo i dati: per rispondere alla richiesta di preventivo e, se la richiesta diventa un ordine, per eseguirlo. La base giuridica è l’esecuzione di misure precontrattuali prese su richiesta dell’interessato e del contratto (art. 6, par. 1, lett. b); per gli obblighi fiscali e contabili, la legge (art. 6, par. 1, lett. c). Non serve un consenso. I dati segnati come obbligatori sono necessari: senza non possiamo preparare il preventivo.

Chi li riceve: il personale e gli agenti incaricati della vendita, chi gestisce per noi i sistemi informatici e la posta, e, se c’è un ordine, chi trasporta e posa i serramenti. Non li vendiamo, non li usiamo per decisioni automatizzate e non li trasferiamo fuori dallo Spazio economico europeo.

Per quanto tempo: le richieste che non diventano un ordine {{conservazione}}; i dati degli ordini per dieci anni, come chiede la legge (art. 2220 c.c.).

Diritti: in ogni momento si può chiedere l’accesso ai dati, la rettifica, la cancellazione, la limitazione, la portabilità, e ci si può opporre al trattamento, scrivendo ai contatti qui sopra. Si può presentare reclamo al Garante per la protezione dei dati personali (www.garanteprivacy.it).`

interface Named extends Pick<ProductSettings, 'azienda'> {
  informativa_privacy: string
  mesi_richieste: number
}

/** The notice as it is read, with what is known of the company in it. */
export function privacyNotice({ azienda, informativa_privacy: text, mesi_richieste: months }: Named): string {
  const { ragioneSociale, indirizzo, cap, citta, email, pec, telefono } = azienda
  const words: Record<keyof typeof PRIVACY_WORDS, string> = {
    titolare:
      [ragioneSociale, indirizzo, [cap, citta].filter(Boolean).join(' ')].filter(Boolean).join(', ') || 'il produttore',
    contatti: [email, pec && `PEC ${pec}`, telefono].filter(Boolean).join(', ') || 'quelli di questa pagina',
    conservazione: months === 0 ? 'finché servono a rispondere' : months === 1 ? 'per un mese' : `per ${months} mesi`,
  }
  return text.replace(
    /\{\{\s*(titolare|contatti|conservazione)\s*\}\}/g,
    (_all, name: keyof typeof words) => words[name],
  )
}
