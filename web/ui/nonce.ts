/** The nonce that the server put in the page: styles made at run time must carry it (no `unsafe-inline`). */
export function nonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.getAttribute('content') || undefined
}
