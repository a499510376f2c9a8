import { formatOf } from '../formats.ts'
import type { Verdict } from '../pack/layout.ts'
import { isSvg, svgRuns } from '../svg.ts'
import { type Archive, readArchive } from '../zip.ts'
import type { Tasks } from './tasks.ts'

/** An office document is a zip with certain parts inside; of an archive only that it can be unpacked is asked. */
function archiveVerdict(archive: Archive | null, parts: readonly string[]): Verdict {
  if (!archive) return 'unsound'
  if (!archive.modest) return parts.length > 0 ? 'unsound' : 'huge'
  return parts.every((part) => archive.names.has(part)) ? 'sound' : 'unsound'
}

/** Whether bytes that begin as their extension says are what it says in all their structure. */
export async function structureVerdict(bytes: Buffer, extension: string): Promise<Verdict> {
  const format = formatOf(extension)
  if (format?.struttura === 'svg') {
    if (!isSvg(bytes)) return 'unsound'
    return svgRuns(bytes) ? 'code' : 'sound'
  }
  if (!format?.struttura) return 'unsound'
  return archiveVerdict(await readArchive(bytes), format.struttura.parts)
}

/** What a document is whose structure has to be read. Run in a process of its own. */
export async function* examineDocument(
  bytes: Buffer,
  { estensione }: Tasks['document']['question'],
): AsyncGenerator<Verdict> {
  yield await structureVerdict(bytes, estensione)
}
