import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { trimEndOf } from '#shared/text.ts'

/** The hash route of an address when it lies in the page that is open, else null. */
export function internalRoute(href: string, page: string): string | null {
  const [path = '', route] = href.split('#')
  const clean = (text: string) => trimEndOf(text, '/')
  return route !== undefined && clean(path) === clean(page) ? route || '/' : null
}

/** A link to any screen of the product: within the open shell it navigates, elsewhere it loads the other page. */
export function ShellLink({ href = '', onClick, ...others }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const navigate = useNavigate()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const route = internalRoute(href, location.pathname)
    const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (route === null || elsewhere || event.defaultPrevented) return
    event.preventDefault()
    navigate(route)
  }

  return <a href={href} onClick={follow} {...others} />
}
