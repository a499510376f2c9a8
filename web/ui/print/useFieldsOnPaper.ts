import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldsInWords } from './fieldsInWords.ts'

/** What the fields of a bar say at the moment when the page is put on paper; none before. */
export function useFieldsOnPaper(bar: RefObject<HTMLElement | null>): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([])
  useEffect(() => {
    const read = () => flushSync(() => setWords(bar.current ? fieldsInWords(bar.current) : []))
    addEventListener('beforeprint', read)
    return () => removeEventListener('beforeprint', read)
  }, [bar])
  return words
}
