import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, type PointerEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { allowedExtensions, fileFault } from '#platform/files/rules.ts'
import { errorMessage } from '#relay/errors.ts'
import { askCodice } from './paginaCliente.ts'

const accept = allowedExtensions.documento.map((extension) => `.${extension}`).join(',')

interface Props {
  /** Name of the customer, who usually signs. */
  name: string
  /** Where the code of the signature is sent, in part; null when none is asked for. */
  codiceA: string | null
  words: {
    title: string
    /** Beside the box that is ticked. */
    accept: string
    /** Where it is not. */
    notAccepted: string
    button: string
  }
  /** Why it cannot be signed yet, in Italian; null when it can. */
  missing?: string | null
  /** What is signed, in words; nothing where the page says it. */
  about?: string | null
  /** Signs. @returns what is wrong, in Italian; null when it is done */
  sign: (name: string, drawing: string, code: string) => Promise<string | null>
  /** Sends back what was signed by hand, where that is possible. */
  upload?: (file: File) => Promise<string | null>
  onDone: () => void
}

/** What the form around it asks of a drawn signature. */
interface FirmaHandle {
  /** The drawing as a `data:` URL; null when there is none. */
  drawing: () => string | null
}

/** Points of the drawing: the same on every screen, so that its picture stays small. */
const LARGHEZZA = 600
const ALTEZZA = 220
/** Shorter is a slip of the finger, in points. */
const MIN = 40

/** A frame in which one signs with a finger, a pen or the mouse. */
function FirmaCanvas({ ref }: { ref: Ref<FirmaHandle> }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number } | null>(null)
  const drawn = useRef(0)
  const [empty, setEmpty] = useState(true)
  useImperativeHandle(ref, () => ({
    drawing: () => (drawn.current >= MIN ? (canvas.current?.toDataURL('image/png') ?? null) : null),
  }))

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: ((clientX - left) / width) * LARGHEZZA, y: ((clientY - top) / height) * ALTEZZA }
  }
  function start(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = pointOf(event)
  }
  function move(event: PointerEvent<HTMLCanvasElement>) {
    const from = last.current
    const context = canvas.current?.getContext('2d')
    if (!from || !context) return
    const to = pointOf(event)
    context.lineWidth = 3
    context.lineCap = 'round'
    context.strokeStyle = '#14213d'
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
    drawn.current += Math.hypot(to.x - from.x, to.y - from.y)
    last.current = to
    setEmpty(false)
  }
  function end() {
    last.current = null
  }
  function clear() {
    canvas.current?.getContext('2d')?.clearRect(0, 0, LARGHEZZA, ALTEZZA)
    drawn.current = 0
    setEmpty(true)
  }
  return (
    <Box>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="canvas"
          ref={canvas}
          width={LARGHEZZA}
          height={ALTEZZA}
          role="img"
          aria-label="Riquadro della firma"
          onPointerDown={start}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          sx={{
            width: '100%',
            aspectRatio: `${LARGHEZZA} / ${ALTEZZA}`,
            display: 'block',
            border: '1px dashed',
            borderColor: 'text.disabled',
            borderRadius: 1,
            backgroundColor: '#fff',
            touchAction: 'none',
            cursor: 'crosshair',
          }}
        />
        {empty && (
          <Typography
            variant="body2"
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              pointerEvents: 'none',
              color: '#6b7280',
            }}
          >
            Firma qui con il dito o con il mouse
          </Typography>
        )}
      </Box>
      <Button size="small" onClick={clear} disabled={empty}>
        Cancella la firma
      </Button>
    </Box>
  )
}

/** Signing: on the screen, or what was signed sent back. */
export function FirmaCard({
  name: cliente,
  codiceA,
  words,
  missing = null,
  about = null,
  sign: signIt,
  upload,
  onDone,
}: Props) {
  const [name, setName] = useState(cliente)
  const [accetto, setAccepted] = useState(false)
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const firma = useRef<FirmaHandle>(null)
  const file = useRef<HTMLInputElement>(null)

  async function run(work: () => Promise<string | null>, done = onDone) {
    setError(null)
    setSending(true)
    try {
      const refused = await work()
      if (refused) setError(refused)
      else done()
    } catch (error) {
      setError(errorMessage(error))
    } finally {
      setSending(false)
    }
  }
  function sign(event: FormEvent) {
    event.preventDefault()
    const drawing = firma.current?.drawing() ?? null
    if (missing) return setError(missing)
    if (name.trim() === '') return setError('Scrivi nome e cognome')
    if (!drawing) return setError('Firma nel riquadro')
    if (!accetto) return setError(words.notAccepted)
    if (codiceA !== null && !isSent) return void run(askCodice, () => setSent(true))
    if (codiceA !== null && code.trim() === '') return setError('Scrivi il codice che hai ricevuto per e-mail')
    void run(() => signIt(name, drawing, code))
  }
  function send(chosen: File | undefined) {
    if (!chosen || !upload) return
    const fault = fileFault({ nome: chosen.name, dimensione: chosen.size }, 'documento')
    if (fault) return setError(fault.message)
    void run(() => upload(chosen))
  }
  return (
    <Card component="section" aria-label="Firma" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {words.title}
      </Typography>
      {about && <Typography sx={{ mb: 1.5, fontWeight: 550 }}>{about}</Typography>}
      <Box component="form" noValidate aria-label="Firma" onSubmit={sign} sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          label="Nome e cognome"
          size="small"
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'name' } }}
        />
        <FirmaCanvas ref={firma} />
        <FormControlLabel
          control={<Checkbox checked={accetto} onChange={({ target }) => setAccepted(target.checked)} />}
          label={words.accept}
        />
        {isSent && (
          <>
            <Alert severity="info">Ti abbiamo mandato un codice a {codiceA}: scrivilo qui per firmare.</Alert>
            <TextField
              label="Codice ricevuto per e-mail"
              size="small"
              value={code}
              onChange={({ target }) => setCode(target.value)}
              slotProps={{ htmlInput: { maxLength: 20, inputMode: 'numeric', autoComplete: 'one-time-code' } }}
            />
            <Button
              disabled={sending}
              onClick={() => void run(askCodice, () => setCode(''))}
              sx={{ justifySelf: 'start' }}
            >
              Mandami un altro codice
            </Button>
          </>
        )}
        {error && <Alert severity="error">{error}</Alert>}
        <Button type="submit" variant="contained" size="large" loading={sending} loadingPosition="start">
          {codiceA !== null && !isSent ? 'Continua' : words.button}
        </Button>
      </Box>
      {upload && (
        <>
          <Divider sx={{ my: 2 }}>oppure</Divider>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            Stampalo, firmalo a mano e carica qui la foto o la scansione.
          </Typography>
          <Button variant="outlined" disabled={sending} onClick={() => file.current?.click()}>
            Carica il preventivo firmato
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept={accept}
            aria-label="Preventivo firmato"
            onChange={({ target }) => {
              send(target.files?.[0])
              // The same file may be chosen again after a refusal.
              target.value = ''
            }}
          />
        </>
      )}
    </Card>
  )
}
