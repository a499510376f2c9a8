import { AREE_CONSEGNA, type AreaConsegna } from '#ordini/ordini/rules.ts'
import { enumNameOrNull } from '#shared/fields/enumNames.ts'
import { type ListValues, urlState } from '#ui/list/urlState.ts'
import {
  askedPeriodo,
  dayParam,
  oneOfParam,
  pkOrNoneParam,
  pkParam,
  pksParam,
  textParam,
  type UrlValues,
  wordsParam,
  yesNoParam,
} from '#ui/urlState.ts'
import { TIPI_CLIENTE, type TipoCliente } from '#vendite/clienti/rules.ts'
import { faseFilters } from './faseFilters.ts'

const tipi: readonly string[] = ['', ...TIPI_CLIENTE]
const aree: readonly string[] = ['', ...AREE_CONSEGNA]

const SCHEDULATI = {
  '': null,
  schedulabili: 'SCHEDULABILI',
  '1': 'SCHEDULATI',
  '0': 'NON_SCHEDULATI',
  non_schedulabili: 'NON_SCHEDULABILI',
} as const

/** Bands of the margin that the list can be asked for, in words. */
export const MARGINS = { in_ritardo: 'In ritardo', poco_margine: 'Con poco margine' } as const

/** Orders that an address names at most; the server takes as many. */
export const CHOSEN_ORDINI_MAX = 1000

/** State of the list of orders in its URL; filters under the names of the old calls where they had one. */
export const ordiniUrlState = urlState({
  filters: {
    search: textParam(),
    /** Empty: all. */
    scheduled: oneOfParam(['', 'schedulabili', '1', '0', 'non_schedulabili'] as const, ''),
    /** Late, or with little margin, by the saved plan. Empty: all. */
    margine: oneOfParam(['', 'in_ritardo', 'poco_margine'] as const, ''),
    /** Yes: finished, by the setting of the closed states. No: the others. */
    chiusi: yesNoParam(),
    /** These only: what a count elsewhere is made of. */
    ordini: pksParam(CHOSEN_ORDINI_MAX),
    numero_commessa: textParam(),
    progetto: textParam(),
    riferimento: textParam(),
    nome_cliente: textParam(),
    cliente: pkParam(),
    data_da: dayParam(),
    data_a: dayParam(),
    data_consegna_da: dayParam(),
    data_consegna_a: dayParam(),
    data_posa_da: dayParam(),
    data_posa_a: dayParam(),
    stato: pkOrNoneParam(),
    tipo_cliente: oneOfParam(tipi, ''),
    codice_sistema: textParam(),
    agente: pkOrNoneParam(),
    /** Of any of these: what a count over some agents is made of. */
    agenti: pksParam(),
    area_consegna: oneOfParam(aree, ''),
    senza_misure: yesNoParam(),
    /** Yes: some material lacks a supplier order. No: none does. */
    ordini_fornitore_mancanti: yesNoParam(),
    check_fatte: pksParam(),
    check_non_fatte: pksParam(),
    stato_invio_mail: oneOfParam(['', 'in_attesa_invio', 'inviata'] as const, ''),
    fasi: faseFilters(),
  },
  orders: {
    numeroCommessa: 'numeroCommessa',
    cliente: 'nomeCliente',
    progetto: 'progetto',
    riferimento: 'riferimento',
    data: 'data',
    dataConsegna: 'dataConsegna',
    // The week follows the day.
    settimana: 'dataConsegna',
    dataPosa: 'dataPosa',
    stato: 'stato',
    tipoCliente: 'tipoCliente',
    codiceSistema: 'codiceSistema',
    listino: 'listino',
    sconto: 'sconto',
    netto: 'netto',
    agente: 'agente',
    inizio: 'inizioSchedulazione',
    fine: 'fineSchedulazione',
    margine: 'margine',
    mail: 'statoInvioMail',
    dataInvioMail: 'dataInvioMail',
    areaConsegna: 'areaConsegna',
    numeroSerramenti: 'numeroSerramenti',
    senzaMisure: 'senzaMisure',
  },
  perPage: { choices: [25, 50, 100], initial: 25 },
  filter: (stato) => ({
    search: stato.search || null,
    scheduled: SCHEDULATI[stato.scheduled],
    margine: enumNameOrNull(stato.margine),
    chiusi: stato.chiusi,
    pks: stato.ordini.length > 0 ? stato.ordini : null,
    numeroCommessa: stato.numero_commessa || null,
    progetto: stato.progetto || null,
    riferimento: stato.riferimento || null,
    nomeCliente: stato.nome_cliente || null,
    clientePk: stato.cliente,
    data: askedPeriodo(stato.data_da, stato.data_a),
    dataConsegna: askedPeriodo(stato.data_consegna_da, stato.data_consegna_a),
    dataPosa: askedPeriodo(stato.data_posa_da, stato.data_posa_a),
    statoPk: stato.stato === 'nessuno' ? null : stato.stato,
    senzaStato: stato.stato === 'nessuno' ? true : null,
    tipoCliente: (stato.tipo_cliente || null) as TipoCliente | null,
    codiceSistema: stato.codice_sistema || null,
    agentePk: stato.agente === 'nessuno' ? null : stato.agente,
    agentePks: stato.agenti.length > 0 ? stato.agenti : null,
    senzaAgente: stato.agente === 'nessuno' ? true : null,
    areaConsegna: (stato.area_consegna || null) as AreaConsegna | null,
    senzaMisure: stato.senza_misure,
    ordiniFornitoreMancanti: stato.ordini_fornitore_mancanti,
    checkFattaPks: stato.check_fatte.length > 0 ? stato.check_fatte : null,
    checkNonFattaPks: stato.check_non_fatte.length > 0 ? stato.check_non_fatte : null,
    statoInvioMail: enumNameOrNull(stato.stato_invio_mail),
    fasi:
      stato.fasi.length > 0
        ? stato.fasi.map(({ fase, inizioDa, inizioA, fineDa, fineA }) => ({
            nomeFase: fase || null,
            inizio: askedPeriodo(inizioDa, inizioA),
            fine: askedPeriodo(fineDa, fineA),
          }))
        : null,
  }),
  extra: {
    /** Visible columns; empty: those that the window has room for. */
    colonne: wordsParam(/^[^~!.]{1,60}$/),
  },
})

/** Address of these orders; null of none, and of more than an address can name. */
export const chosenOrdiniUrl = (pks: readonly number[]) =>
  pks.length === 0 || pks.length > CHOSEN_ORDINI_MAX ? null : `/ordini?ordini=${pks.join('.')}`

export type OrdiniState = UrlValues<typeof ordiniUrlState.schema>

/** The part of the state that decides which orders are in the list. */
export type OrdiniFilterValues = ListValues<typeof ordiniUrlState>
