import { formatoDataOra } from '../../../../server/shared/formats/formats.ts'
import type { TonoStato } from '../../../ui/StatoChip.tsx'

/** Who saw a fault: the server, a page, or a superuser who reported it by hand. */
export const origini = ['server', 'browser', 'riportato'] as const

const parole: Readonly<Record<string, { parola: string; tono: TonoStato }>> = {
  server: { parola: 'Server', tono: 'negativo' },
  browser: { parola: 'Pagina', tono: 'attenzione' },
  riportato: { parola: 'Riportata', tono: 'info' },
}

/** An origin in words; one that this page does not know yet shows as it is. */
export function parolaOrigine(origine: string): { parola: string; tono: TonoStato } {
  return (Object.hasOwn(parole, origine) ? parole[origine] : undefined) ?? { parola: origine, tono: 'neutro' }
}

/** An address without its host, which is always ours: '/preventivi/#/12'. */
export function percorso(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '')
}

interface Guasto {
  readonly il: string
  readonly origine: string
  readonly messaggio: string
  readonly url: string
  readonly requestId: string
  readonly stack: string
  readonly user: { readonly nome: string } | null | undefined
}

/** A fault as text, to be sent to support. */
export function testoSegnalazione({ il, origine, messaggio, url, requestId, stack, user }: Guasto): string {
  const righe = [
    ['Quando', formatoDataOra(il)],
    ['Origine', parolaOrigine(origine).parola],
    ['Messaggio', messaggio],
    ['Pagina', url],
    ['Utente', user?.nome ?? ''],
    ['Richiesta', requestId],
  ].filter(([, valore]) => valore !== '')
  return [...righe.map(([nome, valore]) => `${nome}: ${valore}`), ...(stack ? ['', stack] : [])].join('\n')
}
