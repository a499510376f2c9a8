import { graphql } from 'relay-runtime'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { SupplementiTabMutation } from '#generated/SupplementiTabMutation.graphql.ts'
import { supplementiListinoSchema, supplementoListinoSchema } from '#vendite/listini/supplementi/rules.ts'
import { type ListinoCatalogo, namedOptions, offeredBy, valoreOptions } from '../detail/choices.ts'
import type { ListinoDetail } from '../detail/readListino.ts'
import { PartForm, type PartValues } from './PartForm.tsx'

const mutation = graphql`
  mutation SupplementiTabMutation($input: SetSupplementiListinoInput!) {
    setSupplementiListino(input: $input) {
      listino {
        versione
        ...readListino_listino
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Sent = NonNullable<SupplementiTabMutation['variables']['input']['supplementi']>[number]
type Item = { [Name in keyof Sent]-?: Exclude<Sent[Name], undefined> | null }

const EMPTY: Item = {
  motivo: null,
  famigliaPk: null,
  valorePk: null,
  tipoAperturaPk: null,
  accessorioPk: null,
  oltreMm: null,
  calcolo: null,
  importo: null,
  minimoMq: null,
}

const schema = supplementoListinoSchema

interface Props {
  listino: ListinoDetail
  catalogo: ListinoCatalogo
}

/** What choices and large measures add to the base. */
export function SupplementiTab({ listino, catalogo }: Props) {
  const { pk, versione, supplementi, puoModificare } = listino
  const form = useMutationForm<SupplementiTabMutation, PartValues<'supplementi', Item>>({
    mutation,
    initial: { pk, versione, supplementi: supplementi.map((one) => ({ ...EMPTY, ...one })) },
    schema: supplementiListinoSchema,
    // The rules have let them through: each has what the schema wants.
    variables: (input) => ({ input }),
    success: 'Supplementi salvati',
    after: ({ setSupplementiListino: done }, sent) => {
      const values = { ...sent, versione: done.listino?.versione ?? sent.versione }
      return { initial: values, values }
    },
  })
  return (
    <PartForm
      form={form}
      field="supplementi"
      title="Supplementi"
      text="Si aggiungono alla base nell’ordine in cui stanno. Di una stessa causa ne vale uno: quello della famiglia prima di quello per tutte; di una misura la soglia più alta che è superata. Il colore è il valore di un’opzione."
      add="Aggiungi supplemento"
      rowName="Supplemento"
      empty={EMPTY}
      editable={puoModificare}
      ordered
    >
      {({ motivo, famigliaPk, calcolo }, at) => (
        <>
          <Field of={schema} at={at} name="motivo" />
          <Field of={schema} at={at} name="famigliaPk" choices={namedOptions(catalogo.famiglie)} empty="Tutte" />
          {motivo === 'VALORE' && (
            <Field of={schema} at={at} name="valorePk" choices={valoreOptions(catalogo, famigliaPk)} required />
          )}
          {motivo === 'APERTURA' && (
            <Field of={schema} at={at} name="tipoAperturaPk" choices={offeredBy(catalogo, 'aperture')} required />
          )}
          {motivo === 'ACCESSORIO' && (
            <Field of={schema} at={at} name="accessorioPk" choices={offeredBy(catalogo, 'accessori')} required />
          )}
          {(motivo === 'ALTEZZA' || motivo === 'LARGHEZZA') && (
            <Field of={schema} at={at} name="oltreMm" label="Oltre" unita="mm" required />
          )}
          <Field of={schema} at={at} name="calcolo" />
          <Field of={schema} at={at} name="importo" unita={calcolo === 'PERCENTO' ? '%' : '€'} fissi={2} />
          {calcolo === 'MQ' && <Field of={schema} at={at} name="minimoMq" unita="m²" />}
        </>
      )}
    </PartForm>
  )
}
