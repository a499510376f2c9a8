import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { ModuloGrande } from '../../../../forms/ModuloGrande.tsx'
import { PartiRighe } from '../riga/PartiRighe.tsx'
import type { SchedaModifica_ordine$key } from './__generated__/SchedaModifica_ordine.graphql.ts'
import { AvvisoAltrui } from './conflitto/AvvisoAltrui.tsx'
import { ConflittoOrdine } from './conflitto/ConflittoOrdine.tsx'
import { ContestoModuloProvider, useLeggiContesto } from './contesto.ts'
import { Modulo } from './Modulo.tsx'
import { leggiOrdine } from './ordine.ts'
import { SchedaSchedulazione } from './testata/SchedaSchedulazione.tsx'
import { useModificaOrdine } from './useModificaOrdine.ts'

/** The tab 'Modifica' of an order: the whole form. Give it the order's number as React key. */
export default function SchedaModifica(props: { ordine: SchedaModifica_ordine$key }) {
  const chiave = useFragment(
    graphql`
      fragment SchedaModifica_ordine on Ordine {
        ...ordine_modulo
        ...SchedaSchedulazione_ordine
        ...PartiRighe_ordine
      }
    `,
    props.ordine,
  )
  const ordine = useMemo(() => leggiOrdine(chiave), [chiave])
  const contesto = useLeggiContesto(ordine)
  const { form, superata, aggiorna, conflitto } = useModificaOrdine(ordine, contesto)
  // The same element as long as the order is: what is typed must not draw it again.
  const accanto = useMemo(() => <SchedaSchedulazione ordine={chiave} />, [chiave])
  return (
    <ContestoModuloProvider value={contesto}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {superata && <AvvisoAltrui onAggiorna={aggiorna} />}
        <PartiRighe ordine={chiave}>
          <ModuloGrande form={form}>
            <Modulo etichetta="Ordine" accanto={accanto} />
          </ModuloGrande>
        </PartiRighe>
      </Stack>
      {conflitto && <ConflittoOrdine {...conflitto} />}
    </ContestoModuloProvider>
  )
}
