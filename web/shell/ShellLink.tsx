import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { trimEndOf } from '../../server/shared/text/text.ts'

/** The hash route of an address when it lies in the page that is open, else null. */
export function internalRoute(href: string, page: string): string | null {
  const [percorso = '', rotta] = href.split('#')
  const clean = (text: string) => trimEndOf(text, '/')
  return rotta !== undefined && clean(percorso) === clean(page) ? rotta || '/' : null
}

/** A link to any screen of the product: within the open shell it navigates, elsewhere it loads the other page. */
export function ShellLink({ href = '', onClick, ...altri }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const naviga = useNavigate()

  function segui(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const route = internalRoute(href, location.pathname)
    const altrove = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (route === null || altrove || event.defaultPrevented) return
    event.preventDefault()
    naviga(route)
  }

  return <a href={href} onClick={segui} {...altri} />
}
