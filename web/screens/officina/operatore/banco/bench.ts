/** Name under which a device remembers its workstation. */
export const BENCH_PREFERENCE = 'officina.postazione'

/** The workstation of this device, as the loader of the page asks for it; '' for none. */
export function rememberedBench(): string {
  try {
    const written: unknown = JSON.parse(localStorage.getItem(BENCH_PREFERENCE) ?? '""')
    return typeof written === 'string' ? written : ''
  } catch {
    return ''
  }
}
