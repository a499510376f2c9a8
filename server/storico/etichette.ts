/** What the history calls an action of an object. */
const azioni: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Preventivo: {
    crea: 'Richiesta ricevuta',
    setAgente: 'Agente assegnato',
    setStato: 'Stato cambiato',
    elimina: 'Eliminato',
    ripristina: 'Ripristinato',
    sendEmail: 'E-mail inviata al cliente',
    sendEmailAgente: "E-mail inviata all'agente",
  },
}

const campi: Readonly<Record<string, string>> = { agente: 'Agente', stato: 'Stato', eliminato: 'Eliminato' }

function trova<T>(mappa: Readonly<Record<string, T>> | undefined, chiave: string): T | undefined {
  return mappa && Object.hasOwn(mappa, chiave) ? mappa[chiave] : undefined
}

/** The Italian name of an action; the action's own name when there is none. */
export function etichettaAzione(oggetto: string, azione: string): string {
  return trova(trova(azioni, oggetto), azione) ?? azione
}

/** The Italian name of a field; '' when the entry is about the whole object. */
export function etichettaCampo(campo: string): string {
  return trova(campi, campo) ?? campo
}
