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
      errors { ...payloadError @relay(mask: false) }
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
  preview: ShownCatalogoOutcome | null
  done: ShownCatalogoOutcome | null
  errors: readonly string[]
}

const INIZIO: Stato = { file: null, ritira: false, preview: null, done: null, errors: [] }

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
    if (answer.ok) return { outcome: answer.data.importCatalogo.esito ?? null, errors: [], changed: false }
    const { errors, fault } = answer
    return {
      outcome: null,
      errors: fault ? [errorMessage(fault)] : errors.map(({ message }) => message),
      changed: errors.some(({ code }) => code === 'CONFLICT'),
    }
  }

  async function inspect(file: KeptCatalogo, ritira: boolean, prior: readonly string[] = []) {
    setUnderWay('anteprima')
    const { outcome, errors } = await ask(file, ritira, null)
    setUnderWay(null)
    setStato({ file, ritira, preview: outcome, done: null, errors: [...prior, ...errors] })
  }

  return {
    ...stato,
    inCorso: inProgress,
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
    async scegliRitira(ritira: boolean) {
      setStato({ ...stato, ritira })
      if (stato.file && !stato.done) await inspect(stato.file, ritira)
    },
    /** Does what the preview has shown; a catalogue that has changed meanwhile is previewed anew. */
    async runImport() {
      const { file, ritira, preview } = stato
      if (!file || !preview) return
      setUnderWay('importa')
      const { outcome, errors, changed } = await ask(file, ritira, preview.impronta)
      setUnderWay(null)
      if (changed) await inspect(file, ritira, errors)
      else setStato({ ...stato, preview: outcome ? null : preview, done: outcome, errors })
    },
  }
}

export type ImportCatalogoState = ReturnType<typeof useImportCatalogo>
