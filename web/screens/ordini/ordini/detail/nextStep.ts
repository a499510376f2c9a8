import { ARRIVATO } from '#acquisti/ordiniFornitore/rules.ts'
import { formatDate, isoDate } from '#shared/formats/formats.ts'

interface PlannedFase {
  readonly nomeFase: string
  readonly inizio: string
  readonly fine: string
}

interface AwaitedFornitura {
  readonly tipologia: string
  readonly statoNome: string
  readonly dataConsegna?: string | null | undefined
  readonly fornitore: { readonly nome: string }
}

const names = (fasi: readonly PlannedFase[]) => [...new Set(fasi.map(({ nomeFase }) => nomeFase))].join(', ')
const last = (fasi: readonly PlannedFase[]) => fasi.reduce((max, { fine }) => (fine > max ? fine : max), '')

/**
 * Where an order is in its saved plan: what is going on, or what begins next, or that all is over.
 * @param now instant, ISO
 * @returns null without a plan
 */
export function nextStepOf(fasi: readonly PlannedFase[], now: string): string | null {
  if (fasi.length === 0) return null
  const inProgress = fasi.filter(({ inizio, fine }) => inizio <= now && now < fine)
  if (inProgress.length > 0) return `In corso: ${names(inProgress)}, fino al ${formatDate(last(inProgress))}`
  const future = fasi.filter(({ inizio }) => inizio > now)
  const before = future.map(({ inizio }) => inizio).sort()[0]
  if (before === undefined) return `Piano concluso il ${formatDate(last(fasi))}`
  const day = isoDate(before)
  return `Prossimo passo: ${names(future.filter(({ inizio }) => isoDate(inizio) === day))}, dal ${formatDate(before)}`
}

/**
 * Who is waited for: the supplier orders that have not arrived, the first that is expected before; what should be here
 * already is told.
 * @param today YYYY-MM-DD
 */
export function awaitedOf(
  forniture: readonly AwaitedFornitura[],
  today: string,
): { text: string; tardi: boolean } | null {
  const waits = forniture
    .filter(({ statoNome }) => statoNome !== ARRIVATO)
    .sort((a, b) => (a.dataConsegna ?? '9999').localeCompare(b.dataConsegna ?? '9999'))
  const [before] = waits
  if (!before) return null
  const { fornitore, tipologia, dataConsegna } = before
  const late = dataConsegna != null && dataConsegna < today
  const at = dataConsegna ? `${late ? 'doveva arrivare il' : 'previsto il'} ${formatDate(dataConsegna)}` : 'senza data'
  const others = waits.length > 1 ? ` e altri ${waits.length - 1}` : ''
  return { text: `Si aspetta ${fornitore.nome} per ${tipologia}, ${at}${others}`, tardi: late }
}
