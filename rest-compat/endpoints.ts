import { accesso } from './accesso.ts'
import { fornitori } from './acquisti/fornitori.ts'
import { materiali } from './acquisti/materiali.ts'
import { ordiniFornitore } from './acquisti/ordiniFornitore.ts'
import { righeOrdineFornitore } from './acquisti/righeOrdineFornitore.ts'
import { catalogo } from './catalogo.ts'
import { clienti } from './clienti.ts'
import type { Endpoint } from './core/endpoint.ts'
import { documentazione } from './documentazione.ts'
import { fasiSchedulate } from './fasiSchedulate.ts'
import { importazioni } from './importazioni.ts'
import { jobs } from './jobs.ts'
import { messaggiOrdine } from './messaggiOrdine.ts'
import { azioniOrdine } from './ordini/azioniOrdine.ts'
import { ordini } from './ordini/ordini.ts'
import { righeOrdine } from './ordini/righeOrdine.ts'
import { serviziLocali } from './ordini/serviziLocali.ts'
import { calendario } from './persone/calendario.ts'
import { personale } from './persone/personale.ts'
import { pianificazione } from './pianificazione.ts'
import { azioniPreventivo } from './preventivi/azioniPreventivo.ts'
import { postaPreventivo } from './preventivi/postaPreventivo.ts'
import { preventivi } from './preventivi/preventivi.ts'
import { riferimenti } from './riferimenti.ts'
import { ruoliUtente } from './ruoliUtente.ts'
import { scheduler } from './scheduler.ts'
import { statistiche } from './statistiche.ts'
import { tempistiche } from './tempistiche.ts'
import { utenti } from './utenti.ts'
import { valoriStato } from './valoriStato.ts'
import { vincoli } from './vincoli.ts'

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
