import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { RigaImages_riga$key } from '#generated/RigaImages_riga.graphql.ts'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { CaptureDialog } from './CaptureDialog.tsx'
import { FullImage, type RigaFoto } from './FullImage.tsx'
import { ImageSlot } from './ImageSlot.tsx'
import { slotsOf } from './slots.ts'
import { useCapture } from './useCapture.ts'

/** Places shown until the others are asked for. */
const PRIMI = 12
/** How many more at a time: a line may have thousands of pieces. */
const OTHERS = 60

const grid = { m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 } as const

/** The pictures of a line: one place for each piece; those beyond the number behind a button. */
export function RigaImages(props: { riga: RigaImages_riga$key }) {
  const { pk, numero, immagini } = useFragment(
    graphql`
      fragment RigaImages_riga on RigaOrdine {
        pk
        numero
        immagini {
          pk
          posizione
          immagine
          nameUser
          creataIl
        }
      }
    `,
    props.riga,
  )
  const { editOrder, photographOrder } = useViewer().permessi
  const capture = useCapture(pk)
  const [until, setUntil] = useState(PRIMI)
  const [withMore, setWithBeyond] = useState(false)
  const [whole, setWhole] = useState<number | null>(null)
  const { places, beyond } = slotsOf(numero, immagini, until)
  const open = immagini.find((foto) => foto.pk === whole)
  const { cattura: underWay } = capture

  const place = (posizione: number, foto: RigaFoto | null, beyondNumero = false) => (
    <ImageSlot
      key={posizione}
      posizione={posizione}
      foto={foto}
      stato={underWay?.posizione === posizione && underWay.fase !== 'dialogo' ? underWay.fase : null}
      onSnap={photographOrder && !beyondNumero ? () => void capture.ask(posizione) : undefined}
      onDevice={() => capture.conDispositivo(posizione)}
      onFull={() => foto && setWhole(foto.pk)}
    />
  )
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
      <Box component="ul" aria-label="Immagini" sx={grid}>
        {places.map(({ posizione, foto }) => place(posizione, foto))}
      </Box>
      {numero > until && (
        <Button onClick={() => setUntil(until + OTHERS)}>
          Mostra altre {formatInteger(Math.min(OTHERS, numero - until))} posizioni di {formatInteger(numero)}
        </Button>
      )}
      {beyond.length > 0 && (
        <Button aria-expanded={withMore} onClick={() => setWithBeyond(!withMore)}>
          {withMore ? 'Nascondi' : 'Mostra'} {formatCount(beyond.length, 'immagine', 'immagini')} oltre il numero
        </Button>
      )}
      {withMore && beyond.length > 0 && (
        <Box component="ul" aria-label="Immagini oltre il numero" sx={grid}>
          {beyond.map(({ posizione, foto }) => place(posizione, foto, true))}
        </Box>
      )}
      {underWay?.fase === 'dialogo' && (
        <CaptureDialog
          posizione={underWay.posizione}
          captured={underWay.scattata}
          source={capture.fonte}
          onSource={capture.setFonte}
          capture={capture.scatta}
          onSave={capture.save}
          onClose={capture.close}
        />
      )}
      {open && <FullImage foto={open} editable={editOrder} onClose={() => setWhole(null)} />}
    </Box>
  )
}
