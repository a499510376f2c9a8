import type { MailStatus } from '#platform/mail/rules.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import type { StatusTone } from '#ui/StatusChip.tsx'

/** The word of each state, in the order of the filter. */
export const statusWords: Readonly<Record<MailStatus, { word: string; tone: StatusTone; nota?: string }>> = {
  DA_INVIARE: { word: 'In uscita', tone: 'info' },
  IN_INVIO: { word: 'In invio', tone: 'info' },
  INVIATA: { word: 'Inviata', tone: 'positivo' },
  FALLITA: { word: 'Fallita', tone: 'negativo' },
  SOSPESA: { word: 'Sospesa', tone: 'attenzione', nota: 'Fermata a mano: parte quando viene ripresa' },
  ANNULLATA: { word: 'Annullata', tone: 'neutro' },
}

export const mailStatuses = Object.keys(statusWords) as MailStatus[]

interface Departure {
  readonly stato: MailStatus
  readonly inviaDal: string
  readonly inviataIl: string | null
}

/**
 * When a mail left, or when it will; '' for one that will not.
 * @param configured whether there is a mail server
 */
export function sendTimeInWords({ stato, inviaDal, inviataIl }: Departure, configured: boolean, now: Date): string {
  if (stato === 'INVIATA') return formatDateTime(inviataIl)
  if (stato === 'IN_INVIO') return 'adesso'
  if (stato === 'SOSPESA') return 'quando viene ripresa'
  if (stato !== 'DA_INVIARE') return ''
  if (new Date(inviaDal) > now) return `dal ${formatDateTime(inviaDal)}`
  return configured ? 'appena possibile' : 'con un server di posta'
}

interface Concerned {
  readonly contesto: string
  readonly contestoPk: number | null | undefined
  /** Null once the order is gone. */
  readonly numeroCommessa: string | null | undefined
}

const OF_PREVENTIVO: ReadonlySet<string> = new Set(['Preventivo', 'AvvisoRichiesta', 'RicevutaRichiesta'])
const OF_CONFERMA: ReadonlySet<string> = new Set(['ConfermaOrdine', 'AvvisoFirma', 'AvvisoMessaggio'])

/** The page of what a mail is about; null for what has none. */
export function concernsOf({
  contesto,
  contestoPk: pk,
  numeroCommessa,
}: Concerned): { text: string; href: string } | null {
  if (pk == null) return null
  if (OF_PREVENTIVO.has(contesto)) return { text: `Preventivo ${pk}`, href: `/preventivi/#/${pk}` }
  if (OF_CONFERMA.has(contesto)) return { text: 'Conferma ordine', href: `/planner/#/conferme-ordini/${pk}` }
  if (contesto === 'DomandaOfferta' || contesto === 'RichiestaInvioOfferta')
    return { text: `Offerta ${pk}`, href: `/offerte/#/${pk}` }
  return contesto === 'Ordine'
    ? { text: `Ordine ${numeroCommessa ?? ''}`.trim(), href: `/planner/#/ordini/${pk}` }
    : null
}

/** What mails are about, beside those that have a page. */
const CONTEXTS: Readonly<Record<string, (pk: number | null | undefined) => string>> = {
  OrdineFornitore: (pk) => `Ordine fornitore ${pk ?? ''}`.trim(),
  RaccoltaFornitore: (pk) => `Raccolta di ordini fornitore ${pk ?? ''}`.trim(),
  LinkCliente: () => 'Link del cliente',
  ConfermaIndirizzo: () => 'Conferma dell’indirizzo di una richiesta',
  CodiceFirma: () => 'Codice per firmare',
  DomandaOfferta: () => 'Domanda su un’offerta',
  RichiestaInvioOfferta: () => 'Offerta da inviare per un agente',
  Sollecito: () => 'Sollecito a un fornitore',
  RitardoFornitore: () => 'Ritardo di un fornitore',
  RecuperoPassword: () => 'Nuova password',
  AvvisoRichiesta: () => 'Avviso di una richiesta',
  RicevutaRichiesta: () => 'Ricevuta di una richiesta',
  AvvisoFirma: () => 'Avviso di una firma',
  AvvisoMessaggio: () => 'Avviso di un messaggio',
}

/** What a mail without a page of its own is about, in words; '' for nothing. */
export function contextInWords({ contesto, contestoPk }: Pick<Concerned, 'contesto' | 'contestoPk'>): string {
  const named = Object.hasOwn(CONTEXTS, contesto) ? CONTEXTS[contesto]?.(contestoPk) : undefined
  if (named !== undefined) return named
  const words = contesto.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
