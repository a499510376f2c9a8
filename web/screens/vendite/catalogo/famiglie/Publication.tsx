import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import type { PublicationMutation } from '#generated/PublicationMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'

const mutation = graphql`
  mutation PublicationMutation($input: SetCatalogoPubblicatoInput!) {
    setCatalogoPubblicato(input: $input) {
      configurazione { catalogoPubblicato }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  isPublished: boolean
  onChanged: () => void
}

const page = (
  <Link href="/preventivo" target="_blank" rel="noopener" underline="always">
    pagina del preventivo
  </Link>
)

/** Whether visitors may ask for what the catalogue offers, and how to open and close it. */
export function Publication({ isPublished, onChanged }: Props) {
  const confirm = useConfirm()
  const [save, saving] = useOperation<PublicationMutation>(mutation, {
    success: isPublished ? 'Preventivi online chiusi' : 'Catalogo pubblicato',
  })
  async function set(pubblicato: boolean) {
    if ((await save({ input: { pubblicato } })).ok) onChanged()
  }
  async function close() {
    const agreed = await confirm({
      title: 'Chiudere i preventivi online?',
      text: 'La pagina del preventivo dirà ai visitatori che non è aperta. Le richieste già arrivate restano.',
      conferma: 'Chiudi',
    })
    if (agreed) await set(false)
  }
  if (!isPublished) {
    return (
      <Alert
        severity="info"
        action={
          <Button variant="contained" loading={saving} onClick={() => void set(true)}>
            Pubblica
          </Button>
        }
      >
        Il catalogo è una bozza: la {page} dice ai visitatori che non è ancora aperta. Adatta famiglie, immagini e
        vincoli, poi pubblicalo.
      </Alert>
    )
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="body2" color="textSecondary">
        Pubblicato: i visitatori chiedono preventivi dalla {page}.
      </Typography>
      <Button color="inherit" loading={saving} onClick={() => void close()} sx={{ fontWeight: 400 }}>
        Chiudi i preventivi online
      </Button>
    </Box>
  )
}
