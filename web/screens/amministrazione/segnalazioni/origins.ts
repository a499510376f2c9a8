import { formatDateTime } from '#shared/formats/formats.ts'
import type { StatusTone } from '#ui/StatusChip.tsx'

const words: Readonly<Record<string, { word: string; tone: StatusTone }>> = {
  server: { word: 'Server', tone: 'negativo' },
  browser: { word: 'Pagina', tone: 'attenzione' },
  riportato: { word: 'Riportata', tone: 'info' },
}

/** An origin in words; one that this page does not know yet shows as it is. */
export function originWord(origin: string): { word: string; tone: StatusTone } {
  return (Object.hasOwn(words, origin) ? words[origin] : undefined) ?? { word: origin, tone: 'neutro' }
}

/** An address without its host, which is always ours: '/preventivi/#/12'. */
export function faultPath(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '')
}

interface Fault {
  readonly il: string
  readonly origine: string
  readonly messaggio: string
  readonly url: string
  readonly requestId: string
  readonly stack: string
  readonly user: { readonly nome: string } | null | undefined
}

/** A fault as text, to be sent to support. */
export function segnalazioneText({ il, origine, messaggio, url, requestId, stack, user }: Fault): string {
  const righe = [
    ['Quando', formatDateTime(il)],
    ['Origine', originWord(origine).word],
    ['Messaggio', messaggio],
    ['Pagina', url],
    ['Utente', user?.nome ?? ''],
    ['Richiesta', requestId],
  ].filter(([, value]) => value !== '')
  return [...righe.map(([name, value]) => `${name}: ${value}`), ...(stack ? ['', stack] : [])].join('\n')
}
