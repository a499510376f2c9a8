import { readFileSync } from 'node:fs'

/** What the page loads beside itself: the content security policy allows nothing inside it. */
const FILES: Readonly<Record<string, string>> = {
  '/api/docs/style.css': 'style.css',
  '/api/docs/script.js': 'browser.js',
}
const TYPES: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript' }

/** Read once each. */
const read = new Map<string, string>()

/** A file of the documentation page; null for another address. */
export function docsAsset(pathname: string): Response | null {
  const name = Object.hasOwn(FILES, pathname) ? FILES[pathname] : undefined
  if (name === undefined) return null
  const text = read.get(name) ?? readFileSync(new URL(name, import.meta.url), 'utf8')
  read.set(name, text)
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' } })
}
