import { defineJob, type JobKind } from '../jobs/kind.ts'
import { createRegistry } from '../registry.ts'
import type { ImportKind, ImportResult } from './kind.ts'
import type { CellCorrection, ImportName, ImportOptions } from './rules.ts'
import { type FileServices, type KeptFile, readSheets } from './uploads.ts'
import { writePlan } from './write.ts'

/** What travels in the queue: the files by their keys. */
interface ImportJobData {
  nome: ImportName
  files: KeptFile[]
  correzioni: CellCorrection[]
  opzioni: ImportOptions[ImportName]
  userNome: string
}

/** The imports of the areas; areas.ts adds them. */
export const importKinds = createRegistry<ImportKind>()

/** The import of that name. @throws Error when no area has it */
export function importKindOf<Nome extends ImportName>(nome: Nome): ImportKind<Nome> {
  const found = importKinds.all().find((importazione): importazione is ImportKind<Nome> => importazione.nome === nome)
  if (!found) throw new Error(`No import is called ${nome}`)
  return found
}

/** An import of many rows. Cut short it has written nothing, and begins again; cancelled it does not. */
export function importJob(services: FileServices): JobKind<ImportJobData, ImportResult> {
  return defineJob<ImportJobData, ImportResult>({
    nome: 'importazione',
    annullabile: true,
    async run({ nome, files, correzioni, opzioni, userNome }, { db, userId, progresso, concludi }) {
      const inviati = files.map((file) => ({ ...file, base64: null }))
      const fogli = await readSheets(inviati, correzioni, nome, services)
      await progresso(5)
      const passo = (quanto: number) => progresso(5 + quanto * 94)
      return writePlan(db, importKindOf(nome), fogli, opzioni, { userId, userNome }, { progresso: passo, concludi })
    },
  })
}

const COSA: Readonly<Record<ImportName, string>> = {
  clienti: 'Importazione di clienti',
  ordini: 'Importazione di ordini',
  righe: 'Importazione di righe ordini a fornitore',
  tempi: 'Importazione di tempi',
  vincoli: 'Importazione di vincoli',
}

/** What a job says of itself: 'Importazione di clienti da a.xls e altri 2 file'. */
export function descrizioneDi({ nome, files }: Pick<ImportJobData, 'nome' | 'files'>): string {
  const others = files.length > 1 ? ` e ${files.length === 2 ? 'un altro' : `altri ${files.length - 1}`} file` : ''
  return `${COSA[nome]} da ${files[0]?.nome ?? ''}${others}`
}
