/** Address of the small one of a stored picture, for lists; what is no stored file stays as it is. */
export function thumbnailUrl(url: string): string {
  return url.startsWith('/files/') && !url.includes('?') ? `${url}?miniatura` : url
}
