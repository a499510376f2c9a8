import { AZIONI_FORNITURA } from '../../acquisti/ordiniFornitore/storia.ts'
import { AZIONI_RIGHE } from '../../acquisti/righeOrdineFornitore/storia.ts'

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
    salvaImmagine: 'Immagine salvata',
    togliImmagine: 'Immagine tolta',
    schedula: 'Schedulato',
    rimuoviSchedulazione: 'Schedulazione rimossa',
    tempiCambiati: 'Tempi cambiati',
    fasiSpente: 'Fasi escluse',
    pianifica: 'Pianificato ai banchi',
    ...AZIONI_RIGHE,
    ...AZIONI_FORNITURA,
  },
  Cliente: { setBudget: 'Budget' },
  Agente: { setBudget: 'Budget' },
}

const campi: Readonly<Record<string, string>> = {
  agente: 'Agente',
  stato: 'Stato',
  eliminato: 'Eliminato',
  numeroCommessa: 'Numero commessa',
  data: 'Data commessa',
  dataConsegna: 'Data approntamento',
  dataPosa: 'Data posa',
  progetto: 'Progetto',
  riferimento: 'Riferimento',
  cliente: 'Cliente',
  tipoCliente: 'Tipo cliente',
  codiceSistema: 'Codice sistema',
  areaConsegna: 'Area di consegna',
  senzaMisure: 'Senza misure definitive',
  note: 'Note',
  nonSchedulabile: 'Non schedulabile',
  autoSchedulazione: 'Auto schedulazione',
  statoInvioMail: 'Stato mail',
  testoEmail: 'Testo mail',
  allegati: 'Allegati',
  checkList: 'Check list',
  tipoSerramento: 'Tipo serramento',
  codiceSerramento: 'Codice serramento',
  rivendita: 'Riga extra',
  codiceRivendita: 'Codice extra',
  numero: 'Numero',
  listino: 'Listino',
  scontoArticolo: 'Sconto',
  scontoCorrettivo: 'Sconto correttivo',
  netto: 'Netto',
  altezza: 'Altezza',
  larghezza: 'Larghezza',
  ante: 'Ante',
  forma: 'Forma',
  descrizione: 'Descrizione',
  immagini: 'Immagini',
  postazione: 'Postazione',
  extra: 'Campo extra',
  righe: 'Righe',
  righeFornitore: 'Righe a fornitore',
  tipologia: 'Tipologia',
  fornitore: 'Fornitore',
  codice: 'Codice',
  quantita: 'Quantità',
  um: 'Unità di misura',
  spessore: 'Spessore',
  stampato: 'Stampato',
  misure: 'Misure',
  misureVetro: 'Misure vetro',
  sezione: 'Sezione',
  rigaOrdine: 'Riga ordine',
  extraFields: 'Campi extra',
}

/** Fields of a supplier order, where they are called otherwise than those of an order. */
const campiFornitura: Readonly<Record<string, string>> = {
  valorePercentuale: 'Percentuale',
  numeroDocumento: 'Numero documento',
  dataOrdine: 'Data ordine',
  dataConsegna: 'Consegna prevista',
  dataArrivo: 'Consegna effettiva',
  testoPdf: 'Testo PDF',
  domanda1: 'Domanda 1',
  domanda2: 'Domanda 2',
  domanda3: 'Domanda 3',
  domanda1Legno: 'Domanda 1 legno',
  domanda2Legno: 'Domanda 2 legno',
  rilievo: 'Rilievo',
  co: 'CO',
  magazzino: 'Magazzino',
  rivendita: 'Rivendita',
  costoMateriale: 'Costo materiale',
  venditaMateriale: 'Vendita materiale',
}

function trova<T>(mappa: Readonly<Record<string, T>> | undefined, chiave: string): T | undefined {
  return mappa && Object.hasOwn(mappa, chiave) ? mappa[chiave] : undefined
}

/** The Italian name of an action; the action's own name when there is none. */
export function etichettaAzione(oggetto: string, azione: string): string {
  return trova(trova(azioni, oggetto), azione) ?? azione
}

/** The Italian name of a field; '' when the entry is about the whole object. */
export function etichettaCampo(campo: string): string {
  if (campo.startsWith('budget ')) return `Budget ${campo.slice('budget '.length)}`
  const [, materiale, suo = ''] = /^fornitura (.*)\.(\w+)$/s.exec(campo) ?? []
  if (materiale) return `${materiale} · ${trova(campiFornitura, suo) ?? trova(campi, suo) ?? suo}`
  // `righe[2].netto`, `checkList.Acconto ricevuto`, `righe[2].extra.RAL`: part by part.
  const [, lista, riga, resto = campo] = /^(righe|righeFornitore)\[(\d+)\]\.?(.*)$/s.exec(campo) ?? []
  const [, nome = resto, dettaglio] = /^(checkList|extra)\.(.*)$/s.exec(resto) ?? []
  const parti = [
    lista && `${lista === 'righe' ? 'Riga' : 'Riga a fornitore'} ${riga}`,
    nome && (trova(campi, nome) ?? nome),
    dettaglio,
  ]
  return parti.filter(Boolean).join(' · ')
}
