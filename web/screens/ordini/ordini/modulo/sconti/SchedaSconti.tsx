import Stack from '@mui/material/Stack'
import { type FormEvent, memo, useMemo } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { ModuloGrande, ModuloIntero, useModulo } from '../../../../../forms/ModuloGrande.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { AvvisoAltrui } from '../conflitto/AvvisoAltrui.tsx'
import { ConflittoOrdine } from '../conflitto/ConflittoOrdine.tsx'
import { ContestoModuloProvider, useLeggiContesto } from '../contesto.ts'
import { Barra } from '../Modulo.tsx'
import { leggiOrdine } from '../ordine.ts'
import { tastiModulo } from '../tasti.ts'
import { Prezzi } from '../testata/Prezzi.tsx'
import { useModificaOrdine } from '../useModificaOrdine.ts'
import type { ValoriOrdine } from '../valori.ts'
import type { SchedaSconti_ordine$key } from './__generated__/SchedaSconti_ordine.graphql.ts'
import { RigheSconti } from './RigheSconti.tsx'

/** The tab 'Sconti' of an order: only the discounts, of the order and of each line. */
export default function SchedaSconti(props: { ordine: SchedaSconti_ordine$key }) {
  const chiave = useFragment(
    graphql`
      fragment SchedaSconti_ordine on Ordine {
        ...ordine_modulo
      }
    `,
    props.ordine,
  )
  const ordine = useMemo(() => leggiOrdine(chiave), [chiave])
  const contesto = useLeggiContesto(ordine)
  const { form, superata, aggiorna, conflitto } = useModificaOrdine(ordine, contesto)
  if (!contesto.visibile.prezzi) return <EmptyState titolo="I prezzi non sono tra quello che puoi vedere" />
  return (
    <ContestoModuloProvider value={contesto}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {superata && <AvvisoAltrui onAggiorna={aggiorna} />}
        <ModuloGrande form={form}>
          <Sconti />
        </ModuloGrande>
      </Stack>
      {conflitto && <ConflittoOrdine {...conflitto} />}
    </ContestoModuloProvider>
  )
}

const Sconti = memo(function Sconti() {
  const modulo = useModulo<ValoriOrdine>()
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Sconti"
      onSubmit={(evento) => modulo().handleSubmit(evento as FormEvent<HTMLFormElement>)}
      onKeyDown={tastiModulo(null)}
      sx={{ gap: 2, minWidth: 0 }}
    >
      <Prezzi />
      <RigheSconti />
      <ModuloIntero>
        <Barra />
      </ModuloIntero>
    </Stack>
  )
})
