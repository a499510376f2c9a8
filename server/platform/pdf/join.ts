/** Documents one after the other in one file, each added as it comes so that no two are held at once. */
export interface JoinedPdf {
  add(bytes: Uint8Array): Promise<void>
  bytes(): Promise<Uint8Array>
}

/** @param title in the file's properties */
export async function createJoinedPdf(title: string): Promise<JoinedPdf> {
  // Loaded when it is wanted: most of the time it would only take room.
  const { PDFDocument } = await import('pdf-lib')
  const joined = await PDFDocument.create()
  joined.setTitle(title)
  joined.setLanguage('it')
  return {
    async add(bytes) {
      const document = await PDFDocument.load(bytes, { updateMetadata: false })
      for (const page of await joined.copyPages(document, document.getPageIndices())) joined.addPage(page)
    },
    bytes: () => joined.save(),
  }
}

/** How many pages a document has. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  const { PDFDocument } = await import('pdf-lib')
  return (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount()
}
