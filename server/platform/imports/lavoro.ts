import { defineJob, type JobTipo } from '../jobs/tipo.ts'
import { createRegistry } from '../registry.ts'
import { type FileServices, type FileTenuto, leggiFogli } from './file.ts'
import type { Correzione, NomeImportazione, OpzioniImportazione } from './rules.ts'
import { scrivi } from './scrivi.ts'
import type { Importazione, Risultato } from './tipo.ts'

/** What travels in the queue: the files by their keys. */
export interface DatiLavoro {
  nome: NomeImportazione
  files: FileTenuto[]
  correzioni: Correzione[]
  opzioni: OpzioniImportazione
  userNome: string
}

/** The imports of the areas; areas.ts adds them. */
export const importazioni = createRegistry<Importazione>()

/** The import of that name. @throws Error when no area has it */
export function importazioneDi(nome: NomeImportazione): Importazione {
  const found = importazioni.all().find((importazione) => importazione.nome === nome)
  if (!found) throw new Error(`No import is called ${nome}`)
  return found
}

/** An import of many rows. Cut short it has written nothing, and begins again; cancelled it does not. */
export function lavoroImportazione(services: FileServices): JobTipo<DatiLavoro, Risultato> {
  return defineJob<DatiLavoro, Risultato>({
    nome: 'importazione',
    annullabile: true,
    async run({ nome, files, correzioni, opzioni, userNome }, { db, userId, progresso, concludi }) {
      const inviati = files.map((file) => ({ ...file, base64: null }))
      const fogli = await leggiFogli(inviati, correzioni, nome, services)
      await progresso(5)
      const passo = (quanto: number) => progresso(5 + quanto * 94)
      return scrivi(db, importazioneDi(nome), fogli, opzioni, { userId, userNome }, { progresso: passo, concludi })
    },
  })
}

const COSA: Readonly<Record<NomeImportazione, string>> = {
  clienti: 'Importazione di clienti',
  ordini: 'Importazione di ordini',
  tempi: 'Importazione di tempi',
}

/** What a job says of itself: 'Importazione di clienti da a.xls e altri 2 file'. */
export function descrizioneDi({ nome, files }: Pick<DatiLavoro, 'nome' | 'files'>): string {
  const altri = files.length > 1 ? ` e ${files.length === 2 ? 'un altro' : `altri ${files.length - 1}`} file` : ''
  return `${COSA[nome]} da ${files[0]?.nome ?? ''}${altri}`
}
