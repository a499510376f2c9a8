/** What the picture of an object is going to be. */
export interface ChosenImage {
  /** Address of the one that there is. */
  saved: string | null
  chosen: File | null
  /** The bytes of the new one, where they travel with the other fields. */
  base64: string | null
  removed: boolean
}

/** The picture as a form begins with it. */
export const startImage = (saved: string | null): ChosenImage => ({
  saved: saved,
  chosen: null,
  base64: null,
  removed: false,
})

/** The bytes of a file as a mutation takes them. */
export async function fileBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  // A call takes so many arguments at most.
  for (let from = 0; from < bytes.length; from += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 0x8000)))
  }
  return btoa(parts.join(''))
}

/** What is sent of a picture that travels with the other fields of a form; nothing when it stays. */
export function writeImage({ chosen, base64, removed }: ChosenImage) {
  if (chosen && base64) return { immagine: { nome: chosen.name, base64 } }
  return removed ? { removeImmagine: true } : {}
}
