import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '#shared/formats/formats.ts'

interface Props {
  url: string
  name: string
}

/** A sheet of A4, until a page is measured. */
const PROPORTION = 210 / 297
/** Pages of a longer file are looked at in a tab of their own. */
const PAGES_MAX = 200

const UNREADABLE = 'Il PDF non si può leggere: è danneggiato o protetto.'
const NOT_READ = 'Il file non c’è più, o non è più condiviso con te.'

type Read = { pdf: PDFDocumentProxy } | { reason: string } | null

/**
 * The pages of a PDF, drawn here: the browsers of phones show none inside a page. Each is drawn when it comes into
 * sight.
 */
export default function PdfPages({ url, name }: Props) {
  const read = usePdf(url)
  if (read === null) return <LinearProgress aria-label="Lettura del PDF" sx={{ width: 1, alignSelf: 'flex-start' }} />
  if ('reason' in read) {
    return (
      <Alert severity="warning" sx={{ m: 2, width: 1, alignSelf: 'flex-start' }}>
        {read.reason}
      </Alert>
    )
  }
  const { pdf } = read
  const count = Math.min(pdf.numPages, PAGES_MAX)
  return (
    <Box
      role="document"
      aria-label={`${name}, ${formatCount(pdf.numPages, 'pagina', 'pagine')}`}
      // The keys that scroll need the focus.
      tabIndex={0}
      sx={{
        width: 1,
        height: 1,
        overflow: 'auto',
        p: { xs: 1, sm: 2 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        backgroundColor: 'action.hover',
      }}
    >
      {Array.from({ length: count }, (_, index) => index + 1).map((numero) => (
        <PdfPage key={numero} pdf={pdf} numero={numero} />
      ))}
      {count < pdf.numPages && (
        <Typography variant="body2" color="textSecondary">
          Le prime {count} di {pdf.numPages} pagine: le altre in un’altra scheda.
        </Typography>
      )}
    </Box>
  )
}

/** The document behind an address, read as who is logged in; null while it is read. */
function usePdf(url: string): Read {
  const [read, setRead] = useState<{ url: string; read: Read }>({ url, read: null })
  useEffect(() => {
    const stop = new AbortController()
    const worker = PDFWorker.create({ port: new PdfWorker() })
    const tell = (outcome: Read) => !stop.signal.aborted && setRead({ url, read: outcome })
    const read = async () => {
      const response = await fetch(url, { signal: stop.signal })
      if (!response.ok) return tell({ reason: NOT_READ })
      const data = new Uint8Array(await response.arrayBuffer())
      tell({ pdf: await getDocument({ data, worker, enableXfa: false }).promise })
    }
    read().catch(() => tell({ reason: UNREADABLE }))
    return () => {
      stop.abort()
      worker.destroy()
    }
  }, [url])
  return read.url === url ? read.read : null
}

/** One page, as wide as there is room for; drawn once it is nearly in sight. */
function PdfPage({ pdf, numero }: { pdf: PDFDocumentProxy; numero: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [proportion, setRatio] = useState(PROPORTION)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let stop: (() => void) | undefined
    const draw = async () => {
      const page = await pdf.getPage(numero)
      const { width, height } = page.getViewport({ scale: 1 })
      setRatio(width / height)
      const scale = (element.clientWidth / width) * Math.min(window.devicePixelRatio || 1, 2)
      const viewport = page.getViewport({ scale })
      element.width = Math.round(viewport.width)
      element.height = Math.round(viewport.height)
      const task = page.render({ canvas: element, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        // A page that cannot be drawn, or is no longer asked for, stays white.
        draw().catch(() => undefined)
      },
      { rootMargin: '600px' },
    )
    seen.observe(element)
    return () => {
      seen.disconnect()
      stop?.()
    }
  }, [pdf, numero])
  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label={`Pagina ${numero}`}
      sx={{
        flexShrink: 0,
        width: 1,
        maxWidth: 900,
        aspectRatio: String(proportion),
        backgroundColor: '#fff',
        boxShadow: 1,
      }}
    />
  )
}
