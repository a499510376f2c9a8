import { fornitoreOrdiniEndpoints } from './acquisti/fornitoreOrdini.ts'
import { fornitoriEndpoints } from './acquisti/fornitori.ts'
import { materialiEndpoints } from './acquisti/materiali.ts'
import { ordiniFornitoreEndpoints } from './acquisti/ordiniFornitore.ts'
import { righeOrdineFornitoreEndpoints } from './acquisti/righeOrdineFornitore.ts'
import { warningsFornitoriEndpoints } from './acquisti/warningsFornitori.ts'
import { accessEndpoints } from './amministrazione/access.ts'
import { jobsEndpoints } from './amministrazione/jobs.ts'
import { ruoliUtenteEndpoints } from './amministrazione/ruoliUtente.ts'
import { utentiEndpoints } from './amministrazione/utenti.ts'
import type { Endpoint } from './core/endpoint.ts'
import { docsRoutes } from './docsRoutes.ts'
import { cartelleEndpoints } from './documenti/cartelle.ts'
import { righeStatisticheEndpoints } from './numeri/righe.ts'
import { statisticheEndpoints } from './numeri/statistiche.ts'
import { attivitaEndpoints, contatoriEndpoints, problemiEndpoints } from './officina/attivita.ts'
import { avanzamentoEndpoints } from './officina/avanzamento.ts'
import { ordiniOfficinaEndpoints } from './officina/ordini.ts'
import { performanceEndpoints } from './officina/performance.ts'
import { confermeEndpoints } from './ordini/conferme.ts'
import { importRunsEndpoints } from './ordini/importazioni.ts'
import { ordineActionEndpoints } from './ordini/ordineActions.ts'
import { ordiniEndpoints } from './ordini/ordini.ts'
import { righeOrdineEndpoints } from './ordini/righeOrdine.ts'
import { serviziLocaliEndpoints } from './ordini/serviziLocali.ts'
import { valoriStatoEndpoints } from './ordini/valoriStato.ts'
import { calendarioEndpoints } from './persone/calendario.ts'
import { personaleEndpoints } from './persone/personale.ts'
import { analisiEndpoints } from './produzione/analisi.ts'
import { fasiSchedulateEndpoints } from './produzione/fasiSchedulate.ts'
import { pianificazioneEndpoints } from './produzione/pianificazione.ts'
import { schedulerEndpoints } from './produzione/scheduler.ts'
import { tempisticheEndpoints } from './produzione/tempistiche.ts'
import { riferimentiEndpoints } from './references.ts'
import { catalogoEndpoints } from './vendite/catalogo.ts'
import { catalogoFileEndpoints } from './vendite/catalogoFile.ts'
import { clientiEndpoints } from './vendite/clienti.ts'
import { messaggiOrdineEndpoints } from './vendite/messaggiOrdine.ts'
import { preventiviEndpoints } from './vendite/preventivi/preventivi.ts'
import { preventivoActionEndpoints } from './vendite/preventivi/preventivoActions.ts'
import { preventivoMailEndpoints } from './vendite/preventivi/preventivoMail.ts'
import { vincoliEndpoints } from './vendite/vincoli.ts'

/** The whole table, by the name under which the documentation groups it. */
export const endpointGroups: Record<string, Endpoint[]> = {
  accesso: accessEndpoints,
  preventivi: [...preventiviEndpoints, ...preventivoActionEndpoints, ...preventivoMailEndpoints],
  catalogo: [...catalogoEndpoints, ...catalogoFileEndpoints],
  vincoli: vincoliEndpoints,
  riferimenti: riferimentiEndpoints,
  clienti: [...clientiEndpoints, ...messaggiOrdineEndpoints],
  utenti: [...utentiEndpoints, ...ruoliUtenteEndpoints],
  officina: [
    ...attivitaEndpoints,
    ...ordiniOfficinaEndpoints,
    ...contatoriEndpoints,
    ...problemiEndpoints,
    ...performanceEndpoints,
    ...avanzamentoEndpoints,
  ],
  ordini: [...ordiniEndpoints, ...ordineActionEndpoints, ...righeOrdineEndpoints, ...serviziLocaliEndpoints],
  conferme: confermeEndpoints,
  tempistiche: [...tempisticheEndpoints, ...valoriStatoEndpoints],
  scheduler: [...schedulerEndpoints, ...fasiSchedulateEndpoints, ...pianificazioneEndpoints, ...analisiEndpoints],
  personale: [...personaleEndpoints, ...calendarioEndpoints],
  fornitori: [
    ...fornitoriEndpoints,
    ...materialiEndpoints,
    // Before the numbers of supplier orders.
    ...warningsFornitoriEndpoints,
    ...ordiniFornitoreEndpoints,
    ...righeOrdineFornitoreEndpoints,
    ...fornitoreOrdiniEndpoints,
  ],
  statistiche: [...statisticheEndpoints, ...righeStatisticheEndpoints],
  documenti: cartelleEndpoints,
  importazioni: importRunsEndpoints,
  jobs: jobsEndpoints,
  documentazione: docsRoutes,
}
