import { lazy, Suspense, useEffect, useState } from 'react'
import { onProofAsked, proofGiven } from '#relay/proof.ts'

// Its form library is a twentieth of a first load that few end here.
const ProofDialog = lazy(() => import('./ProofDialog.tsx'))

/** Over the open page when the server wants to know once more who asks; what was asked for then goes on. */
export function ProofAsked() {
  const [open, setOpen] = useState(false)
  useEffect(() => onProofAsked(() => setOpen(true)), [])
  const close = (given: boolean) => {
    setOpen(false)
    proofGiven(given)
  }
  return (
    open && (
      <Suspense fallback={null}>
        <ProofDialog onDone={() => close(true)} onCancel={() => close(false)} />
      </Suspense>
    )
  )
}
