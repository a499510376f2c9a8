import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { allowedExtensions, maxFileSize } from '../../../../../../server/platform/files/rules.ts'
import { IMMAGINI_MAX } from '../../../../../../server/vendite/famiglie/rules.ts'
import { useDelete } from '../../../../../forms/entity/useDelete.ts'
import { useArrange } from '../../../../../forms/entries/useArrange.ts'
import { useMovedFocus } from '../../../../../forms/entries/useMovedFocus.ts'
import { ItemAction } from '../../../../../forms/list/ItemAction.tsx'
import { Uploads } from '../../../../../forms/uploads/Uploads.tsx'
import { useUploads } from '../../../../../forms/uploads/useUploads.ts'
import { DetailCard } from '../../../../../ui/DetailCard.tsx'
import { FileDropZone } from '../../../../../ui/files/FileDropZone.tsx'
import { thumbnailUrl } from '../../../../../ui/files/thumbnailUrl.ts'
import { MoveActions } from '../MoveActions.tsx'
import type { ImmaginiCardDeleteMutation } from './__generated__/ImmaginiCardDeleteMutation.graphql.ts'
import type { ImmaginiCardOrdinaMutation } from './__generated__/ImmaginiCardOrdinaMutation.graphql.ts'
import type { FamigliaLetta } from './readFamiglia.ts'

const deleteMutation = graphql`
  mutation ImmaginiCardDeleteMutation($pk: Int!) {
    deleteImmagineFamiglia(input: { pk: $pk }) {
      famiglia {
        ...readFamiglia_famiglia
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const ordinaMutation = graphql`
  mutation ImmaginiCardOrdinaMutation($pks: [Int!]!) {
    ordinaImmaginiFamiglia(input: { pks: $pks }) {
      pks
      errors {
        code
        field
        message
      }
    }
  }
`

const accept = allowedExtensions.immagine.map((estensione) => `.${estensione}`).join(',')
const limiti = `Trascinale qui o sceglile: fino a ${IMMAGINI_MAX}, ${maxFileSize.immagine / 1024 / 1024} MB l’una. La prima è quella grande.`

interface Props {
  famiglia: Pick<FamigliaLetta, 'pk' | 'immagini'>
  onCambiate: () => void
}

/** The pictures of a family: add by dropping or choosing, put in order, take off. */
export function ImmaginiCard({ famiglia: { pk, immagini }, onCambiate }: Props) {
  const { lista, carica, togli } = useUploads({
    path: `/api/famiglie/${pk}/immagini/`,
    kind: 'immagine',
    done: 'aggiunta',
    form(file) {
      const modulo = new FormData()
      modulo.append('immagine', file)
      return modulo
    },
    onDone: onCambiate,
  })
  const sposta = useArrange<ImmaginiCardOrdinaMutation>(ordinaMutation, onCambiate)
  const elimina = useDelete<ImmaginiCardDeleteMutation, FamigliaLetta['immagini'][number]>(
    deleteMutation,
    { question: () => 'Togliere l’immagine?', text: ({ nome }) => nome, done: 'Immagine tolta' },
    onCambiate,
    { always: true },
  )
  const pks = immagini.map((immagine) => immagine.pk)
  const { lista: elenco, follow } = useMovedFocus(pks.join())
  return (
    <DetailCard titolo="Immagini">
      <FileDropZone
        accept={accept}
        etichetta="Aggiungi immagini"
        aiuto={limiti}
        onFile={carica}
        disabled={immagini.length >= IMMAGINI_MAX}
        secondaria
      />
      <Uploads lista={lista} onTogli={togli} />
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
        {immagini.map((immagine, index) => (
          <Box
            component="li"
            key={immagine.pk}
            data-voce={immagine.pk}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
          >
            <Box sx={{ aspectRatio: '4 / 3', backgroundColor: 'action.hover' }}>
              <Box
                component="img"
                src={thumbnailUrl(immagine.immagine)}
                alt={immagine.nome}
                loading="lazy"
                sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
              />
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', px: 0.5 }}>
              <Typography variant="body2" color="textSecondary" sx={{ flex: 1, pl: 0.5 }}>
                {index + 1}
              </Typography>
              <MoveActions
                voce={immagine.nome}
                prima={index === 0}
                ultima={index === immagini.length - 1}
                onMove={(di) => {
                  follow(immagine.pk, di < 0 ? 'su' : 'giu')
                  sposta(pks, immagine.pk, di)
                }}
              />
              <ItemAction
                nome="Togli"
                voce={immagine.nome}
                parte="togli"
                disabled={false}
                onClick={() => elimina(immagine)}
              >
                <DeleteOutlined fontSize="small" />
              </ItemAction>
            </Box>
          </Box>
        ))}
      </Box>
    </DetailCard>
  )
}
