import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { errorMessage } from '../../../../relay/errors.ts'
import { sendFile } from '../../../../relay/sendFile.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import type {
  useImportCatalogoMutation,
  useImportCatalogoMutation$data,
} from './__generated__/useImportCatalogoMutation.graphql.ts'

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
export type ShownEsitoCatalogo = NonNullable<useImportCatalogoMutation$data['importCatalogo']['esito']>

interface KeptCatalogo {
  nome: string
  chiave: string
}

interface Stato {
  file: KeptCatalogo | null
  ritira: boolean
  anteprima: ShownEsitoCatalogo | null
  fatto: ShownEsitoCatalogo | null
  errori: readonly string[]
}

const INIZIO: Stato = { file: null, ritira: false, anteprima: null, fatto: null, errori: [] }

async function caricaFile(file: File): Promise<KeptCatalogo> {
  const body = new FormData()
  body.append('file', file)
  return (await sendFile('/api/catalogo/file/', body)) as KeptCatalogo
}

/** The import of a catalogue file, from its choice to its result. */
export function useImportCatalogo() {
  const [stato, setStato] = useState(INIZIO)
  const [inCorso, setInCorso] = useState<'anteprima' | 'importa' | null>(null)
  const [esegui] = useOperation<useImportCatalogoMutation>(mutation, { erroriDaChiama: true })

  /** @returns the outcome; null with the messages when it was refused */
  async function ask(file: KeptCatalogo, ritira: boolean, impronta: string | null) {
    const anteprima = impronta === null
    const risposta = await esegui({ input: { ...file, ritira, anteprima, impronta } })
    if (risposta.ok) return { esito: risposta.dati.importCatalogo.esito ?? null, errori: [], cambiato: false }
    const { errori, guasto } = risposta
    return {
      esito: null,
      errori: guasto ? [errorMessage(guasto)] : errori.map(({ message }) => message),
      cambiato: errori.some(({ code }) => code === 'CONFLICT'),
    }
  }

  async function guarda(file: KeptCatalogo, ritira: boolean, gia: readonly string[] = []) {
    setInCorso('anteprima')
    const { esito, errori } = await ask(file, ritira, null)
    setInCorso(null)
    setStato({ file, ritira, anteprima: esito, fatto: null, errori: [...gia, ...errori] })
  }

  return {
    ...stato,
    inCorso,
    /** Uploads a file and shows what it would change. */
    async carica(file: File) {
      setStato({ ...INIZIO, ritira: stato.ritira })
      setInCorso('anteprima')
      try {
        await guarda(await caricaFile(file), stato.ritira)
      } catch (error) {
        setInCorso(null)
        setStato({ ...INIZIO, errori: [error instanceof Error ? error.message : String(error)] })
      }
    },
    /** Takes the file in the other way: what it lacks stays, or is retired. */
    async scegliRitira(ritira: boolean) {
      setStato({ ...stato, ritira })
      if (stato.file && !stato.fatto) await guarda(stato.file, ritira)
    },
    /** Does what the preview has shown; a catalogue that has changed meanwhile is previewed anew. */
    async importa() {
      const { file, ritira, anteprima } = stato
      if (!file || !anteprima) return
      setInCorso('importa')
      const { esito, errori, cambiato } = await ask(file, ritira, anteprima.impronta)
      setInCorso(null)
      if (cambiato) await guarda(file, ritira, errori)
      else setStato({ ...stato, anteprima: esito ? null : anteprima, fatto: esito, errori })
    },
  }
}

export type ImportCatalogoState = ReturnType<typeof useImportCatalogo>
