import { figureFilters } from '#officina/performance/rules.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { urlState } from '#ui/list/urlState.ts'
import { figureUrl, periodoOf, shownFigurePeriod } from '../figureUrlState.ts'

/** The days that are shown: twelve months unless told. */
export const shownMonths = (values: { from_date: string | null; to_date: string | null }) =>
  shownFigurePeriod(values, 'anno', isoDate(new Date()))

const { operatorePks: _ofSeveral, ...ofOne } = figureFilters

/** The work by order in the URL. */
export const lavorazioniOrdineUrlState = urlState({
  of: ofOne,
  orders: {
    ordine: 'numeroCommessa',
    dataInizio: 'dataInizio',
    dataFine: 'dataFine',
    tempo: 'tempo',
    tempoTeorico: 'tempoTeorico',
  },
  perPage: 50,
  filter: (values) => ({ periodo: periodoOf(shownMonths(values)) }),
})

/** What a row of the work by order is of, and its days. */
interface WorkOfOrdine {
  readonly ordinePk: number
  readonly lavorazione: { readonly pk: number }
  readonly operatore: { readonly pk: number }
  readonly dataInizio: string
  readonly dataFine: string
}

/** Address of the activities that a row is made of. */
export const attivitaOfUrl = ({ ordinePk, lavorazione, operatore, dataInizio, dataFine }: WorkOfOrdine) =>
  figureUrl('performance', {
    ordine: ordinePk,
    lavorazioni: [lavorazione.pk],
    operatori: [operatore.pk],
    from_date: dataInizio,
    to_date: dataFine,
  })
