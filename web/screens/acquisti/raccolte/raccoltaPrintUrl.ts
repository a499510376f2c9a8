/** Where what leaves together is printed. @param expected 'YYYY-MM-DD', as a mail that is being written would say */
export function raccoltaPrintUrl(pk: number, expected?: string): string {
  const day = expected ? `&data_consegna=${encodeURIComponent(expected)}` : ''
  return `/esporta/raccolta_fornitore.pdf?raccolta=${pk}${day}`
}
