import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { trimEndOf } from '../../server/shared/text/text.ts'

/** The hash route of an address when it lies in the page that is open, else null. */
export function internalRoute(href: string, pagina: string): string | null {
  const [percorso = '', rotta] = href.split('#')
  const pulito = (testo: string) => trimEndOf(testo, '/')
  return rotta !== undefined && pulito(percorso) === pulito(pagina) ? rotta || '/' : null
}

/** A link to any screen of the product: within the open shell it navigates, elsewhere it loads the other page. */
export function ShellLink({ href = '', onClick, ...altri }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const naviga = useNavigate()

  function segui(evento: MouseEvent<HTMLAnchorElement>) {
    onClick?.(evento)
    const rotta = internalRoute(href, location.pathname)
    const altrove = evento.button !== 0 || evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.altKey
    if (rotta === null || altrove || evento.defaultPrevented) return
    evento.preventDefault()
    naviga(rotta)
  }

  return <a href={href} onClick={segui} {...altri} />
}
