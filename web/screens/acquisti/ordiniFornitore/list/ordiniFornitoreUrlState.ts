import { ordiniFornitoreFilters } from '#acquisti/ordiniFornitore/rules.ts'
import { type ListValues, urlState } from '#ui/list/urlState.ts'
import { oneOfParam, textParam } from '#ui/urlState.ts'

/** Stands for 'no state' among the states. */
export const NO_FORNITORE = '-'
/** Stands for 'should be here' among the states; no name of a state is one sign. */
export const IN_RITARDO = '!'
/** What that choice is called, as on the home: a firm may have a state of its own ‘In ritardo’, which counts others. */
export const LATE_WORD = 'Consegna in ritardo'

/** Which columns the list has. */
export const FORNITURE_VIEWS = ['completa', 'essenziale'] as const
export type FornitureView = (typeof FORNITURE_VIEWS)[number]

/** State of the list of supplier orders in its URL; filters under the names of the old calls. */
export const ordiniFornitoreUrlState = urlState({
  of: ordiniFornitoreFilters,
  /** The name of a state, or what stands for none and for late. */
  filters: { stato: textParam() },
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
  filter: ({ stato }) => ({
    stato: ['', NO_FORNITORE, IN_RITARDO].includes(stato) ? null : [stato],
    empty: stato === NO_FORNITORE ? true : null,
    inRitardo: stato === IN_RITARDO ? true : null,
  }),
})

/** The part of the state that decides which supplier orders are in the list. */
export type FornituraFilterState = ListValues<typeof ordiniFornitoreUrlState>

/** Variables of the counts by state: the same supplier orders, whatever state is chosen. */
export const fornitureStatesVariables = (search: URLSearchParams) => ({
  filtro: { ...ordiniFornitoreUrlState.variables(search).filtro, stato: null, empty: null, inRitardo: null },
})

/** Address of the supplier orders of an order. */
export const fornitureOfOrdineUrl = (ordine: number) => `/ordini-fornitore?ordine=${ordine}`
