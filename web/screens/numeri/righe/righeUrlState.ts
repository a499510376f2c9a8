import { OTHER, type PuntoRighe, righeCsvUrl, WITHOUT_CODICE } from '#numeri/righe/rules.ts'
import { addDays } from '#ordini/ordini/rules.ts'
import { righeStatisticheFilters } from '#ordini/righe/rules.ts'
import { paramsOf } from '#ui/list/filterParams.ts'
import { urlState } from '#ui/list/urlState.ts'
import { oneOfParam, type UrlValues, writeUrl } from '#ui/urlState.ts'

const filters = paramsOf(righeStatisticheFilters)
export type RigheFilters = UrlValues<typeof filters>

/** No state is asked about without a phase, nor beside 'none'. */
function asked({ nome_fase, stato, empty }: RigheFilters) {
  const withFase = nome_fase !== ''
  return {
    statoPks: withFase && empty !== true && stato.length > 0 ? [...stato] : null,
    empty: withFase && empty === true ? true : null,
  }
}

/** The statistics of lines in the URL. */
export const righeStatisticheUrlState = urlState({
  of: righeStatisticheFilters,
  orders: {
    id: 'id',
    numeroCommessa: 'ordine',
    numero: 'numero',
    larghezza: 'larghezza',
    altezza: 'altezza',
    ante: 'ante',
    listino: 'listino',
    netto: 'netto',
    scontoArticolo: 'scontoArticolo',
  },
  perPage: 50,
  filter: asked,
  extra: { vista: oneOfParam(['tabella', 'grafici'], 'tabella') },
})

/** Address of the CSV of what is looked at. */
export const righeCsvOf = (values: RigheFilters, configuration: number | null) =>
  righeCsvUrl(righeStatisticheUrlState.filter(values), configuration)

/** The search part that shows, in the table, what is looked at, and less of it where `least` says so. */
function righeTableSearch(values: RigheFilters, least: Partial<RigheFilters>): string {
  const schema = righeStatisticheUrlState.schema
  return `${writeUrl(schema, new URLSearchParams(), { ...values, pagina: 1, vista: 'tabella', ...least })}`
}

/** The filter of the days of a point of a series: up to the day before the next one. */
function daysOfPoint(points: readonly { readonly data: string }[], n: number, values: RigheFilters) {
  const next = points[n + 1]
  const inizio = points[n]?.data ?? null
  // A week may begin before the first day that is looked at.
  const from = inizio && values.from_data && inizio < values.from_data ? values.from_data : inizio
  return { from_data: from, to_data: next ? addDays(next.data, -1) : values.to_data }
}

/** What the lines of a part are filtered by: the column of a pie. */
export type RighePie = 'tipoSerramento' | 'categoria' | 'forma' | 'codice'

/**
 * Addresses of the lines that the parts and the points of the charts are made of.
 * @param pathname of the page @param tipi types of windows: their filter is a number
 */
export function righeLinks(
  pathname: string,
  values: RigheFilters,
  tipi: readonly { readonly pk: number; readonly nome: string }[],
) {
  const lines = (least: Partial<RigheFilters>) => `${pathname}?${righeTableSearch(values, least)}`
  return {
    /** Null of a part that no filter names. */
    ofPart(pie: RighePie, name: string): string | null {
      if (name === OTHER || name === WITHOUT_CODICE) return null
      if (pie !== 'tipoSerramento') return lines({ [pie]: name })
      const tipo = tipi.find((one) => one.nome === name)
      return tipo ? lines({ tipo_serramento: tipo.pk }) : null
    },
    ofPoint: (points: readonly PuntoRighe[]) => (n: number) => lines(daysOfPoint(points, n, values)),
  }
}
