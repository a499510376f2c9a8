import { useCallback, useState } from 'react'
import type { CellCorrection, ImportName } from '../../../../server/platform/imports/rules.ts'
import { UploadFailed } from '../../../relay/sendFile.ts'
import { type ImportAnswerState, importFault } from './answer.ts'
import type { ImportCounts, ShownImportOutcome } from './outcome.ts'
import { type KeptSheet, uploadSheets } from './uploadSheets.ts'
import type { Fine } from './useLavoro.ts'

/** What is asked of the server, beside what the page knows already. */
export interface ImportCall {
  files: KeptSheet[]
  correzioni: CellCorrection[]
  anteprima: boolean
}

interface Stato {
  files: KeptSheet[]
  correzioni: readonly CellCorrection[]
  anteprima: ShownImportOutcome | null
  job: number | null
  fatto: ImportCounts | null
  errori: readonly string[]
  /** By whom it was cancelled; nothing was written, and it can be run again. */
  annullata: string | null
}

const INIZIO: Stato = {
  files: [],
  correzioni: [],
  anteprima: null,
  job: null,
  fatto: null,
  errori: [],
  annullata: null,
}

const stessa = (a: CellCorrection, b: CellCorrection) =>
  a.file === b.file && a.riga === b.riga && a.colonna === b.colonna

/** An import from the choice of the files to its result: preview, corrections, run. */
export function useImport(nome: ImportName, ask: (richiesta: ImportCall) => Promise<ImportAnswerState>) {
  const [stato, setStato] = useState(INIZIO)
  const [inCorso, setInCorso] = useState<'anteprima' | 'importa' | null>(null)

  const run = useCallback(
    async (richiesta: ImportCall) => {
      const { anteprima, files, correzioni } = richiesta
      setInCorso(anteprima ? 'anteprima' : 'importa')
      const { esito, errori } = await ask(richiesta)
      setInCorso(null)
      setStato((prima) => ({
        ...prima,
        files,
        correzioni,
        errori,
        annullata: null,
        anteprima: esito && anteprima ? esito : prima.anteprima,
        job: esito && !anteprima ? esito.job : null,
        fatto: esito && !anteprima && esito.job === null ? esito : null,
      }))
    },
    [ask],
  )

  return {
    ...stato,
    inCorso,
    /** Uploads the files and shows what would happen. */
    async carica(files: readonly File[]) {
      setInCorso('anteprima')
      setStato(INIZIO)
      try {
        await run({ files: await uploadSheets(nome, files), correzioni: [], anteprima: true })
      } catch (error) {
        setInCorso(null)
        setStato({
          ...INIZIO,
          errori:
            error instanceof UploadFailed
              ? importFault(nome, error)
              : [error instanceof Error ? error.message : String(error)],
        })
      }
    },
    /** Writes some cells again and looks anew. */
    correggi: (nuove: readonly CellCorrection[]) => {
      const vecchie = stato.correzioni.filter((una) => !nuove.some((altra) => stessa(una, altra)))
      return run({ files: stato.files, correzioni: [...vecchie, ...nuove], anteprima: true })
    },
    importa: () => run({ files: stato.files, correzioni: [...stato.correzioni], anteprima: false }),
    /** What a job that has ended did, or why it did not. */
    concludi: useCallback((fine: Fine) => {
      setStato((prima) => ({ ...prima, job: null, ...fine }))
    }, []),
    ricomincia: () => setStato(INIZIO),
  }
}

export type ImportState = ReturnType<typeof useImport>
