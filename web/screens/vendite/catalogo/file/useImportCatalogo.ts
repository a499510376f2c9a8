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
  fatto: ShownCatalogoOutcome | null
  errori: readonly string[]
}

const INIZIO: Stato = { file: null, ritira: false, anteprima: null, fatto: null, errori: [] }

async function uploadFile(file: File): Promise<KeptCatalogo> {
  const body = new FormData()
  body.append('file', file)
  return (await sendFile('/api/catalogo/file/', body)) as KeptCatalogo
}

/** The import of a catalogue file, from its choice to its result. */
export function useImportCatalogo() {
  const [stato, setStato] = useState(INIZIO)
  const [inProgress, setUnderWay] = useState<'anteprima' | 'importa' | null>(null)
  const [run] = useOperation<useImportCatalogoMutation>(mutation, { erroriDaChiama: true })

  /** @returns the outcome; null with the messages when it was refused */
  async function ask(file: KeptCatalogo, ritira: boolean, fingerprint: string | null) {
    const preview = fingerprint === null
    const answer = await run({ input: { ...file, ritira, anteprima: preview, impronta: fingerprint } })
    if (answer.ok) return { esito: answer.dati.importCatalogo.esito ?? null, errori: [], cambiato: false }
    const { errori, guasto } = answer
    return {
      esito: null,
      errori: guasto ? [errorMessage(guasto)] : errori.map(({ message }) => message),
      cambiato: errori.some(({ code }) => code === 'CONFLICT'),
    }
  }

  async function inspect(file: KeptCatalogo, ritira: boolean, prior: readonly string[] = []) {
    setUnderWay('anteprima')
    const { esito, errori } = await ask(file, ritira, null)
    setUnderWay(null)
    setStato({ file, ritira, anteprima: esito, fatto: null, errori: [...prior, ...errori] })
  }

  return {
    ...stato,
    inCorso: inProgress,
    /** Uploads a file and shows what it would change. */
    async carica(file: File) {
      setStato({ ...INIZIO, ritira: stato.ritira })
      setUnderWay('anteprima')
      try {
        await inspect(await uploadFile(file), stato.ritira)
      } catch (error) {
        setUnderWay(null)
        setStato({ ...INIZIO, errori: [error instanceof Error ? error.message : String(error)] })
      }
    },
    /** Takes the file in the other way: what it lacks stays, or is retired. */
    async scegliRitira(ritira: boolean) {
      setStato({ ...stato, ritira })
      if (stato.file && !stato.fatto) await inspect(stato.file, ritira)
    },
    /** Does what the preview has shown; a catalogue that has changed meanwhile is previewed anew. */
    async importa() {
      const { file, ritira, anteprima } = stato
      if (!file || !anteprima) return
      setUnderWay('importa')
      const { esito, errori, cambiato } = await ask(file, ritira, anteprima.impronta)
      setUnderWay(null)
      if (cambiato) await inspect(file, ritira, errori)
      else setStato({ ...stato, anteprima: esito ? null : anteprima, fatto: esito, errori })
    },
  }
}

export type ImportCatalogoState = ReturnType<typeof useImportCatalogo>
