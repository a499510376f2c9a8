import { dayParam, type ParamCodec } from '#ui/urlState.ts'

/** Start and end of a phase, or of the whole schedule when `fase` is empty; days, inclusive. */
export interface FaseFilterValue {
  readonly fase: string
  readonly inizioDa: string | null
  readonly inizioA: string | null
  readonly fineDa: string | null
  readonly fineA: string | null
}

/** How a phase may be called in the URL: what the separators leave. */
const FASE_NAME = /^[^~!.]{1,60}$/

const { read: readDay } = dayParam()

const empty = ({ inizioDa, inizioA, fineDa, fineA }: FaseFilterValue) => !(inizioDa || inizioA || fineDa || fineA)

function readOne(text: string): FaseFilterValue[] {
  const [fase = '', ...days] = text.split('~')
  if (fase !== '' && !FASE_NAME.test(fase)) return []
  const [inizioDa = null, inizioA = null, fineDa = null, fineA = null] = days.map(readDay)
  const filter = { fase, inizioDa, inizioA, fineDa, fineA }
  return empty(filter) ? [] : [filter]
}

/** The filters on phases in the URL: `banchi~2026-11-23~~~2026-11-30!legno~…`, one a phase. */
export function faseFilters(): ParamCodec<readonly FaseFilterValue[]> {
  return {
    initial: [],
    read: (text) => {
      const read = text.split('!').flatMap(readOne)
      return [...new Map(read.map((filter) => [filter.fase, filter])).values()].slice(0, 20)
    },
    write: (filters) =>
      filters
        .filter((filter) => !empty(filter))
        .map(({ fase, ...days }) =>
          [fase, ...[days.inizioDa, days.inizioA, days.fineDa, days.fineA].map((g) => g ?? '')].join('~'),
        )
        .join('!'),
  }
}

const none = { inizioDa: null, inizioA: null, fineDa: null, fineA: null } as const

/** The filter on a phase; an empty one when there is none. */
export function faseFilterOf(filters: readonly FaseFilterValue[], fase: string): FaseFilterValue {
  return filters.find((filter) => filter.fase === fase) ?? { fase, ...none }
}

/** The filters with some days of a phase changed. */
export function withFaseFilter(
  filters: readonly FaseFilterValue[],
  fase: string,
  changes: Partial<Omit<FaseFilterValue, 'fase'>>,
): FaseFilterValue[] {
  const next = { ...faseFilterOf(filters, fase), ...changes }
  return [...filters.filter((filter) => filter.fase !== fase), ...(empty(next) ? [] : [next])]
}
