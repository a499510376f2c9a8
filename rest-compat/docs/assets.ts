import { readFileSync } from 'node:fs'

/** What the page loads beside itself: the content security policy allows nothing inside it. */
const FILES: Readonly<Record<string, string>> = {
  '/api/docs/style.css': 'style.css',
  '/api/docs/script.js': 'browser.js',
  // The letters of the product; the package they come from is not there once it is built.
  '/api/docs/inter.woff2': '../../web/wizard/font/inter-wizard.woff2',
}
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
}

/** Read once each. */
const read = new Map<string, Uint8Array<ArrayBuffer>>()

/** A file of the documentation page; null for another address. */
export function docsAsset(pathname: string): Response | null {
  const name = Object.hasOwn(FILES, pathname) ? FILES[pathname] : undefined
  if (name === undefined) return null
  const bytes = read.get(name) ?? Uint8Array.from(readFileSync(new URL(name, import.meta.url)))
  read.set(name, bytes)
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? ''
  return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } })
}
