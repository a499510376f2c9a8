import { useState } from 'react'
import { codeAhead } from '../../../../../relay/opened/codeAhead.tsx'
import { useOpened } from '../../../../../relay/opened/useOpened.ts'
import { useViewer } from '../../../../../shell/viewer.ts'
import type { UrlState } from '../../../../../ui/useUrlState.ts'
import { useDeleteFornitura } from '../../../../acquisti/ordiniFornitore/actions/useDeleteFornitura.ts'
import type { fornituraBesideQuery as FornituraBesideQuery } from '../../../../acquisti/ordiniFornitore/form/__generated__/fornituraBesideQuery.graphql.ts'
import type { FornituraFormChoices } from '../../../../acquisti/ordiniFornitore/form/choices.ts'
import { DialoghiFornitura } from '../../../../acquisti/ordiniFornitore/form/DialoghiFornitura.tsx'
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
  scelte: FornituraFormChoices
  trascinate: readonly ShownRigaFornitore[]
  onLascia: (ordine: ShownOrdineFornitore) => void
  /** Something was saved, sent or deleted. */
  onDone: () => void
}

type Aperto =
  | { cosa: 'tutto' | 'stato'; riga: ShownOrdineFornitore | null }
  | { cosa: 'mail'; riga: ShownOrdineFornitore }

/** The supplier orders of an order with their dialogs: the whole form, the state alone, the mail. */
export function FornitureOfOrdine({ ordine, scelte, onDone, ...altro }: Props) {
  const { adminOrdiniFornitore, updateStatoFasiOrdineFornitore } = useViewer().permessi
  const [aperto, setAperto] = useState<Aperto | null>(null)
  const beside = useOpened<FornituraBesideQuery>(fornituraBesideQuery)
  const mail = useOpened<MailFornituraDialogQuery>(mailQuery)
  const elimina = useDeleteFornitura(onDone)
  const close = () => setAperto(null)
  function fatto() {
    close()
    onDone()
  }
  function apri(riga: ShownOrdineFornitore | null) {
    beside.open(fornituraBesideVariables(ordine, riga?.pk ?? null))
    setAperto({ cosa: 'tutto', riga })
  }
  const actions = {
    stato: updateStatoFasiOrdineFornitore
      ? (riga: ShownOrdineFornitore) => setAperto({ cosa: 'stato', riga })
      : undefined,
    ...(adminOrdiniFornitore && {
      modifica: apri,
      elimina,
      mail(riga: ShownOrdineFornitore) {
        mail.open({ pk: riga.pk })
        setAperto({ cosa: 'mail', riga })
      },
    }),
  }
  return (
    <>
      <OrdiniFornitore
        pk={ordine}
        azioni={actions}
        onAdd={adminOrdiniFornitore ? () => apri(null) : undefined}
        {...altro}
      />
      {aperto?.cosa === 'mail' && (
        <MailFornituraDialog opened={mail} pk={aperto.riga.pk} onClose={close} onSent={fatto} />
      )}
      {aperto && aperto.cosa !== 'mail' && (
        <DialoghiFornitura
          key={`${aperto.cosa} ${aperto.riga?.pk ?? 'nuovo'}`}
          riga={aperto.riga}
          soloStato={aperto.cosa === 'stato'}
          scelte={scelte}
          beside={beside}
          ordine={aperto.riga ? null : ordine}
          onDelete={elimina}
          onSaved={fatto}
          onClose={close}
        />
      )}
    </>
  )
}
