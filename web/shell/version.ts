import { useEffect, useState } from 'react'

declare const PRODUCT_VERSION: string | undefined

/** The version of the product, as package.json has it; 'prova' where pages are not built (tests of components). */
export const version = typeof PRODUCT_VERSION === 'string' ? PRODUCT_VERSION : 'prova'

/** The commit of the server that is running, '' until it is known and where nobody has said it. @param asked once true, it is read */
export function useCommit(asked: boolean): string {
  const [commit, setCommit] = useState('')
  useEffect(() => {
    if (!asked) return
    fetch('/healthz')
      .then((answer) => answer.json())
      .then(
        (body: { commit?: unknown }) => setCommit(typeof body.commit === 'string' ? body.commit : ''),
        () => undefined,
      )
  }, [asked])
  return commit
}
