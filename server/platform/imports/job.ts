import { defineJob, type JobKind } from '../jobs/kind.ts'
import { createRegistry } from '../registry.ts'
import type { ImportKind, ImportResult } from './kind.ts'
import type { CellCorrection } from './rules.ts'
import { type FileServices, type KeptFile, readSheets } from './uploads.ts'
import { writePlan } from './write.ts'

/** What travels in the queue: the files by their keys. */
interface ImportJobData {
  nome: string
  files: KeptFile[]
  correzioni: CellCorrection[]
  opzioni: object
  userNome: string
}

/** The imports of the areas; areas.ts adds them. */
export const importKinds = createRegistry<ImportKind>()

/** The import of that name. @throws Error when no area has it */
export function importKindOf(name: string): ImportKind {
  const found = importKinds.all().find(({ sheet }) => sheet.name === name)
  if (!found) throw new Error(`No import is called ${name}`)
  return found
}

/** An import of many rows. Cut short it has written nothing, and begins again; cancelled it does not. */
export function importJob(services: FileServices): JobKind<ImportJobData, ImportResult> {
  return defineJob<ImportJobData, ImportResult>({
    nome: 'importazione',
    annullabile: true,
    async run({ nome, files, correzioni, opzioni, userNome }, { db, userId, progresso, concludi }) {
      const sent = files.map((file) => ({ ...file, base64: null }))
      const kind = importKindOf(nome)
      const sheets = await readSheets(sent, correzioni, kind.sheet, services)
      await progresso(5)
      const step = (amount: number) => progresso(5 + amount * 94)
      return writePlan(db, kind, sheets, opzioni, { userId, userNome }, { progresso: step, concludi })
    },
  })
}

/** What a job says of itself: 'Importazione di clienti da a.xls e altri 2 file'. */
export function descrizioneOf({ nome, files }: Pick<ImportJobData, 'nome' | 'files'>): string {
  const others = files.length > 1 ? ` e ${files.length === 2 ? 'un altro' : `altri ${files.length - 1}`} file` : ''
  return `${importKindOf(nome).title} da ${files[0]?.nome ?? ''}${others}`
}
