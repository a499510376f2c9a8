import ListAltOutlined from '@mui/icons-material/ListAltOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import bomQuery, { type BomTableQuery } from '#generated/BomTableQuery.graphql.ts'
import type { RigaParts_riga$key } from '#generated/RigaParts_riga.graphql.ts'
import type { RigaPartsExtraFieldsView_riga$key } from '#generated/RigaPartsExtraFieldsView_riga.graphql.ts'
import type { RigaPartsRigaImages_riga$key } from '#generated/RigaPartsRigaImages_riga.graphql.ts'
import { isBeyondNumero } from '#ordini/righe/rules.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { EditExtra } from './extra/EditExtra.tsx'
import { extraFromJson, readableExtraValue } from './extra/entries.ts'
import { CaptureDialog } from './images/CaptureDialog.tsx'
import { FullImage, type RigaFoto } from './images/FullImage.tsx'
import { ImageSlot } from './images/ImageSlot.tsx'
import { slotsOf } from './images/slots.ts'
import { useCapture } from './images/useCapture.ts'
import { PartButton } from './PartButton.tsx'

const { Component: BomDialog, prepare } = codeAhead(() => import('./bom/BomDialog.tsx'))

interface Props {
  riga: RigaParts_riga$key
  /** Whether pictures begin shown, where there are any; in the form, where the fields come first, they do not. */
  imagesOpen?: boolean
}

/** The extra fields of a line: to be read, and changed by users who may. */
function ExtraFieldsView(props: { riga: RigaPartsExtraFieldsView_riga$key }) {
  const { pk, extraFields } = useFragment(
    graphql`
      fragment RigaPartsExtraFieldsView_riga on RigaOrdine {
        pk
        extraFields
      }
    `,
    props.riga,
  )
  const { editOrder } = useViewer().permessi
  const [edit, setEdit] = useState(false)
  const fields = extraFromJson(extraFields)
  const items = Object.entries(fields)
  if (edit) return <EditExtra riga={pk} fields={fields} onFine={() => setEdit(false)} />
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {items.length === 0 ? (
        <Typography color="textSecondary">Nessun campo extra.</Typography>
      ) : (
        <DataPairs sideBySide items={items.map(([name, value]) => [name, readableExtraValue(value)] as const)} />
      )}
      {editOrder && <Button onClick={() => setEdit(true)}>Modifica</Button>}
    </Stack>
  )
}

/** Places shown until the others are asked for. */
const PRIMI = 12
/** How many more at a time: a line may have thousands of pieces. */
const OTHERS = 60

const grid = { m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 } as const

/** The pictures of a line: one place for each piece; those beyond the number behind a button. */
function RigaImages(props: { riga: RigaPartsRigaImages_riga$key }) {
  const { pk, numero, immagini } = useFragment(
    graphql`
      fragment RigaPartsRigaImages_riga on RigaOrdine {
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

/** What a line has beside its fields: bill of materials, pictures, extra fields. */
export function RigaParts({ imagesOpen = false, ...props }: Props) {
  const riga = useFragment(
    graphql`
      fragment RigaParts_riga on RigaOrdine {
        pk
        numeroCommessa
        posizione
        numero
        rivendita
        extraFields
        immagini {
          posizione
        }
        ...RigaPartsRigaImages_riga
        ...RigaPartsExtraFieldsView_riga
      }
    `,
    props.riga,
  )
  const { pk, numeroCommessa, posizione, numero, rivendita, immagini, extraFields } = riga
  const id = useId()
  // Who has no camera in the hand does not look at empty places.
  const withCamera = useViewer().permessi.addAttivita || matchMedia('(pointer: coarse)').matches
  const [withImages, setWithImages] = useState(imagesOpen && (withCamera || immagini.length > 0))
  const [withExtra, setWithExtra] = useState(false)
  const [bom, setBom] = useState(false)
  const opened = useOpened<BomTableQuery>(bomQuery)
  const done = immagini.filter((foto) => !isBeyondNumero(foto.posizione, numero)).length
  const count = Object.keys(extraFromJson(extraFields)).length
  return (
    <Box sx={{ mt: 0.5, minWidth: 0 }}>
      <Box className="parti-riga" sx={{ ml: -0.5, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <PartButton
          title={`Immagini ${done}/${numero}`}
          open={withImages}
          part={`${id}-immagini`}
          onChange={setWithImages}
        />
        <PartButton title={`Campi extra ${count}`} open={withExtra} part={`${id}-extra`} onChange={setWithExtra} />
        {!rivendita && (
          <Button
            color="inherit"
            startIcon={<ListAltOutlined />}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => {
              opened.open({ ordine: numeroCommessa, riga: posizione, posizione: 1 })
              setBom(true)
            }}
            sx={{ color: 'text.secondary' }}
          >
            Distinta base
          </Button>
        )}
      </Box>
      <Collapse in={withImages} unmountOnExit id={`${id}-immagini`}>
        <Box sx={{ pt: 0.5, pb: 1 }}>
          <RigaImages riga={riga} />
        </Box>
      </Collapse>
      <Collapse in={withExtra} unmountOnExit id={`${id}-extra`}>
        <Box sx={{ pt: 1 }}>
          <ExtraFieldsView riga={riga} />
        </Box>
      </Collapse>
      {bom && (
        <Suspense fallback={null}>
          <BomDialog
            opened={opened}
            pk={pk}
            numeroCommessa={numeroCommessa}
            riga={posizione}
            numero={numero}
            onClose={() => setBom(false)}
          />
        </Suspense>
      )}
    </Box>
  )
}
