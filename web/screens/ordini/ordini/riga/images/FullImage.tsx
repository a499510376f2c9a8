import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import type { FullImageMutation } from '#generated/FullImageMutation.graphql.ts'
import type { RigaPartsRigaImages_riga$data } from '#generated/RigaPartsRigaImages_riga.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { DateTimeValue } from '#ui/Values.tsx'

export type RigaFoto = RigaPartsRigaImages_riga$data['immagini'][number]

const mutation = graphql`
  mutation FullImageMutation($input: DeleteImmagineRigaInput!) {
    deleteImmagineRiga(input: $input) {
      riga {
        ...RigaPartsRigaImages_riga
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  foto: RigaFoto
  editable: boolean
  onClose: () => void
}

/** A picture at full size: who took it and when, and its deletion. */
export function FullImage({ foto, editable, onClose }: Props) {
  const { pk, posizione, immagine, nameUser, creataIl } = foto
  const telefono = useIsPhone()
  const conferma = useConfirm()
  const [remove, inProgress] = useOperation<FullImageMutation>(mutation, { success: 'Immagine eliminata' })

  async function askAndRemove() {
    const question = {
      title: `Eliminare l’immagine della posizione ${posizione}?`,
      conferma: 'Elimina',
      distruttiva: true,
      forever: true,
    }
    if ((await conferma(question)) && (await remove({ input: { pk } })).ok) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullScreen={telefono} maxWidth="lg" aria-labelledby="titolo-intera">
      <DialogTitle id="titolo-intera">Immagine della posizione {posizione}</DialogTitle>
      <DialogContent dividers sx={{ p: 0, display: 'flex', justifyContent: 'center' }}>
        <Box
          component="img"
          src={immagine}
          alt={`Foto della posizione ${posizione}`}
          sx={{ maxWidth: 1, maxHeight: '75vh', objectFit: 'contain', m: 'auto' }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {nameUser && `${nameUser} · `}
          <DateTimeValue value={creataIl} />
        </Typography>
        {editable && (
          <Button color="error" loading={inProgress} onClick={() => void askAndRemove()}>
            Elimina
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
