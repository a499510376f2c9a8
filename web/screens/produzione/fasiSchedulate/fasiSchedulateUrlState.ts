import { addDays } from '#ordini/ordini/rules.ts'
import { DEFAULT_FASE, fasiSchedulateFilters } from '#produzione/fasiSchedulate/rules.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { downloadUrl } from '#ui/export/addresses.ts'
import { urlState } from '#ui/list/urlState.ts'
import { dayParam, oneOfParam, type ParamCodec, textParam, type UrlValues } from '#ui/urlState.ts'

/** Monday and Sunday of the week of a day, YYYY-MM-DD. */
export function weekAround(today: string): { da: string; a: string } {
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  return { da: monday, a: addDays(monday, 6) }
}

/** A day of the current week unless told; null, written 'tutti', is no limit. */
function dayOfTheWeek(capo: 'da' | 'a'): ParamCodec<string | null> {
  const { read } = dayParam()
  const initial = () => weekAround(isoDate(new Date()))[capo]
  return {
    // Asked anew: the page may stay open from one week to the next.
    get initial(): string | null {
      return initial()
    },
    read: (written) => (written === 'tutti' ? null : (read(written) ?? initial())),
    write: (value) => value ?? 'tutti',
  }
}

/** State of the list of scheduled phases in its URL. */
export const fasiSchedulateUrlState = urlState({
  of: fasiSchedulateFilters,
  filters: {
    nome_fase: textParam(DEFAULT_FASE),
    data_da: dayOfTheWeek('da'),
    data_a: dayOfTheWeek('a'),
    /** 'NESSUNO STATO': it excludes `stato`. */
    empty: oneOfParam(['', 'true'], ''),
  },
  orders: {
    numeroCommessa: 'numeroCommessa',
    riferimento: 'riferimento',
    numeroSerramenti: 'numeroSerramenti',
    cliente: 'nomeCliente',
    fornitore: 'fornitore',
    tempo: 'durata',
    dataConsegna: 'dataConsegna',
    inizio: 'inizio',
    fine: 'fine',
    netto: 'netto',
    misure: 'senzaMisure',
  },
  perPage: { choices: [25, 50, 100], initial: 50 },
  filter: ({ nome_fase, stato, empty }) => ({
    nomeFase: nome_fase || DEFAULT_FASE,
    statoPks: empty !== '' || stato.length === 0 ? null : stato,
    empty: empty !== '' ? true : null,
  }),
})

type FasiSchedulateState = UrlValues<typeof fasiSchedulateUrlState.schema>

/** Changing the phase clears the filter by states: they are of the other phase. */
export const withFase = (nome_fase: string) => ({ nome_fase, stato: [], empty: '' as const, pagina: 1 })

/** Choosing 'NESSUNO STATO' excludes the other states, and choosing one of them takes it away. */
export function withStati(
  before: Pick<FasiSchedulateState, 'stato' | 'empty'>,
  chosen: readonly (number | 'nessuno')[],
) {
  const wants = chosen.includes('nessuno')
  const numeri = chosen.filter((picked): picked is number => picked !== 'nessuno')
  const none = wants && (before.empty === '' || numeri.length === 0)
  return { stato: none ? [] : numeri, empty: none ? ('true' as const) : ('' as const), pagina: 1 }
}

/** Address of the CSV of what is in the list. */
export const csvUrl = (stato: FasiSchedulateState) =>
  downloadUrl('/api/planner/fasi-schedulate/csv/', fasiSchedulateUrlState.filter(stato), {
    nomeFase: 'nome_fase',
    search: 'search',
    periodo: { dal: 'data_da', al: 'data_a' },
    chiusi: 'chiusi',
    senzaMisure: 'senza_misure',
    statoPks: 'stato',
    empty: 'empty',
    materiali: 'materiali',
    statoMaterialePks: 'stati_materiali',
  })
