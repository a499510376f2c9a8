import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useFragment } from 'react-relay'
import { Link as RouteLink, useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { CartellaDetail_cartella$key } from '#generated/CartellaDetail_cartella.graphql.ts'
import { useViewer } from '#shell/viewer.ts'
import { Page } from '#ui/Page.tsx'
import { CartellaDialog } from '../cartelle/CartellaDialog.tsx'
import { cartellaPath, listPath } from '../cartelle/lastList.ts'
import { useDeleteCartella } from '../cartelle/useDeleteCartella.ts'
import { SharingCard } from '../condivisione/SharingCard.tsx'
import { UploadDialog } from '../file/UploadDialog.tsx'
import { ContentCard } from './ContentCard.tsx'

const fragment = graphql`
  fragment CartellaDetail_cartella on Cartella {
    id
    pk
    nome
    descrizione
    parent {
      pk
      nome
    }
    numeroAccount
    visibilita
    versione
    ...ContentCard_cartella
    ...SharingCard_cartella
  }
`

type Opened = 'edit' | 'new' | 'upload' | null

interface CartellaTrailProps {
  parent: { pk: number; nome: string } | null
  name: string
}

const touchable = { '@media (pointer: coarse)': { lineHeight: '44px' } } as const

/** Back to the list where it was left, and to the folder that this one is in. */
function CartellaTrail({ parent, name }: CartellaTrailProps) {
  return (
    <Breadcrumbs aria-label="Posizione della cartella" sx={{ '& li': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <Link component={RouteLink} to={listPath()} sx={touchable}>
        Cartelle
      </Link>
      {parent && (
        <Link component={RouteLink} to={cartellaPath(parent)} sx={touchable}>
          ../{parent.nome}
        </Link>
      )}
      <Typography color="textSecondary" aria-current="page">
        {name}
      </Typography>
    </Breadcrumbs>
  )
}

/** A folder with what is in it; who manages folders changes it here, others read. */
export function CartellaDetail(props: { cartella: CartellaDetail_cartella$key; waiting: boolean }) {
  const cartella = useFragment(fragment, props.cartella)
  const { pk, nome, descrizione, parent, visibilita } = cartella
  const { adminApp } = useViewer().permessi
  const { revalidate } = useRevalidator()
  const go = useNavigate()
  const [opened, setOpened] = useState<Opened>(null)
  const reread = () => void revalidate()
  const remove = useDeleteCartella(() => void go(listPath()))
  const close = () => setOpened(null)
  return (
    <Page
      title={nome}
      isWaiting={props.waiting}
      actions={
        adminApp && (
          <>
            <Button startIcon={<EditOutlined />} onClick={() => setOpened('edit')}>
              Modifica
            </Button>
            <Button startIcon={<DeleteOutlined />} color="error" onClick={() => remove(cartella)}>
              Elimina
            </Button>
            <Button variant="outlined" startIcon={<CreateNewFolder />} onClick={() => setOpened('new')}>
              Nuova cartella
            </Button>
            <Button variant="contained" startIcon={<UploadFile />} onClick={() => setOpened('upload')}>
              Carica file
            </Button>
          </>
        )
      }
      filters={<CartellaTrail parent={parent ?? null} name={nome} />}
    >
      {descrizione && <Typography sx={{ mb: 1.5, whiteSpace: 'pre-line', maxWidth: '90ch' }}>{descrizione}</Typography>}
      {visibilita && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mb: 1.5, display: 'flex', gap: 1, alignItems: 'center' }}
        >
          <VisibilityOutlined fontSize="small" aria-hidden />
          {visibilita}
        </Typography>
      )}
      <Columns aside={adminApp && !parent && <SharingCard cartella={cartella} />}>
        <ContentCard cartella={cartella} busy={opened !== null} onChanged={reread} />
      </Columns>
      {opened === 'edit' && (
        <CartellaDialog
          cartella={cartella}
          onDelete={remove}
          onClose={close}
          onSaved={({ moved }) => {
            close()
            // Who sees it is told by what it stands in.
            if (moved) reread()
          }}
        />
      )}
      {opened === 'new' && (
        <CartellaDialog
          cartella={null}
          inside={pk}
          onDelete={() => undefined}
          onClose={close}
          onSaved={(saved) => {
            close()
            void go(cartellaPath(saved))
          }}
        />
      )}
      {opened === 'upload' && (
        <UploadDialog
          cartella={pk}
          onClose={close}
          onUploaded={() => {
            close()
            reread()
          }}
        />
      )}
    </Page>
  )
}

/** Content and what stands beside it, 8 to 4; below each other on a phone. */
function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: aside ? 'minmax(0, 8fr) minmax(0, 4fr)' : 'minmax(0, 1fr)' },
      }}
    >
      {children}
      {aside}
    </Box>
  )
}
