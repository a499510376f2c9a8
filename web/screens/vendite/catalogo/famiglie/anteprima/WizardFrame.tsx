import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { nonce } from '#ui/nonce.ts'
import base from '#wizard/style/base.css?inline'
import fields from '#wizard/style/campi.css?inline'
import famiglie from '#wizard/style/famiglie.css?inline'
import page from '#wizard/style/pagina.css?inline'

const CORNICE = 'body { padding: 12px } .tipologia, h3 { margin: 0 0 12px }'
const DOCUMENTO =
  '<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Anteprima</title></head><body></body></html>'

/** Height before anything has been drawn, pixels. */
const ALTEZZA = 480

/**
 * Parts of the wizard in a page of their own, as its styles are for a whole page: nothing of them touches the screen
 * around, and they are laid out for the width that they have.
 */
export function WizardFrame({ title, children }: { title: string; children: ReactNode }) {
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
        onLoad={({ currentTarget }) => setDocumento(currentTarget.contentDocument)}
        style={{ display: 'block', width: '100%', height: altezza, border: 0 }}
      />
      {documento && createPortal(children, documento.body)}
    </Box>
  )
}
