import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { attachmentForm } from '#forms/uploads/attachmentForm.ts'
import { Uploads } from '#forms/uploads/Uploads.tsx'
import { useUploads } from '#forms/uploads/useUploads.ts'
import type {
  AllegatiFornitura_ordineFornitore$data,
  AllegatiFornitura_ordineFornitore$key,
} from '#generated/AllegatiFornitura_ordineFornitore.graphql.ts'
import type { AllegatiFornituraDeleteMutation } from '#generated/AllegatiFornituraDeleteMutation.graphql.ts'
import type { AllegatiFornituraQuery } from '#generated/AllegatiFornituraQuery.graphql.ts'
import { allowedExtensions, maxFileSize, maxFiles } from '#platform/files/rules.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useViewer } from '#shell/viewer.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { FileDropZone } from '#ui/files/FileDropZone.tsx'
import { formatFileSize } from '#ui/files/fileFormat.ts'

const query = graphql`
  query AllegatiFornituraQuery($pk: Int!) {
    ordineFornitore(pk: $pk) {
      ...AllegatiFornitura_ordineFornitore
    }
  }
`

const deleteMutation = graphql`
  mutation AllegatiFornituraDeleteMutation($pk: Int!) {
    deleteAllegatoOrdineFornitore(input: { pk: $pk }) {
      ordineFornitore {
        ...AllegatiFornitura_ordineFornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Allegato = AllegatiFornitura_ordineFornitore$data['allegati'][number]

const accept = allowedExtensions.documento.map((extension) => `.${extension}`).join(',')
const LIMITS = `Trascinali qui o sceglili: fino a ${maxFiles} file alla volta, ${maxFileSize.documento / 1024 / 1024} MB l’uno.`

/** Attachments of a supplier order: add by dropping or choosing, download under their own name, remove. */
export function AllegatiFornitura(props: { ordineFornitore: AllegatiFornitura_ordineFornitore$key }) {
  const { pk, allegati } = useFragment(
    graphql`
      fragment AllegatiFornitura_ordineFornitore on OrdineFornitore {
        pk
        allegati {
          pk
          originalName
          allegato
          dimensione
        }
      }
    `,
    props.ordineFornitore,
  )
  const { adminOrdiniFornitore } = useViewer().permessi
  const conferma = useConfirm()
  const [remove] = useOperation<AllegatiFornituraDeleteMutation>(deleteMutation, { success: 'Allegato eliminato' })
  // What is read again stands in the store, from which this is drawn; without an answer the next opening shows it.
  const reread = () => void fetchFresh<AllegatiFornituraQuery>(query, { pk }).catch(() => undefined)
  const {
    lista,
    load,
    remove: removeFile,
  } = useUploads({
    path: '/api/planner/allegati-ordine-fornitore/',
    kind: 'archivio',
    done: 'allegato',
    form: (file) => attachmentForm('ordine_fornitore', pk, file),
    onDone: reread,
  })

  async function askAndRemove({ pk: allegato, originalName }: Allegato) {
    const question = {
      title: 'Eliminare l’allegato?',
      text: originalName,
      conferma: 'Elimina',
      distruttiva: true,
      forever: true,
    }
    if (await conferma(question)) await remove({ pk: allegato })
  }
  return (
    <Box component="section" aria-labelledby={`allegati-fornitura-${pk}`} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={`allegati-fornitura-${pk}`} variant="h3">
        Allegati
      </Typography>
      {adminOrdiniFornitore && (
        <>
          <FileDropZone accept={accept} label="Aggiungi allegati" help={LIMITS} onFile={load} secondary />
          <Uploads lista={lista} onRemove={removeFile} />
        </>
      )}
      {allegati.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nessun allegato.
        </Typography>
      )}
      <Box component="ul" aria-label="Allegati" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {allegati.map((allegato) => (
          <Box key={allegato.pk} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link href={allegato.allegato} target="_blank" rel="noopener">
                {allegato.originalName}
              </Link>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {formatFileSize(allegato.dimensione)}
              </Typography>
            </Box>
            <IconButton
              href={`${allegato.allegato}?scarica`}
              download={allegato.originalName}
              aria-label={`Scarica ${allegato.originalName}`}
            >
              <DownloadOutlined fontSize="small" />
            </IconButton>
            {adminOrdiniFornitore && (
              <IconButton aria-label={`Elimina ${allegato.originalName}`} onClick={() => void askAndRemove(allegato)}>
                <DeleteOutlined fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
