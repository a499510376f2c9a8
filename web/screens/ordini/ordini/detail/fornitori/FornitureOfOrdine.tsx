import { useState } from 'react'
import { codeAhead } from '../../../../../relay/opened/codeAhead.tsx'
import { useOpened } from '../../../../../relay/opened/useOpened.ts'
import { useViewer } from '../../../../../shell/viewer.ts'
import type { UrlState } from '../../../../../ui/useUrlState.ts'
import { useDeleteFornitura } from '../../../../acquisti/ordiniFornitore/actions/useDeleteFornitura.ts'
import type { fornituraBesideQuery as FornituraBesideQuery } from '../../../../acquisti/ordiniFornitore/form/__generated__/fornituraBesideQuery.graphql.ts'
import type { FornituraFormChoices } from '../../../../acquisti/ordiniFornitore/form/choices.ts'
import { FornituraDialogs } from '../../../../acquisti/ordiniFornitore/form/FornituraDialogs.tsx'
import {
  fornituraBesideQuery,
  fornituraBesideVariables,
} from '../../../../acquisti/ordiniFornitore/form/fornituraBeside.ts'
import type { MailFornituraDialogQuery } from '../../../../acquisti/ordiniFornitore/mail/__generated__/MailFornituraDialogQuery.graphql.ts'
import mailQuery from '../../../../acquisti/ordiniFornitore/mail/__generated__/MailFornituraDialogQuery.graphql.ts'
import type { fornitoriTabUrlState } from './filters.ts'
import { OrdiniFornitore } from './OrdiniFornitore.tsx'
import type { ShownOrdineFornitore, ShownRigaFornitore } from './rows.ts'

const { Component: MailFornituraDialog } = codeAhead(
  () => import('../../../../acquisti/ordiniFornitore/mail/MailFornituraDialog.tsx'),
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
