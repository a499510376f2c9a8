import { CO, type Co, MAGAZZINI, type Magazzino, RILIEVI, type Rilievo } from '#acquisti/ordiniFornitore/rules.ts'
import { type ListValues, urlState } from '#ui/list/urlState.ts'
import {
  askedPeriodo,
  dayParam,
  oneOfParam,
  pkParam,
  pksParam,
  textParam,
  wordsParam,
  yesNoParam,
} from '#ui/urlState.ts'

/** Kinds of agent. */
export const TIPI_AGENTE = ['B2C', 'B2B', 'B2C*s'] as const
/** Stands for 'no state' among the states. */
export const NO_FORNITORE = '-'
/** Stands for 'should be here' among the states; no name of a state is one sign. */
export const IN_RITARDO = '!'

/** Which columns the list has. */
export const FORNITURE_VIEWS = ['completa', 'essenziale'] as const
export type FornitureView = (typeof FORNITURE_VIEWS)[number]

/** State of the list of supplier orders in its URL; filters under the names of the old calls. */
export const ordiniFornitoreUrlState = urlState({
  filters: {
    search: textParam(),
    ordine: pkParam(),
    numero_commessa: textParam(),
    cliente: textParam(),
    progetto: textParam(),
    riferimento: textParam(),
    tipologia: textParam(),
    fornitore_nome: textParam(),
    stato: textParam(),
    /** Yes: only those that have not arrived. */
    attesi: yesNoParam(),
    rilievo: oneOfParam(['', ...RILIEVI], ''),
    co: oneOfParam(['', ...CO], ''),
    magazzino: oneOfParam(['', ...MAGAZZINI], ''),
    note: textParam(),
    agente: pkParam(),
    tipo_agente: oneOfParam(['', ...TIPI_AGENTE], ''),
    materiali: wordsParam(/^[^~!]{1,100}$/),
    stati_materiali: pksParam(),
    data_consegna_da: dayParam(),
    data_consegna_a: dayParam(),
    data_consegna_fornitore_da: dayParam(),
    data_consegna_fornitore_a: dayParam(),
    data_arrivo_da: dayParam(),
    data_arrivo_a: dayParam(),
    data_ordine_fornitore_da: dayParam(),
    data_ordine_fornitore_a: dayParam(),
    data_inserimento_da: dayParam(),
    data_inserimento_a: dayParam(),
  },
  orders: [
    'numeroCommessa',
    'cliente',
    'progetto',
    'riferimento',
    'tipologia',
    'fornitore',
    'stato',
    'valorePercentuale',
    'dataConsegna',
    'dataOrdineFornitore',
    'dataConsegnaFornitore',
    'dataArrivo',
    'numeroDocumento',
    'rilievo',
    'co',
    'magazzino',
    'costoMateriale',
    'venditaMateriale',
    'dataInserimento',
  ],
  extra: { vista: oneOfParam(FORNITURE_VIEWS, 'completa') },
  perPage: { choices: [25, 50, 100], initial: 25 },
  filter: (stato) => ({
    search: stato.search || null,
    ordinePk: stato.ordine,
    numeroCommessa: stato.numero_commessa || null,
    cliente: stato.cliente || null,
    progetto: stato.progetto || null,
    riferimento: stato.riferimento || null,
    tipologia: stato.tipologia || null,
    fornitoreNome: stato.fornitore_nome || null,
    stato: ['', NO_FORNITORE, IN_RITARDO].includes(stato.stato) ? null : [stato.stato],
    empty: stato.stato === NO_FORNITORE ? true : null,
    inRitardo: stato.stato === IN_RITARDO ? true : null,
    attesi: stato.attesi,
    rilievo: (stato.rilievo || null) as Rilievo | null,
    co: (stato.co || null) as Co | null,
    magazzino: (stato.magazzino || null) as Magazzino | null,
    note: stato.note || null,
    agentePk: stato.agente,
    tipoAgente: stato.tipo_agente || null,
    materiali: stato.materiali.length > 0 ? stato.materiali : null,
    statoMaterialePks: stato.stati_materiali.length > 0 ? stato.stati_materiali : null,
    dataConsegna: askedPeriodo(stato.data_consegna_da, stato.data_consegna_a),
    dataConsegnaFornitore: askedPeriodo(stato.data_consegna_fornitore_da, stato.data_consegna_fornitore_a),
    dataArrivo: askedPeriodo(stato.data_arrivo_da, stato.data_arrivo_a),
    dataOrdineFornitore: askedPeriodo(stato.data_ordine_fornitore_da, stato.data_ordine_fornitore_a),
    dataInserimento: askedPeriodo(stato.data_inserimento_da, stato.data_inserimento_a),
  }),
})

/** The part of the state that decides which supplier orders are in the list. */
export type FornituraFilterState = ListValues<typeof ordiniFornitoreUrlState>

/** Address of the supplier orders of an order. */
export const fornitureOfOrdineUrl = (ordine: number) => `/ordini-fornitore?ordine=${ordine}`
