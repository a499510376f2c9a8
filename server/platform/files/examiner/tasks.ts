import type { ReadCell, SheetPart } from '../../imports/reading/cell.ts'
import type { SheetExtension } from '../../imports/reading/format.ts'
import type { PackHead, PackLayout, PackPicture, Verdict } from '../pack/layout.ts'

/** First of a sheet's lines: why there are no rows, in Italian, or whether there are more than are read. */
export interface SheetHead {
  motivo: string | null
  troppe: boolean
  /** Which rows are of which sheet, where every one is read. */
  parts?: readonly SheetPart[] | undefined
}

/** What a child can be asked: the question that goes with the bytes, and each line of its answer. */
export interface Tasks {
  /** Reads the structure of an upload that its first bytes do not tell enough of. */
  document: { question: { estensione: string }; line: Verdict }
  /** Reads the first sheet of a workbook, with `everySheet` all of them, or with `righe` false only looks whether it is sound: a head, then its rows. */
  sheet: {
    question: { allowed: SheetExtension; righe: boolean; everySheet?: boolean | undefined }
    line: SheetHead | ReadCell[]
  }
  /** Draws a picture anew, without what a camera writes beside it, and a small one of it. */
  picture: { question: Record<string, never>; line: RenderedPicture }
  /** Draws the mark of the company anew, as a small PNG. */
  mark: { question: Record<string, never>; line: RenderedMark }
  /** Reads a pack: a head with its text, then its pictures, with their bytes where `bytes` asks for them. */
  pack: { question: PackLayout & { bytes: boolean }; line: PackHead | PackPicture }
}

/** A picture as it is shown and as lists show it, base 64; null for what stays as it was sent. */
export interface RenderedPicture {
  whole: string | null
  miniatura: string
}

/** A mark as it is shown, base 64, with its pixels; or why there is none: nothing to be seen, too many pixels. */
export type RenderedMark = { png: string; larghezza: number; altezza: number } | { fault: 'blank' | 'tooLarge' }

export type TaskName = keyof Tasks
