import Box from '@mui/material/Box'
import { FormikProvider, useFormik } from 'formik'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { emptyFormStatus } from '#forms/errors.ts'
import { nonce } from '#ui/nonce.ts'
import { WizardContext, type WizardState } from '#wizard/context.ts'
import { FamigliaCard } from '#wizard/famiglie/FamigliaCard.tsx'
import { emptyWizardForm, withFamiglia } from '#wizard/formValues.ts'
import type { WizardFormValues } from '#wizard/model.ts'
import base from '#wizard/style/base.css?inline'
import fields from '#wizard/style/campi.css?inline'
import famiglie from '#wizard/style/famiglie.css?inline'
import page from '#wizard/style/pagina.css?inline'
import { type FamigliaDraft, previewCatalogo, previewFamiglia } from './previewFamiglia.ts'

const nothing = () => undefined
const noneFolded: ReadonlySet<string> = new Set()

const CORNICE = 'body { padding: 12px } .tipologia, h3 { margin: 0 0 12px }'
/** Without `meta`, which the page's policy of markup refuses; what is drawn in it comes by the portal. */
const DOCUMENTO = '<!doctype html><html lang="it"><head><title>Anteprima</title></head><body></body></html>'

/** Height before anything has been drawn, pixels. */
const ALTEZZA = 480

interface MarkupPolicy {
  createHTML: (text: string) => unknown
}

/** What browsers with Trusted Types have, as far as it is asked here. */
interface WithPolicies extends Window {
  trustedTypes?: {
    defaultPolicy: MarkupPolicy | null
    createPolicy: (name: string, policy: { createHTML: (text: string) => string }) => unknown
  }
}

/** The document of the frame falls under the page's policy of markup and has none of its own: it asks that of the page. */
function sharePolicy(frame: WithPolicies, { trustedTypes }: WithPolicies = window): void {
  const own = trustedTypes?.defaultPolicy
  if (!own || frame.trustedTypes?.defaultPolicy) return
  frame.trustedTypes?.createPolicy('default', { createHTML: (text) => String(own.createHTML(text)) })
}

/**
 * Parts of the wizard in a page of their own, as its styles are for a whole page: nothing of them touches the screen
 * around, and they are laid out for the width that they have.
 */
function WizardFrame({ title, children }: { title: string; children: ReactNode }) {
  const [documento, setDocumento] = useState<Document | null>(null)
  const [altezza, setAltezza] = useState(ALTEZZA)

  useEffect(() => {
    if (!documento) return
    const style = documento.createElement('style')
    style.nonce = nonce() ?? ''
    style.textContent = [base, page, fields, famiglie, CORNICE].join('\n')
    documento.head.append(style)
    const misura = new ResizeObserver(() => setAltezza(documento.body.offsetHeight))
    misura.observe(documento.body)
    return () => {
      misura.disconnect()
      style.remove()
    }
  }, [documento])
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <iframe
        title={title}
        srcDoc={DOCUMENTO}
        onLoad={({ currentTarget: { contentWindow, contentDocument } }) => {
          if (contentWindow) sharePolicy(contentWindow)
          setDocumento(contentDocument)
        }}
        style={{ display: 'block', width: '100%', height: altezza, border: 0 }}
      />
      {documento && createPortal(children, documento.body)}
    </Box>
  )
}

/** A family as the customer sees it, chosen, in the wizard's own components; nothing of it is sent. */
export function FamigliaPreview({ draft }: { draft: FamigliaDraft }) {
  const famiglia = useMemo(() => previewFamiglia(draft), [draft])
  const catalogo = useMemo(() => previewCatalogo(famiglia), [famiglia])
  // Only another list begins anew: what was chosen to try it stays while texts change.
  const choices = famiglia.opzioni.map(({ id, valori }) => [id, valori.map((value) => value.id)])
  const firma = JSON.stringify([famiglia.id, choices])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers say when the choices are others
  const initialValues = useMemo(() => withFamiglia(emptyWizardForm(catalogo), famiglia.id, catalogo), [firma])
  const form = useFormik<WizardFormValues>({
    initialValues,
    initialStatus: emptyFormStatus,
    enableReinitialize: true,
    onSubmit: nothing,
  })
  const wizard = useMemo<WizardState>(
    () => ({
      catalogo,
      step: 1,
      mancanti: [],
      prezzi: new Map(),
      goToStep: nothing,
      goToField: nothing,
      closed: noneFolded,
      piega: nothing,
    }),
    [catalogo],
  )
  return (
    <WizardFrame title="Anteprima della famiglia">
      <FormikProvider value={form}>
        <WizardContext value={wizard}>
          <main>
            <h3>{famiglia.tipologia}</h3>
            <div className="famiglie">
              <FamigliaCard famiglia={famiglia} choice atOnce onChoose={nothing} />
            </div>
          </main>
        </WizardContext>
      </FormikProvider>
    </WizardFrame>
  )
}
