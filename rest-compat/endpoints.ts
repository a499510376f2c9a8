import { fornitori } from './acquisti/fornitori.ts'
import { materiali } from './acquisti/materiali.ts'
import { ordiniFornitore } from './acquisti/ordiniFornitore.ts'
import { righeOrdineFornitore } from './acquisti/righeOrdineFornitore.ts'
import { accesso } from './amministrazione/accesso.ts'
import { jobs } from './amministrazione/jobs.ts'
import { ruoliUtente } from './amministrazione/ruoliUtente.ts'
import { utenti } from './amministrazione/utenti.ts'
import type { Endpoint } from './core/endpoint.ts'
import { documentazione } from './documentazione.ts'
import { statistiche } from './numeri/statistiche.ts'
import { azioniOrdine } from './ordini/azioniOrdine.ts'
import { importazioni } from './ordini/importazioni.ts'
import { ordini } from './ordini/ordini.ts'
import { righeOrdine } from './ordini/righeOrdine.ts'
import { serviziLocali } from './ordini/serviziLocali.ts'
import { valoriStato } from './ordini/valoriStato.ts'
import { calendario } from './persone/calendario.ts'
import { personale } from './persone/personale.ts'
import { fasiSchedulate } from './produzione/fasiSchedulate.ts'
import { pianificazione } from './produzione/pianificazione.ts'
import { scheduler } from './produzione/scheduler.ts'
import { tempistiche } from './produzione/tempistiche.ts'
import { riferimenti } from './riferimenti.ts'
import { catalogo } from './vendite/catalogo.ts'
import { clienti } from './vendite/clienti.ts'
import { messaggiOrdine } from './vendite/messaggiOrdine.ts'
import { azioniPreventivo } from './vendite/preventivi/azioniPreventivo.ts'
import { postaPreventivo } from './vendite/preventivi/postaPreventivo.ts'
import { preventivi } from './vendite/preventivi/preventivi.ts'
import { vincoli } from './vendite/vincoli.ts'

/** The whole table, by the name under which the documentation groups it. */
export const gruppi: Record<string, Endpoint[]> = {
  accesso,
  preventivi: [...preventivi, ...azioniPreventivo, ...postaPreventivo],
  catalogo,
  vincoli,
  riferimenti,
  clienti: [...clienti, ...messaggiOrdine],
  utenti: [...utenti, ...ruoliUtente],
  ordini: [...ordini, ...azioniOrdine, ...righeOrdine, ...serviziLocali],
  tempistiche: [...tempistiche, ...valoriStato],
  scheduler: [...scheduler, ...fasiSchedulate, ...pianificazione],
  personale: [...personale, ...calendario],
  fornitori: [...fornitori, ...materiali, ...ordiniFornitore, ...righeOrdineFornitore],
  statistiche,
  importazioni,
  jobs,
  documentazione,
}
