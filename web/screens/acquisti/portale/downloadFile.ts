import { linkHeaders } from '#relay/linkFornitore.ts'

const NOT_READ = 'Il file non si può leggere: riprova tra poco.'

/**
 * Saves a file of the product: a link of the page would not carry the secret by which it is open.
 * @throws Error in words for the user
 */
export async function downloadFile(address: string): Promise<void> {
  const response = await fetch(address, { headers: linkHeaders(), credentials: 'same-origin' }).catch(() => null)
  if (!response?.ok) throw new Error(NOT_READ)
  const url = URL.createObjectURL(await response.blob())
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = decodeURIComponent(address.split('/').at(-1) ?? 'file')
  anchor.click()
  // Once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
