import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type {
  useImportCatalogoMutation,
  useImportCatalogoMutation$data,
} from '#generated/useImportCatalogoMutation.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import { sendFile } from '#relay/sendFile.ts'
import { useOperation } from '#relay/useOperation.ts'

const mutation = graphql`
  mutation useImportCatalogoMutation($input: ImportCatalogoInput!) {
    importCatalogo(input: $input) {
      esito {
        impronta
        conteggi {
          sezione
          nuovi
          modificati
          uguali
          ritirati
          tolti
        }
        voci {
          sezione
          nome
          azione
          campi {
            etichetta
            prima
            dopo
          }
        }
        totaleVoci
        avvisi
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** What an import of the catalogue did, or would do. */
export type ShownCatalogoOutcome = NonNullable<useImportCatalogoMutation$data['importCatalogo']['esito']>

interface KeptCatalogo {
  nome: string
  chiave: string
}

interface Stato {
  file: KeptCatalogo | null
  ritira: boolean
  anteprima: ShownCatalogoOutcome | null
  done: ShownCatalogoOutcome | null
  errors: readonly string[]
}

const INIZIO: Stato = { file: null, ritira: false, anteprima: null, done: null, errors: [] }

async function uploadFile(file: File): Promise<KeptCatalogo> {
  const body = new FormData()
  body.append('file', file)
  return (await sendFile('/api/catalogo/file/', body)) as KeptCatalogo
}

/** The import of a catalogue file, from its choice to its result. */
export function useImportCatalogo() {
  const [stato, setStato] = useState(INIZIO)
  const [inProgress, setUnderWay] = useState<'anteprima' | 'importa' | null>(null)
  const [run] = useOperation<useImportCatalogoMutation>(mutation, { errorsFromCall: true })

  /** @returns the outcome; null with the messages when it was refused */
  async function ask(file: KeptCatalogo, ritira: boolean, fingerprint: string | null) {
    const preview = fingerprint === null
    const answer = await run({ input: { ...file, ritira, anteprima: preview, impronta: fingerprint } })
    if (answer.ok) return { esito: answer.dati.importCatalogo.esito ?? null, errors: [], changed: false }
    const { errori, fault } = answer
    return {
      esito: null,
      errors: fault ? [errorMessage(fault)] : errori.map(({ message }) => message),
      changed: errori.some(({ code }) => code === 'CONFLICT'),
    }
  }

  async function inspect(file: KeptCatalogo, ritira: boolean, prior: readonly string[] = []) {
    setUnderWay('anteprima')
    const { esito, errors } = await ask(file, ritira, null)
    setUnderWay(null)
    setStato({ file, ritira, anteprima: esito, done: null, errors: [...prior, ...errors] })
  }

  return {
    ...stato,
    inProgress: inProgress,
    /** Uploads a file and shows what it would change. */
    async load(file: File) {
      setStato({ ...INIZIO, ritira: stato.ritira })
      setUnderWay('anteprima')
      try {
        await inspect(await uploadFile(file), stato.ritira)
      } catch (error) {
        setUnderWay(null)
        setStato({ ...INIZIO, errors: [error instanceof Error ? error.message : String(error)] })
      }
    },
    /** Takes the file in the other way: what it lacks stays, or is retired. */
    async chooseRitira(ritira: boolean) {
      setStato({ ...stato, ritira })
      if (stato.file && !stato.done) await inspect(stato.file, ritira)
    },
    /** Does what the preview has shown; a catalogue that has changed meanwhile is previewed anew. */
    async runImport() {
      const { file, ritira, anteprima } = stato
      if (!file || !anteprima) return
      setUnderWay('importa')
      const { esito, errors, changed } = await ask(file, ritira, anteprima.impronta)
      setUnderWay(null)
      if (changed) await inspect(file, ritira, errors)
      else setStato({ ...stato, anteprima: esito ? null : anteprima, done: esito, errors })
    },
  }
}

export type ImportCatalogoState = ReturnType<typeof useImportCatalogo>
