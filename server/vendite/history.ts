import type { HistoryWords } from '#platform/history/words.ts'
import { regolaDistintaLabels } from './distinte/rules.ts'
import { famigliaLabels } from './famiglie/rules.ts'
import { listinoLabels } from './listini/rules.ts'
import { voceListinoLabels } from './listini/voci/rules.ts'

/** What is done with the objects of the catalogue. */
const OF_CATALOGO = { crea: 'Creato', modifica: 'Modificato', ordina: 'Spostato', elimina: 'Eliminato' } as const

/** What the history says of quotes, customers, agents and the catalogue. */
export const venditeHistoryWords: HistoryWords = {
  actions: {
    Preventivo: {
      crea: 'Richiesta ricevuta',
      setAgente: 'Agente assegnato',
      setStato: 'Stato cambiato',
      elimina: 'Eliminato',
      ripristina: 'Ripristinato',
      sendEmail: 'E-mail al cliente',
      sendEmailAgente: 'E-mail all’agente',
      confermaEmail: 'Indirizzo confermato',
      promessa: 'Data promessa',
      promessaTolta: 'Data promessa tolta',
    },
    Famiglia: { ...OF_CATALOGO, aggiungeImmagine: 'Immagine aggiunta', toglieImmagine: 'Immagine tolta' },
    TipologiaFamiglia: OF_CATALOGO,
    TipoSerramento: OF_CATALOGO,
    TipoApertura: OF_CATALOGO,
    Accessorio: OF_CATALOGO,
    Listino: { ...OF_CATALOGO, setStato: 'Stato cambiato' },
    VoceListino: OF_CATALOGO,
    RegolaDistinta: OF_CATALOGO,
    Cliente: { setBudget: 'Budget' },
    Agente: { setBudget: 'Budget' },
  },
  fields: {
    ...regolaDistintaLabels,
    ...voceListinoLabels,
    ...listinoLabels,
    ...famigliaLabels,
    eliminato: 'Eliminato',
    emailConfermataIl: 'E-mail confermata',
    immagini: 'Immagini',
    opzioni: 'Opzioni',
    supplementi: 'Supplementi',
    servizi: 'Servizi',
    sconti: 'Sconti',
    ordineOpzioni: 'Ordine delle opzioni',
  },
  told: (field) => (field.startsWith('budget ') ? `Budget ${field.slice('budget '.length)}` : undefined),
}
