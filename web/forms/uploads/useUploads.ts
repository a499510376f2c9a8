import { useCallback, useEffect, useRef, useState } from 'react'
import { type FileKind, fileFault, maxFiles } from '#platform/files/rules.ts'
import { sendFile } from '#relay/sendFile.ts'
import { useNotices } from '#ui/Notices.tsx'

/** A file on its way, or one that did not get through. */
export interface Upload {
  id: number
  name: string
  /** How much of it has left, from 0 to 1. */
  part: number
  /** Why it was refused; null while it is on its way. */
  error: string | null
}

const tooMany = `Si possono caricare al massimo ${maxFiles} file alla volta: gli altri non sono stati presi.`

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
  const [lista, setList] = useState<readonly Upload[]>([])
  const next = useRef(0)
  const coda = useRef(Promise.resolve())
  const fermi = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const inFlight = fermi.current
    return () => {
      for (const standing of inFlight.values()) standing.abort()
    }
  }, [])

  const remove = useCallback((id: number) => {
    fermi.current.get(id)?.abort()
    setList((present) => present.filter((item) => item.id !== id))
  }, [])
  const change = (id: number, changes: Partial<Upload>) =>
    setList((present) => present.map((item) => (item.id === id ? { ...item, ...changes } : item)))

  async function send(id: number, file: File) {
    const standing = fermi.current.get(id)
    if (!standing || standing.signal.aborted) return
    const onProgress = (part: number) => change(id, { part })
    try {
      await sendFile(path, form(file), { onProgress, signal: standing.signal })
      setList((present) => present.filter((item) => item.id !== id))
      notices.success(`${file.name} ${done}`)
      onDone()
    } catch (error) {
      if (!standing.signal.aborted) change(id, { error: error instanceof Error ? error.message : '' })
    } finally {
      fermi.current.delete(id)
    }
  }

  function load(files: readonly File[]) {
    if (files.length > maxFiles) notices.error(tooMany)
    const fresh = files.slice(0, maxFiles).map((file) => {
      next.current += 1
      const reason = fileFault({ nome: file.name, dimensione: file.size }, kind)
      return { file, item: { id: next.current, name: file.name, part: 0, error: reason?.message ?? null } }
    })
    setList((present) => [...present, ...fresh.map(({ item }) => item)])
    for (const { file, item } of fresh) {
      if (item.error) continue
      fermi.current.set(item.id, new AbortController())
      coda.current = coda.current.then(() => send(item.id, file))
    }
  }
  return { lista, load, remove }
}
