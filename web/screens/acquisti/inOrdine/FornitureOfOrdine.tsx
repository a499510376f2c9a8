import { useState } from 'react'
import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import type { MailFornituraDialogQuery } from '#generated/MailFornituraDialogQuery.graphql.ts'
import mailQuery from '#generated/MailFornituraDialogQuery.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useViewer } from '#shell/viewer.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import { useDeleteFornitura } from '../ordiniFornitore/actions/useDeleteFornitura.ts'
import type { FornituraFormChoices } from '../ordiniFornitore/form/choices.ts'
import { FornituraDialogs } from '../ordiniFornitore/form/FornituraDialogs.tsx'
import { fornituraBesideQuery, fornituraBesideVariables } from '../ordiniFornitore/form/fornituraBeside.ts'
import type { fornitoriTabUrlState } from './filters.ts'
import { OrdiniFornitore } from './OrdiniFornitore.tsx'
import type { ShownOrdineFornitore, ShownRigaFornitore } from './rows.ts'

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
  | { what: 'mail'; riga: ShownOrdineFornitore }

/** The supplier orders of an order with their dialogs: the whole form, the state alone, the mail. */
export function FornitureOfOrdine({ ordine, choices, onDone, ...other }: Props) {
  const { adminOrdiniFornitore, updateStatoFasiOrdineFornitore } = useViewer().permessi
  const [open, setOpen] = useState<Open | null>(null)
  const beside = useOpened<FornituraBesideQuery>(fornituraBesideQuery)
  const mail = useOpened<MailFornituraDialogQuery>(mailQuery)
  const remove = useDeleteFornitura(onDone)
  const close = () => setOpen(null)
  function done() {
    close()
    onDone()
  }
  function show(riga: ShownOrdineFornitore | null) {
    beside.open(fornituraBesideVariables(ordine, riga?.pk ?? null))
    setOpen({ what: 'tutto', riga })
  }
  const actions = {
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
      {open?.what === 'mail' && <MailFornituraDialog opened={mail} pk={open.riga.pk} onClose={close} onSent={done} />}
      {open && open.what !== 'mail' && (
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
