/** The value of a cookie in a `document.cookie` text, or an empty string. */
export function readBrowserCookie(cookies: string, name: string): string {
  for (const part of cookies.split(';')) {
    const [key, ...resto] = part.trim().split('=')
    if (key === name) return decodeURIComponent(resto.join('='))
  }
  return ''
}

/** Headers of every request that changes something: the CSRF token is read again each time, a login rotates it. */
export function csrfHeaders(): Record<string, string> {
  return { 'X-CSRFToken': readBrowserCookie(document.cookie, 'csrftoken') }
}
