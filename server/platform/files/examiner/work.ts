import { parseSheet } from '../../imports/reading/parseSheet.ts'
import { readPack } from '../pack/readPack.ts'
import { examineDocument } from './document.ts'
import { renderMark } from './mark.ts'
import { renderPicture } from './picture.ts'
import type { TaskName, Tasks } from './tasks.ts'

type Answer<Name extends TaskName> = AsyncIterable<Tasks[Name]['line']> | Iterable<Tasks[Name]['line']>
type Work = { [Name in TaskName]: (bytes: Buffer, question: Tasks[Name]['question']) => Answer<Name> }

const work: Work = {
  document: examineDocument,
  sheet: parseSheet,
  pack: readPack,
  picture: renderPicture,
  mark: renderMark,
}

/** The answer to a task, a line at a time. What a damaged file does to its reader happens to whoever calls this. */
export const linesOf = <Name extends TaskName>(task: Name, question: Tasks[Name]['question'], bytes: Buffer) =>
  work[task](bytes, question)
