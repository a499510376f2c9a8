import { dayParam, type ParamCodec } from '../../../../ui/urlState.ts'

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

const { leggi: leggiGiorno } = dayParam()

const vuoto = ({ inizioDa, inizioA, fineDa, fineA }: FaseFilterValue) => !(inizioDa || inizioA || fineDa || fineA)

function leggiUno(testo: string): FaseFilterValue[] {
  const [fase = '', ...giorni] = testo.split('~')
  if (fase !== '' && !FASE_NAME.test(fase)) return []
  const [inizioDa = null, inizioA = null, fineDa = null, fineA = null] = giorni.map(leggiGiorno)
  const filtro = { fase, inizioDa, inizioA, fineDa, fineA }
  return vuoto(filtro) ? [] : [filtro]
}

/** The filters on phases in the URL: `banchi~2026-11-23~~~2026-11-30!legno~…`, one a phase. */
export function faseFilters(): ParamCodec<readonly FaseFilterValue[]> {
  return {
    iniziale: [],
    leggi: (testo) => {
      const letti = testo.split('!').flatMap(leggiUno)
      return [...new Map(letti.map((filtro) => [filtro.fase, filtro])).values()].slice(0, 20)
    },
    scrivi: (filtri) =>
      filtri
        .filter((filtro) => !vuoto(filtro))
        .map(({ fase, ...giorni }) =>
          [fase, ...[giorni.inizioDa, giorni.inizioA, giorni.fineDa, giorni.fineA].map((g) => g ?? '')].join('~'),
        )
        .join('!'),
  }
}

const nessuno = { inizioDa: null, inizioA: null, fineDa: null, fineA: null } as const

/** The filter on a phase; an empty one when there is none. */
export function faseFilterOf(filtri: readonly FaseFilterValue[], fase: string): FaseFilterValue {
  return filtri.find((filtro) => filtro.fase === fase) ?? { fase, ...nessuno }
}

/** The filters with some days of a phase changed. */
export function withFaseFilter(
  filtri: readonly FaseFilterValue[],
  fase: string,
  cambi: Partial<Omit<FaseFilterValue, 'fase'>>,
): FaseFilterValue[] {
  const nuovo = { ...faseFilterOf(filtri, fase), ...cambi }
  return [...filtri.filter((filtro) => filtro.fase !== fase), ...(vuoto(nuovo) ? [] : [nuovo])]
}
