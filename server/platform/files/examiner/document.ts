import { formatoDi } from '../formats.ts'
import type { Verdict } from '../pack/layout.ts'
import { isSvg, svgRuns } from '../svg.ts'
import { type Archive, readArchive } from '../zip.ts'
import type { Tasks } from './tasks.ts'

/** An office document is a zip with certain parts inside; of an archive only that it can be unpacked is asked. */
function archiveVerdict(archive: Archive | null, parti: readonly string[]): Verdict {
  if (!archive) return 'unsound'
  if (!archive.modest) return parti.length > 0 ? 'unsound' : 'huge'
  return parti.every((parte) => archive.names.has(parte)) ? 'sound' : 'unsound'
}

/** Whether bytes that begin as their extension says are what it says in all their structure. */
export async function structureVerdict(bytes: Buffer, estensione: string): Promise<Verdict> {
  const formato = formatoDi(estensione)
  if (formato?.struttura === 'svg') {
    if (!isSvg(bytes)) return 'unsound'
    return svgRuns(bytes) ? 'code' : 'sound'
  }
  if (!formato?.struttura) return 'unsound'
  return archiveVerdict(await readArchive(bytes), formato.struttura.parti)
}

/** What a document is whose structure has to be read. Run in a process of its own. */
export async function* examineDocument(
  bytes: Buffer,
  { estensione }: Tasks['document']['question'],
): AsyncGenerator<Verdict> {
  yield await structureVerdict(bytes, estensione)
}
