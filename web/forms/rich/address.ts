const SCHEMA = /^(https?:|mailto:|tel:)/i

/** 'www.example.it' is a site, 'a@example.it' a mail address; '' when it is nothing that a mail may point to. */
export function completeAddress(scritto: string): string {
  const pulito = scritto.trim()
  if (pulito === '' || /\s/.test(pulito)) return ''
  if (SCHEMA.test(pulito)) return pulito
  if (/^[a-z][a-z0-9+.-]*:/i.test(pulito) && !/^[^/]*:\d+(\/|$)/.test(pulito)) return ''
  return pulito.includes('@') ? `mailto:${pulito}` : `https://${pulito}`
}
