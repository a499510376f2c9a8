import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { LargeForm } from '#forms/LargeForm.tsx'
import type { EditOrdineTab_ordine$key } from '#generated/EditOrdineTab_ordine.graphql.ts'
import { RigheParts } from '../riga/RigheParts.tsx'
import { OrdineConflict } from './conflict/OrdineConflict.tsx'
import { OthersNotice } from './conflict/OthersNotice.tsx'
import { OrdineFormContextProvider, useReadOrdineFormContext, useReadPianoOrdine } from './context.ts'
import { SchedulazioneCard } from './header/SchedulazioneCard.tsx'
import { OrdineFormBody } from './OrdineFormBody.tsx'
import { readOrdine } from './ordine.ts'
import { useEditOrdine } from './useEditOrdine.ts'

/** The tab 'Modifica' of an order: the whole form. Give it the order's number as React key. */
export default function EditOrdineTab(props: { ordine: EditOrdineTab_ordine$key }) {
  const key = useFragment(
    graphql`
      fragment EditOrdineTab_ordine on Ordine {
        ...ordine_modulo
        ...SchedulazioneCard_ordine
        ...RigheParts_ordine
      }
    `,
    props.ordine,
  )
  const ordine = useMemo(() => readOrdine(key), [key])
  const context = useReadOrdineFormContext(ordine)
  const piano = useReadPianoOrdine()
  const { form, superata, update, conflict } = useEditOrdine(ordine, context)
  // The same element as long as the order is: what is typed must not draw it again.
  const beside = useMemo(() => <SchedulazioneCard ordine={key} piano={piano} />, [key, piano])
  return (
    <OrdineFormContextProvider value={context}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {superata && <OthersNotice onUpdate={update} />}
        <RigheParts ordine={key}>
          <LargeForm form={form}>
            <OrdineFormBody label="Ordine" beside={beside} />
          </LargeForm>
        </RigheParts>
      </Stack>
      {conflict && <OrdineConflict {...conflict} />}
    </OrdineFormContextProvider>
  )
}
