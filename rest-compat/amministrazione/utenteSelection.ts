const FLAG = `can_admin_users: canAdminUsers
  can_view_attivita_operatori: canViewAttivitaOperatori
  remind_stato_ordine_fornitore: remindStatoOrdineFornitore
  remind_miss_ordini_fornitore: remindMissOrdiniFornitore
  mail_schedulazione: mailSchedulazione
  vbh_readonly_access: vbhReadonlyAccess
  can_view_linea_saomad: canViewLineaSaomad`

const OPERATORE = `id: pk
  user: userPk
  modifica_stato_ordine: modificaStatoOrdine
  modifica_stato_fasi_ordine: modificaStatoFasiOrdine
  modifica_stato_fasi_ordine_fornitore: modificaStatoFasiOrdineFornitore
  vede_ordini: vedeOrdini`

const APP_ACCOUNT = `id: pk
  user: userPk
  visualizza_stati_ordine: visualizzaStatiOrdine
  visualizza_ecommerce: visualizzaEcommerce
  ultimo_accesso: ultimoAccesso
  accesso_clienti: accessoClienti { id: pk nome codice }`

const AGENTE = `id: pk
  user: userPk
  codice
  capo_area: capoAreaPk
  tipo_agente: tipo`

const FORNITORE = `id: pk
  user: userPk
  fornitore: fornitorePk
  nome: fornitoreNome`

/** A user as read, its password left out. */
export const UTENTE_SELECTION = `fragment UtenteLetto on User {
  id: pk
  username
  email
  first_name: firstName
  last_name: lastName
  is_superuser: isSuperuser
  is_staff: isStaff
  is_active: isActive
  last_login: ultimoAccesso
  versione
  info { note ${FLAG} }
  operatore { ${OPERATORE} }
  app_account: appAccount { ${APP_ACCOUNT} }
  agente { ${AGENTE} }
  fornitore { ${FORNITORE} }
}`

/** The roles of a user, each as its own endpoints answer it. */
export const ROLES_SELECTION = { operatore: OPERATORE, appAccount: APP_ACCOUNT, agente: AGENTE, fornitore: FORNITORE }
