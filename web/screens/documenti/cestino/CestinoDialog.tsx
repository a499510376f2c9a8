import Folder from '@mui/icons-material/FolderOutlined'
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { CESTINO_DAYS } from '#documenti/cartelle/rules.ts'
import type { CestinoDialogQuery } from '#generated/CestinoDialogQuery.graphql.ts'
import type { restoreCartellaMutation } from '#generated/restoreCartellaMutation.graphql.ts'
import type { restoreFileMutation } from '#generated/restoreFileMutation.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { useOperation } from '#relay/useOperation.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { DateTimeValue } from '#ui/Values.tsx'
import { cartellaFromBin, fileFromBin } from './restore.ts'

const query = graphql`
  query CestinoDialogQuery {
    cestinoDocumenti {
      tipo
      pk
      nome
      dove
      eliminatoIl
      scadeIl
    }
  }
`

interface Props {
  opened: Opened<CestinoDialogQuery>
  onRestored: () => void
  onClose: () => void
}

/** What was deleted and can still be restored. */
export function CestinoDialog({ opened, onRestored, onClose }: Props) {
  return (
    <PlainDialog fillsPhone title="Cestino" width="sm" sx={{ minHeight: 200 }} onEscape={onClose}>
      <OpenedData opened={opened} skeleton={<Skeleton height={120} />}>
        {(reference) => (
          <Entries
            reference={reference}
            onRestored={() => {
              opened.again()
              onRestored()
            }}
          />
        )}
      </OpenedData>
    </PlainDialog>
  )
}

function Entries({ reference, onRestored }: { reference: PreloadedQuery<CestinoDialogQuery>; onRestored: () => void }) {
  const { cestinoDocumenti: items } = usePreloadedQuery<CestinoDialogQuery>(query, reference)
  const [cartella, restoring] = useOperation<restoreCartellaMutation>(cartellaFromBin, {
    success: 'Cartella ripristinata',
  })
  const [file, restoringFile] = useOperation<restoreFileMutation>(fileFromBin, { success: 'File ripristinato' })
  if (items.length === 0)
    return <EmptyState title="Il cestino è vuoto" text={`Ciò che si elimina resta qui ${CESTINO_DAYS} giorni.`} />
  async function restore({ tipo, pk }: (typeof items)[number]) {
    const { ok } = await (tipo === 'cartella' ? cartella({ pk }) : file({ pk }))
    if (ok) onRestored()
  }
  return (
    <Box component="ul" aria-label="Elementi nel cestino" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Box
          key={`${item.tipo} ${item.pk}`}
          component="li"
          sx={{
            py: 1,
            display: 'flex',
            gap: 1.5,
            alignItems: 'center',
            '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
          }}
        >
          {item.tipo === 'cartella' ? <Folder color="action" /> : <InsertDriveFile color="action" />}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{item.nome}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {item.dove && `in ${item.dove} · `}fino al <DateTimeValue value={item.scadeIl} />
            </Typography>
          </Box>
          <Button
            variant="outlined"
            size="small"
            disabled={restoring || restoringFile}
            aria-label={`Ripristina ${item.nome}`}
            onClick={() => void restore(item)}
          >
            Ripristina
          </Button>
        </Box>
      ))}
    </Box>
  )
}
