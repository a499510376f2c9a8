/** The number of an object in an address; one that nothing has, -1, when it makes no sense. */
export function pathNumber(text: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : -1
}
