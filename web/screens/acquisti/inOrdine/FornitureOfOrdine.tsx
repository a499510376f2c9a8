import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router'
import arriviQuery, { type ArriviDialogQuery } from '#generated/ArriviDialogQuery.graphql.ts'
import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import mailQuery, { type MailFornituraDialogQuery } from '#generated/MailFornituraDialogQuery.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useViewer } from '#shell/viewer.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import type { UrlState } from '#ui/useUrlState.ts'
import { useDeleteFornitura } from '../ordiniFornitore/actions/useDeleteFornitura.ts'
import type { FornituraFormChoices } from '../ordiniFornitore/form/choices.ts'
import { FornituraDialogs } from '../ordiniFornitore/form/FornituraDialogs.tsx'
import { fornituraBesideQuery, fornituraBesideVariables } from '../ordiniFornitore/form/fornituraBeside.ts'
import { fornitureOfOrdineUrl } from '../ordiniFornitore/list/ordiniFornitoreUrlState.ts'
import { PrintButton } from '../ordiniFornitore/print/PrintButton.tsx'
import { useRaccolta } from '../raccolte/useRaccolta.tsx'
import { type CardActions, FornituraPanel } from './FornituraPanel.tsx'
import type { fornitoriTabUrlState } from './filters.ts'
import { FilterChoice } from './RigheFornitoreFilters.tsx'
import { fitsInto, type ShownOrdineFornitore, type ShownRigaFornitore } from './rows.ts'

const { Component: ArriviDialog } = codeAhead(() => import('../ordiniFornitore/arrivi/ArriviDialog.tsx'))
const { Component: MailFornituraDialog } = codeAhead(() => import('../ordiniFornitore/mail/MailFornituraDialog.tsx'))

interface Props {
  /** Number of the order. */
  ordine: number
  ordini: readonly ShownOrdineFornitore[]
  url: UrlState<typeof fornitoriTabUrlState>
  choices: FornituraFormChoices
  dragged: readonly ShownRigaFornitore[]
  onLeave: (ordine: ShownOrdineFornitore) => void
  /** Something was saved, sent or deleted. */
  onDone: () => void
}

type Open =
  | { what: 'tutto' | 'stato'; riga: ShownOrdineFornitore | null }
  | { what: 'mail' | 'arrivi'; riga: ShownOrdineFornitore }

interface OrdiniFornitoreProps {
  /** Number of the order they are for. */
  pk: number
  ordini: readonly ShownOrdineFornitore[]
  url: UrlState<typeof fornitoriTabUrlState>
  actions: CardActions
  /** Missing for users who may not. */
  onAdd?: () => void
  /** The rows that are being dragged. */
  dragged: readonly ShownRigaFornitore[]
  onLeave: (ordine: ShownOrdineFornitore) => void
}

/** The supplier orders of an order, filterable by state. */
function OrdiniFornitore({ pk, ordini, url: { values, set }, actions, onAdd, dragged, onLeave }: OrdiniFornitoreProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { viewOrderFasi } = useViewer().permessi
  const stati = new Map(ordini.flatMap(({ stato }) => (stato ? [[stato.pk, stato.nome] as const] : [])))
  const { stato: asked } = values
  const seen = ordini.filter(({ stato }) => asked === null || (stato?.pk ?? 'nessuno') === asked)
  // What a filter hides is not printed.
  const toPrint = seen.filter(({ pk: numero }) => chosen.has(numero))
  return (
    <Box component="section" aria-labelledby="titolo-ordini-fornitore" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 36 }}>
        <Typography id="titolo-ordini-fornitore" variant="h2" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          Ordini a Fornitore
        </Typography>
        {viewOrderFasi && ordini.length > 0 && (
          <Link component={RouteLink} to={fornitureOfOrdineUrl(pk)} sx={{ py: 0.5 }}>
            Nell’elenco
          </Link>
        )}
        {(stati.size > 0 || asked !== null) && (
          <FilterChoice
            name="Stato"
            value={String(asked ?? '')}
            onChange={(picked) => set({ stato: picked === '' ? null : picked === 'nessuno' ? picked : Number(picked) })}
          >
            <option value="">Tutti gli stati</option>
            <option value="nessuno">Nessuno stato</option>
            {[...stati].map(([pk, name]) => (
              <option key={pk} value={pk}>
                {name}
              </option>
            ))}
            {typeof asked === 'number' && !stati.has(asked) && <option value={asked}>Altro stato</option>}
          </FilterChoice>
        )}
      </Box>
      {(onAdd || toPrint.length > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {onAdd && (
            <Button variant="outlined" startIcon={<Add />} onClick={onAdd}>
              Aggiungi ordine fornitore
            </Button>
          )}
          {toPrint.length > 0 && <PrintButton ordini={toPrint} />}
        </Box>
      )}
      {seen.map((ordine) => (
        <FornituraPanel
          key={ordine.pk}
          ordine={ordine}
          actions={actions}
          choice={chosen.has(ordine.pk)}
          onChoose={(si) =>
            setChosen((before) => new Set(si ? [...before, ordine.pk] : [...before].filter((one) => one !== ordine.pk)))
          }
          onLeave={dragged.length > 0 && fitsInto(dragged, ordine) ? () => onLeave(ordine) : null}
        />
      ))}
      {seen.length === 0 && (
        <EmptyState
          title={ordini.length === 0 ? 'Nessun ordine a fornitore' : 'Nessun ordine con questo stato'}
          text={ordini.length === 0 ? 'Si generano dalle righe selezionate.' : 'Scegli un altro stato.'}
        />
      )}
    </Box>
  )
}

/** The supplier orders of an order with their dialogs: the whole form, the state alone, the mail. */
export function FornitureOfOrdine({ ordine, choices, onDone, ...other }: Props) {
  const { adminOrdiniFornitore, updateStatoFasiOrdineFornitore } = useViewer().permessi
  const [open, setOpen] = useState<Open | null>(null)
  const beside = useOpened<FornituraBesideQuery>(fornituraBesideQuery)
  const arrivi = useOpened<ArriviDialogQuery>(arriviQuery)
  const mail = useOpened<MailFornituraDialogQuery>(mailQuery)
  const remove = useDeleteFornitura(onDone)
  const raccolta = useRaccolta(onDone)
  const close = () => setOpen(null)
  function done() {
    close()
    onDone()
  }
  function show(riga: ShownOrdineFornitore | null) {
    beside.open(fornituraBesideVariables(ordine, riga?.pk ?? null))
    setOpen({ what: 'tutto', riga })
  }
  function showArrivi(riga: ShownOrdineFornitore) {
    arrivi.open({ pk: riga.pk })
    setOpen({ what: 'arrivi', riga })
  }
  const actions = {
    raccolta: raccolta.show,
    arrivi: updateStatoFasiOrdineFornitore ? showArrivi : undefined,
    stato: updateStatoFasiOrdineFornitore
      ? (riga: ShownOrdineFornitore) => setOpen({ what: 'stato', riga })
      : undefined,
    ...(adminOrdiniFornitore && {
      edit: show,
      remove,
      mail(riga: ShownOrdineFornitore) {
        mail.open({ pk: riga.pk })
        setOpen({ what: 'mail', riga })
      },
    }),
  }
  return (
    <>
      <OrdiniFornitore
        pk={ordine}
        actions={actions}
        onAdd={adminOrdiniFornitore ? () => show(null) : undefined}
        {...other}
      />
      {raccolta.dialog}
      {open?.what === 'mail' && <MailFornituraDialog opened={mail} pk={open.riga.pk} onClose={close} onSent={done} />}
      {open?.what === 'arrivi' && (
        <ArriviDialog opened={arrivi} riga={open.riga} domande={choices.domande} onClose={close} onDone={onDone} />
      )}
      {open && open.what !== 'mail' && open.what !== 'arrivi' && (
        <FornituraDialogs
          key={`${open.what} ${open.riga?.pk ?? 'nuovo'}`}
          riga={open.riga}
          onlyStato={open.what === 'stato'}
          choices={choices}
          beside={beside}
          ordine={open.riga ? null : ordine}
          onDelete={remove}
          onSaved={done}
          onClose={close}
        />
      )}
    </>
  )
}
