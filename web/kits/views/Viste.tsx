import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { useUndoDeletion } from '#forms/entity/useUndoDeletion.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { VisteEditVistaMutation } from '#generated/VisteEditVistaMutation.graphql.ts'
import type { VisteMutation } from '#generated/VisteMutation.graphql.ts'
import type { VisteNewVistaMutation } from '#generated/VisteNewVistaMutation.graphql.ts'
import type { ElencoWithViste } from '#ordini/viste/rules.ts'
import { appendToList, removeFromList } from '#relay/answers/rootList.ts'
import { useOperation } from '#relay/useOperation.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { useViewer } from '#shell/viewer.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import type { UrlSchema } from '#ui/urlState.ts'
import { useViste, visteOf } from './useViste.ts'
import { type VistaFormValues, VistaNameDialog, vistaFormSchema } from './VistaNameDialog.tsx'
import { VisteList } from './VisteList.tsx'
import { type ShownVista, shownVista, vistaLook } from './vista.ts'

const removeMutation = graphql`
  mutation VisteMutation($pk: Int!) {
    deleteVista(input: { pk: $pk }) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Which list, as the server calls it: 'ordini'. */
  elenco: ElencoWithViste
  /** The state of the list in its URL. */
  schema: UrlSchema
}

/** Saved views of a list: apply, save, rename, share, delete. Without them the list works all the same. */
export function Viste(props: Props) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={<VisteButton name={null} disabled />}>
        <VisteMenu {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function VisteButton(props: { name: string | null; disabled?: boolean; onOpen?: (anchor: HTMLElement) => void }) {
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
        {props.name === null ? 'Viste' : `Vista: ${props.name}`}
      </Box>
    </Button>
  )
}

const updateVistaMutation = graphql`
  mutation VisteEditVistaMutation($input: UpdateVistaInput!) {
    updateVista(input: $input) {
      vista {
        id
        nome
        url
        condivisa
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface EditVistaProps {
  vista: ShownVista
  shareable: boolean
  onClose: () => void
}

/** Renames an own view, or shares it. */
function EditVista({ vista: { pk, nome, url, condivisa }, shareable, onClose }: EditVistaProps) {
  const modulo = useMutationForm<VisteEditVistaMutation, VistaFormValues>({
    mutation: updateVistaMutation,
    initial: { nome, condivisa },
    schema: vistaFormSchema,
    variables: (values) => ({ input: { ...values, pk, url } }),
    success: 'Vista salvata',
    onSuccess: onClose,
  })
  return <VistaNameDialog {...modulo} title={`Modifica ${nome}`} shareable={shareable} onClose={onClose} />
}

const newVistaMutation = graphql`
  mutation VisteNewVistaMutation($input: CreateVistaInput!) {
    createVista(input: $input) {
      vista {
        ...useViste_vista
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface NewVistaProps {
  elenco: ElencoWithViste
  /** How the list looks now. */
  url: string
  shareable: boolean
  onClose: () => void
}

/** Saves how the list looks now. */
function NewVista({ elenco, url, shareable, onClose }: NewVistaProps) {
  const modulo = useMutationForm<VisteNewVistaMutation, VistaFormValues>({
    mutation: newVistaMutation,
    initial: { nome: '', condivisa: false },
    schema: vistaFormSchema,
    variables: (values) => ({ input: { ...values, elenco: enumName(elenco), url } }),
    success: 'Vista salvata',
    updater: (store, data) => appendToList(store, visteOf(elenco), data),
    onSuccess: onClose,
  })
  return <VistaNameDialog {...modulo} title="Salva vista" shareable={shareable} onClose={onClose} />
}

function VisteMenu({ elenco, schema }: Props) {
  const { viste, reread } = useViste(elenco)
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const conferma = useConfirm()
  const shareable = useViewer().permessi.viewVisteCondivise
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [modulo, setModulo] = useState<ShownVista | 'nuova' | null>(null)
  /** The view that was applied last: what is changed since can be kept in it. */
  const [applied, setApplied] = useState<number | null>(null)
  const [remove] = useOperation<VisteMutation>(removeMutation, {
    updater(store, data) {
      const pk = data?.deleteVista.pk
      if (pk) removeFromList(store, visteOf(elenco), pk)
    },
  })
  const tellUndo = useUndoDeletion()
  const [update] = useOperation<VisteEditVistaMutation>(updateVistaMutation, { success: 'Vista aggiornata' })

  const url = vistaLook(schema, search)
  const shown = url === '' ? null : shownVista(schema, search, viste)
  const changed = shown === null ? viste.find(({ pk, mia }) => mia && pk === applied) : undefined
  const close = () => setAnchor(null)

  /** What a colleague has shared since is read while the menu opens. */
  function open(button: HTMLElement) {
    setAnchor(button)
    reread()
  }

  function apply(vista: ShownVista | null) {
    close()
    setApplied(vista?.pk ?? null)
    navigate(`${pathname}?${vista ? vistaLook(schema, vista.url) : ''}`)
  }

  async function askRemoval(vista: ShownVista) {
    close()
    const title = `Sei sicuro di voler eliminare la vista ${vista.nome}?`
    const text = vista.condivisa ? 'I colleghi non la vedranno più.' : undefined
    if (!(await conferma({ title, text, conferma: 'Elimina', distruttiva: true }))) return
    const outcome = await remove({ pk: vista.pk })
    if (outcome.ok) tellUndo('Vista eliminata', outcome.data, vista.pk)
    // It may be gone already.
    else reread()
  }

  async function updateVista({ pk, nome, condivisa }: ShownVista) {
    close()
    await update({ input: { pk, nome, condivisa, url } })
  }

  return (
    <>
      <VisteButton name={shown?.nome ?? null} onOpen={open} />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
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
            shown={shown}
            defaultValue={url === ''}
            onApply={apply}
            onEdit={(vista) => {
              close()
              setModulo(vista)
            }}
            onDelete={(vista) => void askRemoval(vista)}
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
          {changed && (
            <Button onClick={() => void updateVista(changed)} sx={{ minWidth: 0 }}>
              Aggiorna «{changed.nome}»
            </Button>
          )}
        </Box>
      </Popover>
      {modulo === 'nuova' && (
        <NewVista elenco={elenco} url={url} shareable={shareable} onClose={() => setModulo(null)} />
      )}
      {modulo !== null && modulo !== 'nuova' && (
        <EditVista vista={modulo} shareable={shareable} onClose={() => setModulo(null)} />
      )}
    </>
  )
}
