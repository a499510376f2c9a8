import { graphql } from 'relay-runtime'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ServiziTabMutation } from '#generated/ServiziTabMutation.graphql.ts'
import { regioni } from '#shared/places.ts'
import { useViewer } from '#shell/viewer.ts'
import { serviziListinoSchema, servizioListinoSchema } from '#vendite/listini/servizi/rules.ts'
import type { ListinoDetail } from '../detail/readListino.ts'
import { PartForm, type PartValues } from './PartForm.tsx'

const mutation = graphql`
  mutation ServiziTabMutation($input: SetServiziListinoInput!) {
    setServiziListino(input: $input) {
      listino {
        versione
        ...readListino_listino
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Sent = NonNullable<ServiziTabMutation['variables']['input']['servizi']>[number]
type Item = { [Name in keyof Sent]-?: Exclude<Sent[Name], undefined> | null }

const EMPTY: Item = {
  nome: '',
  tipo: null,
  calcolo: null,
  importo: null,
  minimo: null,
  piano: '',
  zona: '',
  iva: 10,
  costo: null,
}

const ZONE = [{ valore: '', text: 'Tutte' }, ...regioni.map(({ nome }) => ({ valore: nome, text: nome }))]
const schema = servizioListinoSchema

/** Installation, disposal, transport, survey. */
export function ServiziTab({ listino }: { listino: ListinoDetail }) {
  const { pk, versione, servizi, puoModificare } = listino
  const { viewMargini } = useViewer().permessi
  const form = useMutationForm<ServiziTabMutation, PartValues<'servizi', Item>>({
    mutation,
    initial: { pk, versione, servizi: servizi.map((one) => ({ ...EMPTY, ...one })) },
    schema: serviziListinoSchema,
    variables: (input) => ({ input }),
    success: 'Servizi salvati',
    after: ({ setServiziListino: done }, sent) => {
      const values = { ...sent, versione: done.listino?.versione ?? sent.versione }
      return { initial: values, values }
    },
  })
  return (
    <PartForm
      form={form}
      field="servizi"
      title="Servizi"
      text="Ognuno con la sua regola, il suo minimo e la sua aliquota."
      add="Aggiungi servizio"
      rowName="Servizio"
      empty={EMPTY}
      editable={puoModificare}
      ordered
    >
      {({ tipo }, at) => (
        <>
          <Field of={schema} at={at} name="nome" />
          <Field of={schema} at={at} name="tipo" />
          <Field of={schema} at={at} name="calcolo" />
          <Field of={schema} at={at} name="importo" unita="€" fissi={2} />
          <Field of={schema} at={at} name="minimo" unita="€" fissi={2} />
          {tipo === 'POSA' && <Field of={schema} at={at} name="piano" help="Vuoto: tutti." />}
          {tipo === 'TRASPORTO' && <Field of={schema} at={at} name="zona" choices={ZONE} />}
          <Field of={schema} at={at} name="iva" unita="%" />
          {viewMargini && <Field of={schema} at={at} name="costo" unita="%" help="Dell’importo, per il margine." />}
        </>
      )}
    </PartForm>
  )
}
