import { CHOSEN_ORDINI_MAX, ordiniFilters } from '#ordini/ordini/rules.ts'
import { enumNameOrNull } from '#shared/fields/enumNames.ts'
import { orderingOf } from '#shared/fields/orderings.ts'
import { type ListValues, urlState } from '#ui/list/urlState.ts'
import { askedPeriodo, oneOfParam, pkOrNoneParam, readUrl, type UrlValues, wordsParam } from '#ui/urlState.ts'
import { faseFilters } from './faseFilters.ts'

const SCHEDULATI = {
  '': null,
  schedulabili: 'SCHEDULABILI',
  '1': 'SCHEDULATI',
  '0': 'NON_SCHEDULATI',
  non_schedulabili: 'NON_SCHEDULABILI',
} as const

/** What the list may be grouped by, and the server's order that brings the rows of a group together. */
const GROUP_ORDERS = { stato: 'stato', cliente: 'nomeCliente', settimana: 'dataConsegna' } as const

const listState = urlState({
  of: ordiniFilters,
  filters: {
    /** Empty: all. */
    scheduled: oneOfParam(['', 'schedulabili', '1', '0', 'non_schedulabili'] as const, ''),
    stato: pkOrNoneParam(),
    agente: pkOrNoneParam(),
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
  filter: ({ scheduled, stato, agente, stato_invio_mail, fasi }) => ({
    scheduled: SCHEDULATI[scheduled],
    statoPk: stato === 'nessuno' ? null : stato,
    senzaStato: stato === 'nessuno' ? true : null,
    agentePk: agente === 'nessuno' ? null : agente,
    senzaAgente: agente === 'nessuno' ? true : null,
    statoInvioMail: enumNameOrNull(stato_invio_mail),
    fasi:
      fasi.length > 0
        ? fasi.map(({ fase, inizioDa, inizioA, fineDa, fineA }) => ({
            nomeFase: fase || null,
            inizio: askedPeriodo(inizioDa, inizioA),
            fine: askedPeriodo(fineDa, fineA),
          }))
        : null,
  }),
  extra: {
    /** Visible columns; empty: those that the window has room for. */
    colonne: wordsParam(/^[^~!.]{1,60}$/),
    /** What its rows stand under. */
    gruppo: oneOfParam(['', 'stato', 'cliente', 'settimana'] as const, ''),
  },
})

/** State of the list of orders in its URL: the rows of a group are together, in the chosen order. */
export const ordiniUrlState: typeof listState = {
  ...listState,
  variables(search) {
    const asked = listState.variables(search)
    const { gruppo } = readUrl(listState.schema, search)
    if (gruppo === '') return asked
    const group = orderingOf(GROUP_ORDERS[gruppo]) ?? []
    return { ...asked, ordinamento: [...group, ...(asked.ordinamento ?? orderingOf('dataConsegna') ?? [])] }
  },
}

/** Variables of the counts by state: the same orders, whatever state is chosen. */
export const ordiniStatesVariables = (search: URLSearchParams) => ({
  filtro: { ...ordiniUrlState.variables(search).filtro, statoPk: null, senzaStato: null },
})

/** Address of these orders; null of none, and of more than an address can name. */
export const chosenOrdiniUrl = (pks: readonly number[]) =>
  pks.length === 0 || pks.length > CHOSEN_ORDINI_MAX ? null : `/ordini?ordini=${pks.join('.')}`

export type OrdiniState = UrlValues<typeof ordiniUrlState.schema>

/** The part of the state that decides which orders are in the list. */
export type OrdiniFilterValues = ListValues<typeof ordiniUrlState>
