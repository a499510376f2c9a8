import { useCallback, useEffect, useRef, useState } from 'react'
import { type FileKind, fileFault, maxFiles } from '../../../server/platform/files/rules.ts'
import { sendFile } from '../../relay/sendFile.ts'
import { useNotices } from '../../ui/Notices.tsx'

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

interface Options {
  /** Of the documented API. */
  path: string
  kind: FileKind
  /** What is sent of a file. */
  form: (file: File) => FormData
  /** Said of each, after its name: 'allegato'. */
  done: string
  /** After each file that got through. */
  onDone: () => void
}

/**
 * Sends files, one after the other. Those that cannot be accepted are told at once, without sending them.
 */
export function useUploads({ path, kind, form, done, onDone }: Options) {
  const notices = useNotices()
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
    setLista((present) => present.filter((item) => item.id !== id))
  }, [])
  const cambia = (id: number, changes: Partial<Upload>) =>
    setLista((present) => present.map((item) => (item.id === id ? { ...item, ...changes } : item)))

  async function invia(id: number, file: File) {
    const fermo = fermi.current.get(id)
    if (!fermo || fermo.signal.aborted) return
    const onProgresso = (parte: number) => cambia(id, { parte })
    try {
      await sendFile(path, form(file), { onProgresso, signal: fermo.signal })
      setLista((present) => present.filter((item) => item.id !== id))
      notices.successo(`${file.name} ${done}`)
      onDone()
    } catch (error) {
      if (!fermo.signal.aborted) cambia(id, { errore: error instanceof Error ? error.message : '' })
    } finally {
      fermi.current.delete(id)
    }
  }

  function carica(files: readonly File[]) {
    if (files.length > maxFiles) notices.errore(troppi)
    const nuovi = files.slice(0, maxFiles).map((file) => {
      prossimo.current += 1
      const reason = fileFault({ nome: file.name, dimensione: file.size }, kind)
      return { file, voce: { id: prossimo.current, nome: file.name, parte: 0, errore: reason?.message ?? null } }
    })
    setLista((present) => [...present, ...nuovi.map(({ voce }) => voce)])
    for (const { file, voce } of nuovi) {
      if (voce.errore) continue
      fermi.current.set(voce.id, new AbortController())
      coda.current = coda.current.then(() => invia(voce.id, file))
    }
  }
  return { lista, carica, togli }
}
