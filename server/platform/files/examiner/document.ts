import { formatoDi } from '../formats.ts'
import { isSvg, svgRuns } from '../svg.ts'
import { type Archive, readArchive } from '../zip.ts'
import type { Tasks, Verdict } from './tasks.ts'

/** An office document is a zip with these two parts inside; any other zip is refused. */
const isOffice = (archive: Archive | null, part: string) =>
  archive?.modest === true && archive.names.has('[Content_Types].xml') && archive.names.has(part)

/** Whether bytes that begin as their extension says are what it says in all their structure. */
export async function structureVerdict(bytes: Buffer, estensione: string): Promise<Verdict> {
  const formato = formatoDi(estensione)
  if (formato?.struttura === 'svg') {
    if (!isSvg(bytes)) return 'unsound'
    return svgRuns(bytes) ? 'code' : 'sound'
  }
  if (!formato?.struttura) return 'unsound'
  return isOffice(await readArchive(bytes), formato.struttura.parte) ? 'sound' : 'unsound'
}

/** What a document is whose structure has to be read. Run in a process of its own. */
export async function* examineDocument(
  bytes: Buffer,
  { estensione }: Tasks['document']['question'],
): AsyncGenerator<Verdict> {
  yield await structureVerdict(bytes, estensione)
}
