import { useState } from 'react'
import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import type { MailFornituraDialogQuery } from '#generated/MailFornituraDialogQuery.graphql.ts'
import mailQuery from '#generated/MailFornituraDialogQuery.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useDeleteFornitura } from '#screens/acquisti/ordiniFornitore/actions/useDeleteFornitura.ts'
import type { FornituraFormChoices } from '#screens/acquisti/ordiniFornitore/form/choices.ts'
import { FornituraDialogs } from '#screens/acquisti/ordiniFornitore/form/FornituraDialogs.tsx'
import {
  fornituraBesideQuery,
  fornituraBesideVariables,
} from '#screens/acquisti/ordiniFornitore/form/fornituraBeside.ts'
import { useViewer } from '#shell/viewer.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import type { fornitoriTabUrlState } from './filters.ts'
import { OrdiniFornitore } from './OrdiniFornitore.tsx'
import type { ShownOrdineFornitore, ShownRigaFornitore } from './rows.ts'

const { Component: MailFornituraDialog } = codeAhead(
  () => import('#screens/acquisti/ordiniFornitore/mail/MailFornituraDialog.tsx'),
)

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
  | { cosa: 'tutto' | 'stato'; riga: ShownOrdineFornitore | null }
  | { cosa: 'mail'; riga: ShownOrdineFornitore }

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
    setOpen({ cosa: 'tutto', riga })
  }
  const actions = {
    stato: updateStatoFasiOrdineFornitore
      ? (riga: ShownOrdineFornitore) => setOpen({ cosa: 'stato', riga })
      : undefined,
    ...(adminOrdiniFornitore && {
      modifica: show,
      elimina: remove,
      mail(riga: ShownOrdineFornitore) {
        mail.open({ pk: riga.pk })
        setOpen({ cosa: 'mail', riga })
      },
    }),
  }
  return (
    <>
      <OrdiniFornitore
        pk={ordine}
        azioni={actions}
        onAdd={adminOrdiniFornitore ? () => show(null) : undefined}
        {...other}
      />
      {open?.cosa === 'mail' && <MailFornituraDialog opened={mail} pk={open.riga.pk} onClose={close} onSent={done} />}
      {open && open.cosa !== 'mail' && (
        <FornituraDialogs
          key={`${open.cosa} ${open.riga?.pk ?? 'nuovo'}`}
          riga={open.riga}
          onlyStato={open.cosa === 'stato'}
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
