// How an order stands, in the words of whoever waits for it: the phases of its plan and the promised week.
// docs/rules/produzione.md#order-status-for-the-customer
import { formatDate } from '../../shared/formats/formats.ts'

/** What the phases of a new product are called to a customer; another is called by its own name. */
const PAROLE: Readonly<Record<string, string>> = {
  legno: 'Preparazione del legno',
  telai: 'Telai',
  macchine: 'Lavorazione a macchina',
  verniciatura: 'Verniciatura',
  vetro: 'Vetri',
  banchi: 'Montaggio',
}

/** How far a phase is. */
export const PASSI = ['fatto', 'in_corso', 'da_fare'] as const
export type Passo = (typeof PASSI)[number]

/** A phase in plain words. */
export interface FaseInParole {
  nome: string
  passo: Passo
}

/** A phase of the plan: from its start to its end. */
interface FaseDelPiano {
  nomeFase: string
  inizio: Date
  fine: Date
}

const parole = (nome: string) => PAROLE[nome] ?? nome.charAt(0).toUpperCase() + nome.slice(1)

function passoOf({ inizio, fine }: FaseDelPiano, adesso: Date): Passo {
  if (fine <= adesso) return 'fatto'
  return inizio <= adesso ? 'in_corso' : 'da_fare'
}

/** The phases of a plan at an instant, in the order in which they begin. */
export function fasiInParole(fasi: readonly FaseDelPiano[], adesso: Date): FaseInParole[] {
  return [...fasi]
    .sort((a, b) => a.inizio.getTime() - b.inizio.getTime() || a.fine.getTime() - b.fine.getTime())
    .map((fase) => ({ nome: parole(fase.nomeFase), passo: passoOf(fase, adesso) }))
}

const DAY_MS = 86_400_000

/** The week of a day, from Monday to Sunday. @param giorno 'YYYY-MM-DD'; null: none is promised */
export function settimanaPromessa(giorno: string | null): string | null {
  if (giorno === null) return null
  const data = new Date(`${giorno}T00:00:00Z`)
  const lunedi = new Date(data.getTime() - ((data.getUTCDay() + 6) % 7) * DAY_MS)
  const domenica = new Date(lunedi.getTime() + 6 * DAY_MS)
  const inParole = (quando: Date) => formatDate(quando.toISOString().slice(0, 10))
  return `dal ${inParole(lunedi)} al ${inParole(domenica)}`
}
