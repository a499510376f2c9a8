import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import { useArrange } from '#forms/entries/useArrange.ts'
import { useMovedFocus } from '#forms/entries/useMovedFocus.ts'
import { ItemAction } from '#forms/list/ItemAction.tsx'
import { Uploads } from '#forms/uploads/Uploads.tsx'
import { useUploads } from '#forms/uploads/useUploads.ts'
import type { ImagesCardDeleteMutation } from '#generated/ImagesCardDeleteMutation.graphql.ts'
import type { ImagesCardOrdinaMutation } from '#generated/ImagesCardOrdinaMutation.graphql.ts'
import { allowedExtensions, maxFileSize } from '#platform/files/rules.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { FileDropZone } from '#ui/files/FileDropZone.tsx'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'
import { IMAGES_MAX } from '#vendite/famiglie/rules.ts'
import { MoveActions } from '../MoveActions.tsx'
import type { ReadFamiglia } from './readFamiglia.ts'

const deleteMutation = graphql`
  mutation ImagesCardDeleteMutation($pk: Int!) {
    deleteImmagineFamiglia(input: { pk: $pk }) {
      famiglia {
        ...readFamiglia_famiglia
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation ImagesCardOrdinaMutation($pks: [Int!]!) {
    arrangeImmaginiFamiglia(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const accept = allowedExtensions.immagine.map((extension) => `.${extension}`).join(',')
const limits = `Trascinale qui o sceglile: fino a ${IMAGES_MAX}, ${maxFileSize.immagine / 1024 / 1024} MB l’una. La prima è quella grande.`

interface Props {
  famiglia: Pick<ReadFamiglia, 'id' | 'pk' | 'immagini'>
  /** Some were added, or something was refused: what is shown is to be read again. */
  onChanged: () => void
}

/** The pictures of a family: add by dropping or choosing, put in order, take off. */
export function ImagesCard({ famiglia: { id, pk, immagini }, onChanged }: Props) {
  const {
    lista,
    load,
    remove: removeFile,
  } = useUploads({
    path: `/api/famiglie/${pk}/immagini/`,
    kind: 'immagine',
    done: 'aggiunta',
    form(file) {
      const modulo = new FormData()
      modulo.append('immagine', file)
      return modulo
    },
    onDone: onChanged,
  })
  const move = useArrange<ImagesCardOrdinaMutation>(sortMutation, onChanged, {
    field: 'immagini',
    of: id,
  })
  const remove = useDelete<ImagesCardDeleteMutation, ReadFamiglia['immagini'][number]>(
    deleteMutation,
    { question: () => 'Togliere l’immagine?', text: ({ nome }) => nome, done: 'Immagine tolta', forever: true },
    onChanged,
    { always: true, brought: true },
  )
  const pks = immagini.map((image) => image.pk)
  const { lista: elenco, follow } = useMovedFocus(pks.join())
  return (
    <DetailCard title="Immagini">
      <FileDropZone
        accept={accept}
        label="Aggiungi immagini"
        help={limits}
        onFile={load}
        disabled={immagini.length >= IMAGES_MAX}
        secondary
      />
      <Uploads lista={lista} onRemove={removeFile} />
      <Box
        component="ol"
        ref={elenco}
        aria-label="Immagini della famiglia"
        sx={{
          m: 0,
          mt: 1.5,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
        }}
      >
        {immagini.map((image, index) => (
          <Box
            component="li"
            key={image.pk}
            data-voce={image.pk}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
          >
            <Box sx={{ aspectRatio: '4 / 3', backgroundColor: 'action.hover' }}>
              <Box
                component="img"
                src={thumbnailUrl(image.immagine)}
                alt={image.nome}
                loading="lazy"
                sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
              />
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', px: 0.5 }}>
              <Typography variant="body2" color="textSecondary" sx={{ flex: 1, pl: 0.5 }}>
                {index + 1}
              </Typography>
              <MoveActions
                item={image.nome}
                before={index === 0}
                last={index === immagini.length - 1}
                onMove={(of) => {
                  follow(image.pk, of < 0 ? 'su' : 'giu')
                  move(pks, image.pk, of)
                }}
              />
              <ItemAction name="Togli" item={image.nome} part="togli" disabled={false} onClick={() => remove(image)}>
                <DeleteOutlined fontSize="small" />
              </ItemAction>
            </Box>
          </Box>
        ))}
      </Box>
    </DetailCard>
  )
}
