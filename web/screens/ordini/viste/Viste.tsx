import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ElencoConViste } from '../../../../server/ordini/viste/rules.ts'
import { useOperation } from '../../../relay/useOperation.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { ErrorBoundary } from '../../../ui/stati/ErrorBoundary.tsx'
import type { UrlSchema } from '../../../ui/urlState.ts'
import type { EditVistaMutation } from './__generated__/EditVistaMutation.graphql.ts'
import type { VisteMutation } from './__generated__/VisteMutation.graphql.ts'
import { EditVista, updateVistaMutation } from './EditVista.tsx'
import { NewVista } from './NewVista.tsx'
import { useViste } from './useViste.ts'
import { VisteList } from './VisteList.tsx'
import { type ShownVista, shownVista, vistaLook } from './vista.ts'

const eliminaMutation = graphql`
  mutation VisteMutation($pk: Int!) {
    deleteVista(input: { pk: $pk }) {
      deletedId @deleteRecord
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  /** Which list, as the server calls it: 'ordini'. */
  elenco: ElencoConViste
  /** The state of the list in its URL. */
  schema: UrlSchema
}

/** Saved views of a list: apply, save, rename, share, delete. Without them the list works all the same. */
export function Viste(props: Props) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={<Pulsante nome={null} disabled />}>
        <Controllo {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Pulsante(props: { nome: string | null; disabled?: boolean; onOpen?: (ancora: HTMLElement) => void }) {
  return (
    <Button
      color="inherit"
      aria-haspopup="dialog"
      disabled={props.disabled}
      startIcon={<BookmarkBorder />}
      endIcon={<KeyboardArrowDown />}
      onClick={({ currentTarget }) => props.onOpen?.(currentTarget)}
      sx={{ color: 'text.secondary', maxWidth: 280 }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {props.nome === null ? 'Viste' : `Vista: ${props.nome}`}
      </Box>
    </Button>
  )
}

function Controllo({ elenco, schema }: Props) {
  const { viste, rileggi } = useViste(elenco)
  const { search, pathname } = useLocation()
  const naviga = useNavigate()
  const conferma = useConfirm()
  const condivisibile = useViewer().permessi.viewVisteCondivise
  const [ancora, setAncora] = useState<HTMLElement | null>(null)
  const [modulo, setModulo] = useState<ShownVista | 'nuova' | null>(null)
  /** The view that was applied last: what is changed since can be kept in it. */
  const [applicata, setApplicata] = useState<number | null>(null)
  const [elimina] = useOperation<VisteMutation>(eliminaMutation, { successo: 'Vista eliminata' })
  const [aggiorna] = useOperation<EditVistaMutation>(updateVistaMutation, { successo: 'Vista aggiornata' })

  const url = vistaLook(schema, search)
  const shown = url === '' ? null : shownVista(schema, search, viste)
  const cambiata = shown === null ? viste.find(({ pk, mia }) => mia && pk === applicata) : undefined
  const close = () => setAncora(null)

  function applica(vista: ShownVista | null) {
    close()
    setApplicata(vista?.pk ?? null)
    naviga(`${pathname}?${vista ? vistaLook(schema, vista.url) : ''}`)
  }

  async function chiediElimina(vista: ShownVista) {
    close()
    const titolo = `Sei sicuro di voler eliminare la vista ${vista.nome}?`
    const testo = vista.condivisa ? 'I colleghi non la vedranno più.' : undefined
    if (!(await conferma({ titolo, testo, conferma: 'Elimina', distruttiva: true }))) return
    await elimina({ pk: vista.pk })
    rileggi()
  }

  async function aggiornaVista({ pk, nome, condivisa }: ShownVista) {
    close()
    await aggiorna({ input: { pk, nome, condivisa, url } })
  }

  function salvata() {
    setModulo(null)
    rileggi()
  }

  return (
    <>
      <Pulsante nome={shown?.nome ?? null} onOpen={setAncora} />
      <Popover
        open={ancora !== null}
        anchorEl={ancora}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Viste salvate',
            variant: 'outlined',
            sx: {
              width: 340,
              maxWidth: 'calc(100vw - 32px)',
              display: 'flex',
              flexDirection: 'column',
              maxHeight: '70vh',
            },
          },
        }}
      >
        <Box sx={{ overflow: 'auto', py: 0.5 }}>
          <VisteList
            viste={viste}
            mostrata={shown}
            predefinita={url === ''}
            onApplica={applica}
            onEdit={(vista) => {
              close()
              setModulo(vista)
            }}
            onDelete={(vista) => void chiediElimina(vista)}
          />
        </Box>
        <Box sx={{ p: 1, display: 'flex', flexWrap: 'wrap', gap: 1, borderTop: 1, borderColor: 'divider' }}>
          <Button
            disabled={url === ''}
            onClick={() => {
              close()
              setModulo('nuova')
            }}
          >
            Salva vista…
          </Button>
          {cambiata && (
            <Button onClick={() => void aggiornaVista(cambiata)} sx={{ minWidth: 0 }}>
              Aggiorna «{cambiata.nome}»
            </Button>
          )}
        </Box>
      </Popover>
      {modulo === 'nuova' && (
        <NewVista
          elenco={elenco}
          url={url}
          condivisibile={condivisibile}
          onSalvata={salvata}
          onClose={() => setModulo(null)}
        />
      )}
      {modulo !== null && modulo !== 'nuova' && (
        <EditVista vista={modulo} condivisibile={condivisibile} onSalvata={salvata} onClose={() => setModulo(null)} />
      )}
    </>
  )
}
