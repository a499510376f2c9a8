import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { DragEvent, KeyboardEvent } from 'react'
import { graphql } from 'relay-runtime'
import type { AlternativeTabsAddMutation } from '#generated/AlternativeTabsAddMutation.graphql.ts'
import type { AlternativeTabsArrangeMutation } from '#generated/AlternativeTabsArrangeMutation.graphql.ts'
import type { AlternativeTabsRemoveMutation } from '#generated/AlternativeTabsRemoveMutation.graphql.ts'
import { ALTERNATIVE_MAX } from '#ordini/offerte/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatEuro } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import type { AlternativaDetail, VersioneDetail } from '../offertaDetail.ts'
import { moved } from '../offertaValues.ts'

const addMutation = graphql`
  mutation AlternativeTabsAddMutation($input: AddAlternativaOffertaInput!) {
    addAlternativaOfferta(input: $input) {
      alternativa {
        pk
      }
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation AlternativeTabsRemoveMutation($input: RemoveAlternativaOffertaInput!) {
    removeAlternativaOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const arrangeMutation = graphql`
  mutation AlternativeTabsArrangeMutation($input: ArrangeAlternativeOffertaInput!) {
    arrangeAlternativeOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const DRAGGED = 'text/x-alternativa-offerta'

interface Props {
  versione: VersioneDetail
  current: AlternativaDetail | undefined
  onChoose: (pk: number) => void
}

/** The alternatives of a version, a tab each, moved by dragging or Alt and the arrows; a new one is a copy of the one in sight. */
export function AlternativeTabs({ versione, current, onChoose }: Props) {
  const { alternative, puoModificare } = versione
  const ask = useConfirm()
  const [add, isAdding] = useOperation<AlternativeTabsAddMutation>(addMutation, { success: 'Alternativa copiata' })
  const [remove] = useOperation<AlternativeTabsRemoveMutation>(removeMutation, { success: 'Alternativa tolta' })
  const [arrange] = useOperation<AlternativeTabsArrangeMutation>(arrangeMutation)
  async function copy() {
    const nome = `Alternativa ${alternative.length + 1}`
    const input = { versioneOffertaPk: versione.pk, nome, copiaPk: current?.pk ?? null }
    const outcome = await add({ input })
    const pk = outcome.ok ? outcome.data.addAlternativaOfferta.alternativa?.pk : undefined
    if (pk !== undefined) onChoose(pk)
  }
  async function askRemove() {
    if (!current) return
    const question = { title: `Togliere «${current.nome}»?`, conferma: 'Togli', distruttiva: true }
    if (await ask(question)) await remove({ input: { pk: current.pk } })
  }
  const isMovable = puoModificare && alternative.length > 1
  async function move(from: number, to: number) {
    if (from === to || to < 0 || to >= alternative.length) return
    const pks = moved(
      alternative.map(({ pk }) => pk),
      from,
      to,
    )
    await arrange({ input: { versioneOffertaPk: versione.pk, pks } })
  }
  function keys(event: KeyboardEvent, place: number) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (!event.altKey || step === 0) return
    // The tabs would go to the next one.
    event.preventDefault()
    event.stopPropagation()
    void move(place, place + step)
  }
  if (alternative.length < 2 && !puoModificare) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Tabs
        value={current?.pk ?? false}
        onChange={(_event, pk: number) => onChoose(pk)}
        aria-label="Alternative"
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {alternative.map(({ pk, nome, netto, accettata }, place) => (
          <Tab
            key={pk}
            value={pk}
            label={`${nome}${accettata ? ' ✓' : ''} · ${formatEuro(netto)}`}
            {...(isMovable && {
              draggable: true,
              title: 'Trascina per spostare, oppure Alt e le frecce',
              'aria-keyshortcuts': 'Alt+ArrowLeft Alt+ArrowRight',
              onKeyDown: (event: KeyboardEvent) => keys(event, place),
              onDragStart: (event: DragEvent) => {
                event.dataTransfer.setData(DRAGGED, String(place))
                event.dataTransfer.effectAllowed = 'move'
              },
              onDragOver: (event: DragEvent) => {
                if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
              },
              onDrop: (event: DragEvent) => {
                const from = event.dataTransfer.getData(DRAGGED)
                if (from === '') return
                event.preventDefault()
                void move(Number(from), place)
              },
            })}
          />
        ))}
      </Tabs>
      {puoModificare && alternative.length < ALTERNATIVE_MAX && (
        <Button startIcon={<Add />} loading={isAdding} loadingPosition="start" onClick={() => void copy()}>
          Alternativa
        </Button>
      )}
      {puoModificare && alternative.length > 1 && (
        <Button color="inherit" onClick={() => void askRemove()}>
          Togli questa
        </Button>
      )}
    </Box>
  )
}
