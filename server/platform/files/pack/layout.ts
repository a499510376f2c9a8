/**
 * What a document is found to be: as its extension says, that but with code in it, an archive that holds more than may
 * be unpacked, or something else.
 */
export type Verdict = 'sound' | 'code' | 'huge' | 'unsound'

// A pack is a zip with one text and a folder of pictures beside it. What is known of one before and after it is read.

/** What a pack is made of: the name of its text, and of the folder of its pictures with the slash. */
export interface PackLayout {
  text: string
  folder: string
}

/** First of the lines that tell of a pack: why it cannot be read, in Italian, or its text. */
export interface PackHead {
  motivo: string | null
  text: string
}

/** A picture of a pack. */
export interface PackPicture {
  /** Its whole name in the pack. */
  name: string
  /** SHA-256 of the bytes, in hex: the key of the store. */
  chiave: string
  /** Whether it is what its extension says. */
  verdict: Verdict
  /** The bytes where they are asked for. */
  base64: string | null
}

const MB = 1024 * 1024

/** Bytes of a pack as it is sent. */
export const PACK_MAX_BYTES = 50 * MB
/** Bytes of its text, and of all it holds once unpacked: a child answers 64 MB, and base64 takes a third more. */
export const PACK_TEXT_MAX_BYTES = 4 * MB
export const PACK_UNPACKED_MAX_BYTES = 44 * MB
/** Text and pictures together, with what programs leave in a zip. */
export const PACK_ENTRIES_MAX = 1000
