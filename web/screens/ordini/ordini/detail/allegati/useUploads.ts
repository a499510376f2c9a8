import { useCallback, useEffect, useRef, useState } from 'react'
import { fileFault, maxFiles } from '../../../../../../server/platform/files/rules.ts'
import { sendFile } from '../../../../../relay/sendFile.ts'
import { useNotices } from '../../../../../ui/Notices.tsx'

/** A file on its way, or one that did not get through. */
export interface Upload {
  id: number
  nome: string
  /** How much of it has left, from 0 to 1. */
  parte: number
  /** Why it was refused; null while it is on its way. */
  errore: string | null
}

const troppi = `Si possono caricare al massimo ${maxFiles} file alla volta: gli altri non sono stati presi.`

/**
 * Attaches files to an order, one after the other. Those that cannot be accepted are told at once, without sending
 * them.
 * @param onFatto after each file that has been attached
 */
export function useUploads(ordine: number, onFatto: () => void) {
  const avvisi = useNotices()
  const [lista, setLista] = useState<readonly Upload[]>([])
  const prossimo = useRef(0)
  const coda = useRef(Promise.resolve())
  const fermi = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const inVolo = fermi.current
    return () => {
      for (const fermo of inVolo.values()) fermo.abort()
    }
  }, [])

  const togli = useCallback((id: number) => {
    fermi.current.get(id)?.abort()
    setLista((presenti) => presenti.filter((voce) => voce.id !== id))
  }, [])
  const cambia = (id: number, cambi: Partial<Upload>) =>
    setLista((presenti) => presenti.map((voce) => (voce.id === id ? { ...voce, ...cambi } : voce)))

  async function invia(id: number, file: File) {
    const fermo = fermi.current.get(id)
    if (!fermo || fermo.signal.aborted) return
    const modulo = new FormData()
    modulo.append('ordine', String(ordine))
    modulo.append('original_name', file.name)
    modulo.append('allegato', file)
    const onProgresso = (parte: number) => cambia(id, { parte })
    try {
      await sendFile('/api/planner/allegati-ordine/', modulo, { onProgresso, signal: fermo.signal })
      setLista((presenti) => presenti.filter((voce) => voce.id !== id))
      avvisi.successo(`${file.name} allegato`)
      onFatto()
    } catch (errore) {
      if (!fermo.signal.aborted) cambia(id, { errore: errore instanceof Error ? errore.message : '' })
    } finally {
      fermi.current.delete(id)
    }
  }

  function carica(files: readonly File[]) {
    if (files.length > maxFiles) avvisi.errore(troppi)
    const nuovi = files.slice(0, maxFiles).map((file) => {
      prossimo.current += 1
      const motivo = fileFault({ nome: file.name, dimensione: file.size }, 'documento')
      return { file, voce: { id: prossimo.current, nome: file.name, parte: 0, errore: motivo?.message ?? null } }
    })
    setLista((presenti) => [...presenti, ...nuovi.map(({ voce }) => voce)])
    for (const { file, voce } of nuovi) {
      if (voce.errore) continue
      fermi.current.set(voce.id, new AbortController())
      coda.current = coda.current.then(() => invia(voce.id, file))
    }
  }
  return { lista, carica, togli }
}
