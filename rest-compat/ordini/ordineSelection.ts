/** A line of an order as the old API gave it. */
export const RIGA_SELECTION = `fragment RigaLetta on RigaOrdine {
  id: pk
  ordine: ordinePk
  numero_commessa: numeroCommessa
  posizione
  tipo_serramento_id: tipoSerramentoPk
  tipo_serramento: tipoSerramento { id: pk name: nome }
  codice_serramento_id: codiceSerramentoPk
  codice_serramento: codiceSerramento { id: pk categoria forma codice }
  rivendita
  codice_rivendita: codiceRivendita
  numero
  listino
  sconto_articolo: scontoArticolo
  sconto_correttivo: scontoCorrettivo
  netto
  altezza
  larghezza
  ante
  forma
  descrizione
  extra_fields: extraFields
  numero_immagini: numeroImmagini
}`

/** An order as the list of the old API gave it. */
const ORDINE_IN_ELENCO = `fragment OrdineInElenco on Ordine {
  id: pk
  numero_commessa: numeroCommessa
  progetto
  riferimento
  data
  data_consegna: dataConsegna
  data_posa: dataPosa
  settimana_approntamento: settimanaApprontamento
  stato: statoPk
  stato_data: stato { id: pk nome }
  cliente: clientePk
  cliente_data: cliente { id: pk nome codice email testo_email: testoEmail }
  tipo_cliente: tipoCliente
  codice_sistema: codiceSistema
  listino
  sconto
  netto
  agente: agentePk
  agente_data: agente { id: pk codice user { id: pk first_name: firstName last_name: lastName } }
  area_consegna: areaConsegna
  numero_serramenti: numeroSerramenti
  senza_misure: senzaMisure
  note
  non_schedulabile: nonSchedulabile
  auto_schedulazione: autoSchedulazione
  stato_invio_mail: statoInvioMail
  data_invio_mail: dataInvioMail
  testo_email: testoEmail
  ordini_fornitore_mancanti: ordiniFornitoreMancanti { materiale }
  check_list: checkList { id: pk nome done }
  schedulazione_ordine: schedulazione {
    inizio
    fine
    schedulazioni_fasi: fasi { id: pk nome_fase: nomeFase inizio fine fornitore: fornitorePk }
  }
  versione
}`

const ALLEGATI = 'allegati { id: pk ordine: ordinePk allegato original_name: originalName }'

/** Rows of the list: without lines, which are many. */
export const ORDINE_LIST_SELECTION = `fragment OrdineElenco on Ordine { ...OrdineInElenco ${ALLEGATI} } ${ORDINE_IN_ELENCO}`

/** The whole order. */
export const ORDINE_SELECTION = `fragment OrdineLetto on Ordine {
  ...OrdineInElenco
  ${ALLEGATI}
  righe_ordine: righe { ...RigaLetta }
} ${ORDINE_IN_ELENCO} ${RIGA_SELECTION}`
