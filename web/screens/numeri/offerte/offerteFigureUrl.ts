import { dayParam, type UrlValues } from '#ui/urlState.ts'

/** The period of the figures of offers in the URL. */
export const statisticheOfferteUrlState = { dal: dayParam(), al: dayParam() }

/** Variables of the page for a state of its URL. */
export const statisticheOfferteVariables = ({ dal, al }: UrlValues<typeof statisticheOfferteUrlState>) => ({
  periodo: { dal, al },
})

/** Which offers a figure counts. */
export interface CountedOfferte {
  /** Days of sending, 'YYYY-MM-DD'. */
  dal: string
  al: string
  stato?: string
  agente?: number
  famiglia?: number
  causa?: string
}

/** Address of the offers that a figure counts. */
export function offerteFigureUrl({ dal, al, ...others }: CountedOfferte): string {
  const search = new URLSearchParams({ inviata_da: dal, inviata_a: al })
  for (const [name, value] of Object.entries(others)) if (value !== undefined) search.set(name, `${value}`)
  return `/offerte/#/?${search}`
}

/** The days of a month that lie in a period. @param month 'YYYY-MM' */
export function monthWithin(month: string, { dal, al }: { dal: string; al: string }): { dal: string; al: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  const first = `${month}-01`
  return { dal: first < dal ? dal : first, al: last > al ? al : last }
}
