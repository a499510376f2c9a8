import { useCallback, useState } from 'react'
import type { CellCorrection } from '#platform/imports/rules.ts'
import { UploadFailed } from '#relay/sendFile.ts'
import { type ImportAnswerState, importFault } from './answer.ts'
import type { ImportCounts, ShownImportOutcome } from './outcome.ts'
import { type KeptSheet, uploadSheets } from './uploadSheets.ts'
import type { Fine } from './useJobProgress.ts'

/** What is asked of the server, beside what the page knows already. */
export interface ImportCall {
  files: KeptSheet[]
  correzioni: CellCorrection[]
  anteprima: boolean
}

interface Stato {
  files: KeptSheet[]
  corrections: readonly CellCorrection[]
  preview: ShownImportOutcome | null
  job: number | null
  done: ImportCounts | null
  errori: readonly string[]
  /** By whom it was cancelled; nothing was written, and it can be run again. */
  annullata: string | null
}

const INIZIO: Stato = {
  files: [],
  corrections: [],
  preview: null,
  job: null,
  done: null,
  errori: [],
  annullata: null,
}

const same = (a: CellCorrection, b: CellCorrection) => a.file === b.file && a.riga === b.riga && a.colonna === b.colonna

/**
 * An import from the choice of the files to its result: preview, corrections, run.
 * @param upload keeps the files for the preview; by the documented API unless told
 */
export function useImport(
  name: string,
  ask: (request: ImportCall) => Promise<ImportAnswerState>,
  upload: (files: readonly File[]) => Promise<KeptSheet[]> = (files) => uploadSheets(name, files),
) {
  const [stato, setStato] = useState(INIZIO)
  const [inProgress, setUnderWay] = useState<'anteprima' | 'importa' | null>(null)

  const run = useCallback(
    async (request: ImportCall) => {
      const { anteprima, files, correzioni } = request
      setUnderWay(anteprima ? 'anteprima' : 'importa')
      const { outcome, errors } = await ask(request)
      setUnderWay(null)
      setStato((before) => ({
        ...before,
        files,
        corrections: correzioni,
        errori: errors,
        annullata: null,
        preview: outcome && anteprima ? outcome : before.preview,
        job: outcome && !anteprima ? outcome.job : null,
        done: outcome && !anteprima && outcome.job === null ? outcome : null,
      }))
    },
    [ask],
  )

  return {
    ...stato,
    inCorso: inProgress,
    /** Uploads the files and shows what would happen. */
    async load(files: readonly File[]) {
      setUnderWay('anteprima')
      setStato(INIZIO)
      try {
        await run({ files: await upload(files), correzioni: [], anteprima: true })
      } catch (error) {
        setUnderWay(null)
        setStato({
          ...INIZIO,
          errori:
            error instanceof UploadFailed
              ? importFault(name, error)
              : [error instanceof Error ? error.message : String(error)],
        })
      }
    },
    /** Writes some cells again and looks anew. */
    correggi: (fresh: readonly CellCorrection[]) => {
      const old = stato.corrections.filter((one) => !fresh.some((other) => same(one, other)))
      return run({ files: stato.files, correzioni: [...old, ...fresh], anteprima: true })
    },
    runImport: () => run({ files: stato.files, correzioni: [...stato.corrections], anteprima: false }),
    /** What a job that has ended did, or why it did not. */
    concludi: useCallback((fine: Fine) => {
      setStato((before) => ({ ...before, job: null, ...fine }))
    }, []),
    ricomincia: () => setStato(INIZIO),
  }
}

export type ImportState = ReturnType<typeof useImport>
