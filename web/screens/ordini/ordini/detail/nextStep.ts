import { ARRIVATO } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { formatDate, isoDate } from '../../../../../server/shared/formats/formats.ts'

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

const nomi = (fasi: readonly PlannedFase[]) => [...new Set(fasi.map(({ nomeFase }) => nomeFase))].join(', ')
const ultima = (fasi: readonly PlannedFase[]) => fasi.reduce((max, { fine }) => (fine > max ? fine : max), '')

/**
 * Where an order is in its saved plan: what is going on, or what begins next, or that all is over.
 * @param adesso instant, ISO
 * @returns null without a plan
 */
export function nextStepOf(fasi: readonly PlannedFase[], adesso: string): string | null {
  if (fasi.length === 0) return null
  const inCorso = fasi.filter(({ inizio, fine }) => inizio <= adesso && adesso < fine)
  if (inCorso.length > 0) return `In corso: ${nomi(inCorso)}, fino al ${formatDate(ultima(inCorso))}`
  const future = fasi.filter(({ inizio }) => inizio > adesso)
  const prima = future.map(({ inizio }) => inizio).sort()[0]
  if (prima === undefined) return `Piano concluso il ${formatDate(ultima(fasi))}`
  const giorno = isoDate(prima)
  return `Prossimo passo: ${nomi(future.filter(({ inizio }) => isoDate(inizio) === giorno))}, dal ${formatDate(prima)}`
}

/**
 * Who is waited for: the supplier orders that have not arrived, the first that is expected before; what should be here
 * already is told.
 * @param oggi YYYY-MM-DD
 */
export function awaitedOf(
  forniture: readonly AwaitedFornitura[],
  oggi: string,
): { testo: string; tardi: boolean } | null {
  const attese = forniture
    .filter(({ statoNome }) => statoNome !== ARRIVATO)
    .sort((a, b) => (a.dataConsegna ?? '9999').localeCompare(b.dataConsegna ?? '9999'))
  const [prima] = attese
  if (!prima) return null
  const { fornitore, tipologia, dataConsegna } = prima
  const tardi = dataConsegna != null && dataConsegna < oggi
  const quando = dataConsegna
    ? `${tardi ? 'doveva arrivare il' : 'previsto il'} ${formatDate(dataConsegna)}`
    : 'senza data'
  const altre = attese.length > 1 ? ` e altri ${attese.length - 1}` : ''
  return { testo: `Si aspetta ${fornitore.nome} per ${tipologia}, ${quando}${altre}`, tardi }
}
