const SCHEMA = /^(https?:|mailto:|tel:)/i

/** 'www.example.it' is a site, 'a@example.it' a mail address; '' when it is nothing that a mail may point to. */
export function completeAddress(written: string): string {
  const clean = written.trim()
  if (clean === '' || /\s/.test(clean)) return ''
  if (SCHEMA.test(clean)) return clean
  if (/^[a-z][a-z0-9+.-]*:/i.test(clean) && !/^[^/]*:\d+(\/|$)/.test(clean)) return ''
  return clean.includes('@') ? `mailto:${clean}` : `https://${clean}`
}
