import { FormikProvider } from 'formik'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SchedaModifica_ordine$key } from './__generated__/SchedaModifica_ordine.graphql.ts'
import { AvvisoAltrui } from './conflitto/AvvisoAltrui.tsx'
import { ConflittoOrdine } from './conflitto/ConflittoOrdine.tsx'
import { ContestoModuloProvider, useLeggiContesto } from './contesto.ts'
import { Modulo } from './Modulo.tsx'
import { leggiOrdine } from './ordine.ts'
import { SchedaSchedulazione } from './testata/SchedaSchedulazione.tsx'
import { useModificaOrdine } from './useModificaOrdine.ts'

/** The tab 'Modifica' of an order: the whole form (spec/001 §2). Give it the order's number as React key. */
export default function SchedaModifica(props: { ordine: SchedaModifica_ordine$key }) {
  const chiave = useFragment(
    graphql`
      fragment SchedaModifica_ordine on Ordine {
        ...ordine_modulo
        ...SchedaSchedulazione_ordine
      }
    `,
    props.ordine,
  )
  const ordine = leggiOrdine(chiave)
  const contesto = useLeggiContesto(ordine)
  const { form, superata, aggiorna, conflitto } = useModificaOrdine(ordine, contesto)
  return (
    <ContestoModuloProvider value={contesto}>
      <FormikProvider value={form}>
        <Modulo
          etichetta="Ordine"
          avviso={superata && <AvvisoAltrui onAggiorna={aggiorna} />}
          accanto={<SchedaSchedulazione ordine={chiave} />}
        />
      </FormikProvider>
      {conflitto && <ConflittoOrdine {...conflitto} />}
    </ContestoModuloProvider>
  )
}
