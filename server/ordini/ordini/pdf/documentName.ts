/**
 * The file name of a document about an order, one that every file system takes: `ordine-26-0001.pdf`.
 * @param what the document, begins the name
 */
export const documentName = (what: string, commessa: string): string =>
  `${what}-${commessa.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.pdf`
