// The objects of the old /api, field by field, as its documentation has them: names with blanks between, what an object
// holds in braces. Whether a field is an object or a list of them is not said.

export const SENT_PREVENTIVO = `famiglia valori_opzioni serramenti{tipo_serramento tipo_apertura accessori quantita
  altezza larghezza} nome_cognome telefono email indirizzo citta provincia indirizzo_posa citta_posa provincia_posa
  piano_posa note messa_in_posa regione_posa tipo_cliente tipo_intervento privacy`

export const PREVENTIVO = `id data_creazione nome_cognome regione_posa citta provincia serramenti{quantita
  tipo_serramento{nome immagine} tipo_apertura{nome} altezza larghezza accessori{nome}} agente{id user{first_name
  last_name}} stato{id stato} email_inviata_il email_inviata_subject email_inviata_body email_inviata_agente_il eliminato
  famiglia{nome tipologia_famiglia{nome}} opzioni{opzione{nome} valore{nome}} tipo_intervento tipo_cliente messa_in_posa`

export const FAMIGLIA = `id nome descrizione immagini{immagine} opzioni{id nome valori{id nome html}} tipologiaFamiglia`

export const LIMITS = 'altezza_min altezza_max larghezza_min larghezza_max'

export const TIPO_SERRAMENTO = `id nome immagine aperture{id nome immagine} accessori{id nome} ${LIMITS}`

export const VINCOLO = `famiglia tipo_serramento ${LIMITS}`

/** Of a line what is written; what is read besides stands with the order. */
const WRITTEN_RIGA = `tipo_serramento_id codice_serramento_id rivendita codice_rivendita numero listino sconto_articolo
  sconto_correttivo netto altezza larghezza ante forma descrizione extra_fields`

export const RIGA = `id ${WRITTEN_RIGA} tipo_serramento{name} codice_serramento{categoria forma codice} numero_immagini`

const HEADER = `numero_commessa progetto riferimento data data_consegna data_posa stato cliente tipo_cliente
  codice_sistema agente area_consegna senza_misure note non_schedulabile auto_schedulazione`

/** The form of an order with its lines. */
export const NEW_ORDINE = `${HEADER} sconto righe_ordine{id ${WRITTEN_RIGA}}`
/** With what there is of it once it is made. */
export const WRITTEN_ORDINE = `${NEW_ORDINE} check_list{id done} stato_invio_mail testo_email`

export const READ_ORDINE = `id ${HEADER} settimana_approntamento cliente_data{nome codice email testo_email} listino sconto
  netto agente_data{user{first_name last_name}} numero_serramenti stato_invio_mail data_invio_mail testo_email
  check_list{id done} ordini_fornitore_mancanti{materiale} allegati{id allegato original_name}
  schedulazione_ordine{inizio fine schedulazioni_fasi{nome_fase inizio fine fornitore}}`

export const IMAGE = 'riga posizione immagine user name_user'

export const FASE = `nome_fase unit with_fornitore infinite_capacity dependencies isNeeded inizio fine durata
  durata_override fornitore{id tempo tipologia is_default} occupations{date time}`

export const FASE_SCHEDULATA = `id nome_fase schedulazione_ordine{ordine{id numero_commessa riferimento cliente{nome}
  data_consegna netto senza_misure}} numero_serramenti tipi_serramenti stato{stato} stati_ordini_fornitori numero_ante
  numero_vetri numero_pezzi_ante numero_pezzi_inglesine numero_pezzi_arco fornitore{nome} durata durata_override inizio
  fine`
export const FASI_TOTALS = `totale_numero_serramenti totale_ante totale_vetri totale_pezzi_ante totale_pezzi_inglesine
  totale_pezzi_arco totale_durata tot_netto`

export const CLIENTE_WRITTEN = `nome codice tipo_cliente piva cod_fatturazione agente email indirizzo citta cap provincia
  telefono telefono_2 telefax note testo_email pagamento`
export const CLIENTE = `id ${CLIENTE_WRITTEN} agente_data{user{first_name last_name}} numero_ordini`

export const PERSONA = 'nome reparto data_inizio data_fine'
export const ASSENZA = 'persona giorno_da giorno_a ora_da ora_a title'
export const FESTIVITA = 'giorno_da giorno_a ora_da ora_a'
export const DAY = 'giorno ore_lavorative_macchine ore_lavorative_banchi'

export const TEMPISTICA = 'tempo_reparto_macchine tempo_reparto_banchi tipo_serramento_id codice_serramento_id'

export const MESSAGE = 'conferma note tipo_mittente allegato'
export const CONFERMA_WRITTEN = `data nome_cliente tipo_cliente codice_cliente email_cliente numero_commessa note
  preventivo_da_firmare preventivo_firmato`
export const CONFIRM = `id ${CONFERMA_WRITTEN} data_invio ordine{id numero_commessa data_consegna}
  messaggi{id ${MESSAGE} data}`

export const RIGA_FORNITORE = `tipologia riga_ordine fornitore codice extra_fields quantita um spessore stampato misure
  misure_vetro sezione descrizione ordine_fornitore`

const FORNITURA = `ordine tipologia fornitore stato valore_percentuale numero_documento data_ordine data_consegna
  data_arrivo testo_email testo_pdf immagine_pdf note domanda1 domanda2 domanda3 domanda1_legno domanda2_legno rilievo co
  magazzino rivendita riga_ordine costo_materiale vendita_materiale`
export const WRITTEN_ORDINE_FORNITORE = `${FORNITURA} remove_immagine_pdf`
export const ORDINE_FORNITORE = `id ${FORNITURA} fornitore_data{nome codice email tipologia} data_inserimento righe_count
  email_pdf email_sent_at allegati_data{id allegato original_name file} storico_stati{changed_at stato}
  ordine_data{numero_commessa cliente{nome} progetto riferimento data_consegna agente_data{user{first_name last_name}
  tipo_agente}}`

/** A supplier order as its supplier reads it. */
export const ORDINE_PER_FORNITORE = `id tipologia stato valore_percentuale numero_documento data_ordine data_consegna
  data_arrivo note righe_count email_pdf allegati_data{id allegato original_name file} ordine{numero_commessa
  numero_serramenti tipi_serramenti riferimento nome_cliente note} schedulazione{inizio fine}`

export const WRITTEN_FORNITORE = `nome codice tipologia email tempo immagine remove_immagine is_default testata testo_pdf`
export const FORNITORE = 'id nome codice tipologia email tempo immagine is_default testata testo_pdf'

export const WRITTEN_MATERIALE = 'nome colonne_list sort labels show_reminder_ordine_fornitore'

export const LAVORAZIONE_WITH_CONTROLLI = `nome attivita_numero controlli{controllo{id descrizione frequenza}
  controllo_effettuato{id data operatore_data conforme note}}`

/** What an activity is saved with. */
export const ATTIVITA_WRITTEN = `operatore data ordine lavorazione seconda_lavorazione ora_inizio ora_fine note pezzi`
export const ATTIVITA_READ = `id operatore data ordine lavorazione seconda_lavorazione ora_inizio ora_fine tempo tempo_teorico
  note fine_lavorazione lavorazione_data{nome} ordine_data{numero_commessa cliente{nome} id netto}
  seconda_lavorazione_data`
export const ATTIVITA_WHOLE = `${ATTIVITA_READ} pezzi righe_ordini_lavorazione attivita_ordine_lavorazione`

export const RIMANENZA = 'tempo_teorico_usato lavorazioni_pezzi{lavorazione pezzi_totali pezzi_eseguiti}'

export const LAVORAZIONE_ORDINE = `ordine_numero_commessa ordine_nome_cliente ordine_tipo_agente lavorazione_nome
  operatore{first_name last_name} data_inizio data_fine unita tempo_teorico tempo note ordine`

const SUPPLY = 'ordine_fornitore ordine_fornitore_nome stato data_arrivo valore_percentuale'
const MATERIALE_VALUES = `materiale valore_economico_materiale valore_economico_materiale_avanzamento
  totale_percentuale_materiali ordini_fornitori{${SUPPLY}} ordini_fornitori_non_arrivati{${SUPPLY}}`
export const AVANZAMENTO = `ordine_data{id numero_commessa cliente{nome} progetto netto codice_sistema data_consegna
  agente_data{tipo_agente}} valori_materiali{${MATERIALE_VALUES}} valori_materiali_fuori_range{${MATERIALE_VALUES}}
  totale_valore_materiali totale_valore_manodopera totale_valore_economico valore_economico_materiale
  percentuale_avanzamento percentuale_avanzamento_av_materiali totale_valore_materiali_avanzamento has_warnings_fornitori
  warnings{tipologia ${SUPPLY}}`
export const EVENT = `data tipo_evento lavorazione_data{nome attivita_numero} operatore tempo_teorico tempo_lavorazione
  numero_pezzi numero_pezzi_totali materiale_data{nome} fornitore numero_documento costo_materiale valore_economico
  valore_economico_av_materiali`

export const RIGA_STATISTICA = `id ordine numero codice_serramento{categoria forma codice} tipo_serramento{id name}
  larghezza altezza ante listino netto sconto_articolo extra_fields`
export const TOTAL_RIGHE = `num_serramenti listino netto sconto tipo_serramento_stat categoria_stat forma_stat codice_stat
  netto_serie n_serramenti_serie`

export const ORDINI_DATA = 'ordini_data{id numero_commessa cliente_data{nome}}'
export const ANALISI = `id nome data ordini ${ORDINI_DATA} configurazione totali
  rimanenze righe_analisi{id ordine_data valori}`

const VENDITE = `numero_ordini numero_serramenti listino_serramenti sconto_serramenti media_ordini media_serramenti
  netto_serramenti differenza_netto_budget`
export const CLIENTE_STATISTICA = `id nome codice tipo_cliente agenti ${VENDITE} budget_cliente`
export const AGENTE_STATISTICA = `id user_data{first_name last_name} numero_clienti ${VENDITE} budget_agente`
export const TOTAL_VENDITE = `totale_ordini totale_serramenti totale_listino totale_sconto totale_media_ordini
  totale_media_serramenti totale_netto totale_budget totale_differenza_netto_budget`

const INFO = `note can_admin_users can_view_attivita_operatori remind_stato_ordine_fornitore remind_miss_ordini_fornitore
  mail_schedulazione vbh_readonly_access can_view_linea_saomad`
export const OPERATORE_UTENTE = `modifica_stato_ordine modifica_stato_fasi_ordine modifica_stato_fasi_ordine_fornitore
  vede_ordini`
export const WRITTEN_UTENTE = `username email first_name last_name is_superuser is_staff info{${INFO}}`
export const UTENTE = `id ${WRITTEN_UTENTE} operatore{${OPERATORE_UTENTE}} app_account{visualizza_stati_ordine
  visualizza_ecommerce ultimo_accesso accesso_clienti{id nome codice}} agente{id codice capo_area tipo_agente}`

export const FILE = 'id folder name title description file permalink_url'
export const CARTELLA = `id name description parent_folder_data{id name} child_folders{id name} shared_files{${FILE}}
  accounts{id user{first_name last_name email}} shared_accounts_count shared_files_count`
