import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useRef, useState } from 'react'
import { allowedExtensions, fileFault } from '../../../../server/platform/files/rules.ts'
import { errorMessage } from '../../../relay/errors.ts'
import { FirmaCanvas, type FirmaHandle } from './FirmaCanvas.tsx'
import { signPagina, uploadFirmato } from './paginaCliente.ts'

const accept = allowedExtensions.documento.map((estensione) => `.${estensione}`).join(',')

interface Props {
  /** Name of the customer, who usually signs. */
  nome: string
  onDone: () => void
}

/** Signing: on the screen, or the signed quote sent back. */
export function FirmaCard({ nome: cliente, onDone }: Props) {
  const [nome, setNome] = useState(cliente)
  const [accetto, setAccetto] = useState(false)
  const [errore, setErrore] = useState<string | null>(null)
  const [invio, setInvio] = useState(false)
  const firma = useRef<FirmaHandle>(null)
  const file = useRef<HTMLInputElement>(null)

  async function run(work: () => Promise<string | null>) {
    setErrore(null)
    setInvio(true)
    try {
      const refused = await work()
      if (refused) setErrore(refused)
      else onDone()
    } catch (error) {
      setErrore(errorMessage(error))
    } finally {
      setInvio(false)
    }
  }
  function sign(event: FormEvent) {
    event.preventDefault()
    const drawing = firma.current?.drawing() ?? null
    if (nome.trim() === '') return setErrore('Scrivi nome e cognome')
    if (!drawing) return setErrore('Firma nel riquadro')
    if (!accetto) return setErrore('Per firmare devi accettare il preventivo')
    void run(() => signPagina(nome, drawing))
  }
  function upload(scelto: File | undefined) {
    if (!scelto) return
    const fault = fileFault({ nome: scelto.name, dimensione: scelto.size }, 'documento')
    if (fault) return setErrore(fault.message)
    void run(() => uploadFirmato(scelto))
  }
  return (
    <Card component="section" aria-label="Firma" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Firma il preventivo
      </Typography>
      <Box component="form" noValidate aria-label="Firma" onSubmit={sign} sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          label="Nome e cognome"
          size="small"
          value={nome}
          onChange={({ target }) => setNome(target.value)}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'name' } }}
        />
        <FirmaCanvas ref={firma} />
        <FormControlLabel
          control={<Checkbox checked={accetto} onChange={({ target }) => setAccetto(target.checked)} />}
          label="Ho letto il preventivo e lo accetto"
        />
        {errore && <Alert severity="error">{errore}</Alert>}
        <Button type="submit" variant="contained" size="large" loading={invio} loadingPosition="start">
          Firma
        </Button>
      </Box>
      <Divider sx={{ my: 2 }}>oppure</Divider>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Stampalo, firmalo a mano e carica qui la foto o la scansione.
      </Typography>
      <Button variant="outlined" disabled={invio} onClick={() => file.current?.click()}>
        Carica il preventivo firmato
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept={accept}
        aria-label="Preventivo firmato"
        onChange={({ target }) => {
          upload(target.files?.[0])
          // The same file may be chosen again after a refusal.
          target.value = ''
        }}
      />
    </Card>
  )
}
