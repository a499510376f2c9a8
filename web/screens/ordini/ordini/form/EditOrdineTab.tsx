import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { LargeForm } from '../../../../forms/LargeForm.tsx'
import { RigheParts } from '../riga/RigheParts.tsx'
import type { EditOrdineTab_ordine$key } from './__generated__/EditOrdineTab_ordine.graphql.ts'
import { OrdineConflict } from './conflict/OrdineConflict.tsx'
import { OthersNotice } from './conflict/OthersNotice.tsx'
import { OrdineFormContextProvider, useReadOrdineFormContext, useReadPianoOrdine } from './context.ts'
import { SchedulazioneCard } from './header/SchedulazioneCard.tsx'
import { OrdineFormBody } from './OrdineFormBody.tsx'
import { readOrdine } from './ordine.ts'
import { useEditOrdine } from './useEditOrdine.ts'

/** The tab 'Modifica' of an order: the whole form. Give it the order's number as React key. */
export default function EditOrdineTab(props: { ordine: EditOrdineTab_ordine$key }) {
  const chiave = useFragment(
    graphql`
      fragment EditOrdineTab_ordine on Ordine {
        ...ordine_modulo
        ...SchedulazioneCard_ordine
        ...RigheParts_ordine
      }
    `,
    props.ordine,
  )
  const ordine = useMemo(() => readOrdine(chiave), [chiave])
  const contesto = useReadOrdineFormContext(ordine)
  const piano = useReadPianoOrdine()
  const { form, superata, aggiorna, conflitto } = useEditOrdine(ordine, contesto)
  // The same element as long as the order is: what is typed must not draw it again.
  const beside = useMemo(() => <SchedulazioneCard ordine={chiave} piano={piano} />, [chiave, piano])
  return (
    <OrdineFormContextProvider value={contesto}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {superata && <OthersNotice onAggiorna={aggiorna} />}
        <RigheParts ordine={chiave}>
          <LargeForm form={form}>
            <OrdineFormBody etichetta="Ordine" accanto={beside} />
          </LargeForm>
        </RigheParts>
      </Stack>
      {conflitto && <OrdineConflict {...conflitto} />}
    </OrdineFormContextProvider>
  )
}
