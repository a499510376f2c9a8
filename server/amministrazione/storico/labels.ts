import { FORNITURA_ACTIONS } from '#acquisti/ordiniFornitore/history.ts'
import { ordineFornitoreLabels } from '#acquisti/ordiniFornitore/rules.ts'
import { RIGHE_ACTIONS } from '#acquisti/righeOrdineFornitore/history.ts'
import { rigaOrdineFornitoreLabels } from '#acquisti/righeOrdineFornitore/rules.ts'
import { cartellaLabels } from '#documenti/cartelle/rules.ts'
import { documentoInCartellaLabels } from '#documenti/file/rules.ts'
import { controlloLavorazioneLabels, lavorazioneLabels } from '#officina/lavorazioni/rules.ts'
import { confermaLabels } from '#ordini/conferme/rules.ts'
import { ordineLabels } from '#ordini/ordini/rules.ts'
import { rigaOrdineLabels } from '#ordini/righe/rules.ts'
import { tempisticaLabels } from '#produzione/tempistiche/rules.ts'
import { famigliaLabels } from '#vendite/famiglie/rules.ts'

/** What is done with the objects of the catalogue. */
const OF_CATALOGO = { crea: 'Creato', modifica: 'Modificato', ordina: 'Spostato', elimina: 'Eliminato' } as const

/** What is done with the entries of an arranged list. */
const OF_LISTA = { crea: 'Creata', modifica: 'Modificata', ordina: 'Spostata', elimina: 'Eliminata' } as const

/** What is put aside for 30 days. */
const CESTINO = { elimina: 'Nel cestino', ripristina: 'Ripristino dal cestino' } as const

/** What the history calls an action of an object. */
const actions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Preventivo: {
    crea: 'Richiesta ricevuta',
    setAgente: 'Agente assegnato',
    setStato: 'Stato cambiato',
    elimina: 'Eliminato',
    ripristina: 'Ripristinato',
    sendEmail: 'E-mail al cliente',
    sendEmailAgente: 'E-mail all’agente',
    diventaOrdine: 'Diventato ordine',
    creaConferma: 'Conferma creata',
  },
  Ordine: {
    crea: 'Creato',
    modifica: 'Modificato',
    elimina: 'Eliminato',
    setStato: 'Stato cambiato',
    setCheckList: 'Check list',
    mail: 'Mail',
    aggiungeRiga: 'Riga aggiunta',
    togliRiga: 'Riga tolta',
    aggiungeAllegato: 'Allegato aggiunto',
    togliAllegato: 'Allegato tolto',
    extraFields: 'Campi extra',
    distinta: 'Distinta base',
    salvaImmagine: 'Immagine salvata',
    togliImmagine: 'Immagine tolta',
    schedula: 'Schedulato',
    rimuoviSchedulazione: 'Schedulazione rimossa',
    tempiCambiati: 'Tempi cambiati',
    fasiSpente: 'Fasi escluse',
    pianifica: 'Pianificato ai banchi',
    daPreventivo: 'Creato dal preventivo',
    inviaConferma: 'Conferma in uscita',
    linkStato: 'Link allo stato creato',
    revocaLinkStato: 'Link allo stato revocato',
    controlloCe: 'Controllo CE',
    completaLavorazione: 'Lavorazione completata',
    segnalaProblema: 'Problema segnalato dall’officina',
    risolviProblema: 'Problema risolto',
    statoFaseOfficina: 'Stato della fase dall’officina',
    ...RIGHE_ACTIONS,
    ...FORNITURA_ACTIONS,
  },
  ConfermaOrdine: {
    crea: 'Creata',
    modifica: 'Modificata',
    elimina: 'Eliminata',
    messaggio: 'Messaggio',
    invia: 'Conferma in uscita',
    annullaInvio: 'Invio annullato',
    link: 'Link creato',
    revocaLink: 'Link revocato',
    firma: 'Firmata dal cliente',
    carica: 'Preventivo firmato caricato dal cliente',
  },
  Famiglia: { ...OF_CATALOGO, aggiungeImmagine: 'Immagine aggiunta', toglieImmagine: 'Immagine tolta' },
  TipologiaFamiglia: OF_CATALOGO,
  TipoSerramento: OF_CATALOGO,
  TipoApertura: OF_CATALOGO,
  Accessorio: OF_CATALOGO,
  Fornitore: { createLinkFornitore: 'Collegamento creato', revokeLinkFornitore: 'Collegamento revocato' },
  Cartella: { crea: 'Creata', modifica: 'Modificata', condividi: 'Condivisione cambiata', ...CESTINO },
  DocumentoCartella: { crea: 'Caricato', modifica: 'Modificato', sostituisci: 'Sostituito', ...CESTINO },
  User: {
    cambiaPassword: 'Password cambiata',
    setPasswordUser: 'Password data da un amministratore',
    chiediRecuperoPassword: 'Nuova password chiesta per e-mail',
    recuperaPassword: 'Password cambiata dal link',
    confermaSecondoFattore: 'Secondo fattore attivato',
    rigeneraCodiciRecupero: 'Nuovi codici di recupero',
    togliSecondoFattore: 'Secondo fattore tolto',
    togliSecondoFattoreUtente: 'Secondo fattore tolto da un amministratore',
    terminaSessione: 'Dispositivi disconnessi',
    impostaPin: 'PIN dei tablet impostato',
    togliPin: 'PIN dei tablet tolto',
  },
  TabletOfficina: {
    crea: 'Creato',
    modifica: 'Modificato',
    nuovoCodice: 'Nuovo codice di collegamento',
    collega: 'Collegato',
    scollega: 'Scollegato',
    elimina: 'Eliminato',
  },
  Attivita: { crea: 'Registrata', modifica: 'Modificata', elimina: 'Eliminata' },
  Lavorazione: OF_LISTA,
  ControlloLavorazione: OF_LISTA,
  AnalisiPostazione: { crea: 'Creata', modifica: 'Modificata', elimina: 'Eliminata' },
  ConfigurazioneStatistica: { crea: 'Creata', modifica: 'Modificata', elimina: 'Eliminata' },
  Tempistica: { crea: 'Creata', modifica: 'Modificata', elimina: 'Eliminata' },
  CodiceSerramento: { crea: 'Creato', modifica: 'Modificato', elimina: 'Eliminato' },
  ConfigurazionePostazione: OF_LISTA,
  ApiToken: { createToken: 'Token creato', revokeToken: 'Token revocato' },
  Cliente: { setBudget: 'Budget' },
  Agente: { setBudget: 'Budget' },
}

// A line is stored with the names that the history has for its type and its code, and its extra code.
const rigaFields = {
  tipoSerramento: rigaOrdineLabels.tipoSerramentoId,
  codiceSerramento: rigaOrdineLabels.codiceSerramentoId,
}

/** Activities, the weekly programming and statistics, which have no form of one table. */
const fieldsOfFigures = {
  data: 'Data',
  oraInizio: 'Ora inizio',
  oraFine: 'Ora fine',
  tempo: 'Tempo',
  note: 'Note',
  pezzi: 'Pezzi',
  operatore: 'Operatore',
  lavorazione: 'Lavorazione',
  secondaLavorazione: 'Seconda lavorazione',
  nome: 'Nome',
  name: 'Nome',
  fields: 'Colonne',
  settimana: 'Settimana del',
  ordini: 'Ordini',
  configurazione: 'Configurazione',
  disposizione: 'Ordini ai banchi',
}

const fields: Readonly<Record<string, string>> = {
  ...controlloLavorazioneLabels,
  ...tempisticaLabels,
  ...lavorazioneLabels,
  ...fieldsOfFigures,
  ...cartellaLabels,
  ...documentoInCartellaLabels,
  account: 'Account',
  ...confermaLabels,
  ...famigliaLabels,
  ...rigaOrdineFornitoreLabels,
  ...rigaOrdineLabels,
  ...rigaFields,
  ...ordineLabels,
  // Of quotes and orders alike; the value says without, where the form asks whether they are there.
  stato: 'Stato',
  senzaMisure: 'Senza misure definitive',
  eliminato: 'Eliminato',
  statoInvioMail: 'Stato mail',
  testoEmail: 'Testo mail',
  allegati: 'Allegati',
  checkList: 'Check list',
  immagini: 'Immagini',
  opzioni: 'Opzioni',
  ordineOpzioni: 'Ordine delle opzioni',
  ordine: 'Posto',
  postazione: 'Postazione',
  extra: 'Campo extra',
  distinta: 'Distinta base',
  righe: 'Righe',
  righeFornitore: 'Righe a fornitore',
}

/** Fields of a supplier order, where they are called otherwise than those of an order. */
const fornituraFields: Readonly<Record<string, string>> = { ...ordineFornitoreLabels, testoEmail: 'Testo mail' }

function find<T>(map: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return map && Object.hasOwn(map, key) ? map[key] : undefined
}

/** The Italian name of an action; the action's own name when there is none. */
export function actionLabel(oggetto: string, action: string): string {
  return find(find(actions, oggetto), action) ?? action
}

/** The Italian name of a field; '' when the entry is about the whole object. */
export function fieldLabel(field: string): string {
  // `controllo <what is looked at>`: its own words.
  if (field.startsWith('controllo ')) return field.slice('controllo '.length)
  if (field.startsWith('budget ')) return `Budget ${field.slice('budget '.length)}`
  const [, materiale, own = ''] = /^fornitura (.*)\.(\w+)$/s.exec(field) ?? []
  if (materiale) return `${materiale} · ${find(fornituraFields, own) ?? find(fields, own) ?? own}`
  // `righe[2].netto`, `checkList.Acconto ricevuto`, `righe[2].extra.RAL`: part by part.
  const [, lista, riga, resto = field] = /^(righe|righeFornitore)\[(\d+)\]\.?(.*)$/s.exec(field) ?? []
  const [, name = resto, detail] = /^(checkList|extra)\.(.*)$/s.exec(resto) ?? []
  const parts = [
    lista && `${lista === 'righe' ? 'Riga' : 'Riga a fornitore'} ${riga}`,
    name && (find(fields, name) ?? name),
    detail,
  ]
  return parts.filter(Boolean).join(' · ')
}
