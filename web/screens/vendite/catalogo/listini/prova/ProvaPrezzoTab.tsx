import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { validateWith } from '#forms/errors.ts'
import { Field } from '#forms/Field.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { RemoteField } from '#forms/RemoteField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import type { ProvaPrezzoTabQuery } from '#generated/ProvaPrezzoTabQuery.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS, type TipoCliente } from '#vendite/clienti/rules.ts'
import { finestraSchema } from '#vendite/listini/prezzo/rules.ts'
import { type ListinoCatalogo, namedOptions } from '../detail/choices.ts'
import type { ListinoDetail } from '../detail/readListino.ts'
import { searchClientiOfSconti } from '../parts/searchClientiOfSconti.ts'
import { PriceSteps } from './PriceSteps.tsx'

const query = graphql`
  query ProvaPrezzoTabQuery($finestra: FinestraInput!, $listinoPk: Int!, $tipoCliente: TipoCliente, $clientePk: Int) {
    prezzo(finestra: $finestra, listinoPk: $listinoPk, tipoCliente: $tipoCliente, clientePk: $clientePk) {
      sconto
      servizi {
        nome
        importo
        iva
      }
      pezzo
      riga
      senzaPrezzo
      passi {
        tipo
        testo
        importo
      }
    }
  }
`

interface Values {
  famigliaPk: number | null
  tipoSerramentoPk: number | null
  /** Of each option of the family, by its number. */
  valori: Record<string, number | null>
  tipoAperturaPk: number | null
  accessoriPks: readonly number[]
  altezza: number | null
  larghezza: number | null
  quantita: number | null
  tipoCliente: TipoCliente | null
  clientePk: number | null
}

const TIPI = TIPI_CLIENTE.map((tipo) => ({ valore: tipo, text: TIPO_CLIENTE_LABELS[tipo] }))

const EMPTY: Values = {
  famigliaPk: null,
  tipoSerramentoPk: null,
  valori: {},
  tipoAperturaPk: null,
  accessoriPks: [],
  altezza: null,
  larghezza: null,
  quantita: 1,
  tipoCliente: null,
  clientePk: null,
}

/** What came of a window, and the form that it is of: a price beside another window would be read as its own. */
type Outcome = { of: Values } & ({ prezzo: ProvaPrezzoTabQuery['response']['prezzo'] } | { fault: string })

interface Props {
  listino: ListinoDetail
  catalogo: ListinoCatalogo
}

/** A window, its price by this list, every step of it. */
export function ProvaPrezzoTab({ listino, catalogo }: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())
  const form = useFormik<Values>({
    initialValues: EMPTY,
    validate: (values) => validateWith(finestraSchema, windowOf(values)),
    async onSubmit(values) {
      try {
        const finestra = finestraSchema.cast(windowOf(values))
        const { tipoCliente, clientePk } = values
        const { prezzo } = await fetchFresh<ProvaPrezzoTabQuery>(query, {
          finestra,
          listinoPk: listino.pk,
          // A customer has the discount of its own kind.
          tipoCliente: clientePk === null ? tipoCliente : null,
          clientePk,
        })
        setOutcome({ of: values, prezzo })
      } catch (error) {
        setOutcome({ of: values, fault: errorMessage(error) })
      }
    },
  })
  const { famigliaPk, tipoSerramentoPk, clientePk } = form.values
  const isOfBefore = outcome !== null && outcome.of !== form.values
  const famiglia = catalogo.famiglie.find(({ pk }) => pk === famigliaPk)
  const tipo = catalogo.tipiSerramento.find(({ pk }) => pk === tipoSerramentoPk)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
      }}
    >
      <DetailCard title="Serramento">
        <FormikProvider value={form}>
          <Box
            component="form"
            noValidate
            aria-label="Prova un prezzo"
            onSubmit={form.handleSubmit}
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
          >
            <Field
              of={finestraSchema}
              name="famigliaPk"
              choices={namedOptions(catalogo.famiglie)}
              onChoose={() => void form.setFieldValue('valori', {})}
            />
            <Field
              of={finestraSchema}
              name="tipoSerramentoPk"
              choices={namedOptions(catalogo.tipiSerramento)}
              onChoose={(chosen) => void form.setValues((before) => ofType(before, chosen, catalogo))}
            />
            <Field of={finestraSchema} name="altezza" unita="mm" />
            <Field of={finestraSchema} name="larghezza" unita="mm" />
            {(famiglia?.opzioni ?? []).map(({ pk, nome, valori }) => (
              <SelectField
                key={pk}
                name={`valori.${pk}`}
                label={nome}
                choices={namedOptions(valori)}
                empty="Non indicato"
              />
            ))}
            <Field
              of={finestraSchema}
              name="tipoAperturaPk"
              choices={namedOptions(tipo?.aperture ?? [])}
              empty="Non indicata"
            />
            <Field of={finestraSchema} name="quantita" unita="pz" />
            <RemoteField
              name="clientePk"
              label="Cliente"
              search={searchClientiOfSconti}
              textOf={(id) => names.get(id) ?? ''}
              onChoose={(one) => one && setNames(new Map(names).set(one.id, one.text))}
            />
            {clientePk === null && (
              <SelectField name="tipoCliente" label="Tipo di cliente" choices={TIPI} empty="Nessuno" />
            )}
            <Box sx={{ gridColumn: '1 / -1' }}>
              <MultiSelectField
                {...schemaField(finestraSchema, 'accessoriPks')}
                choices={namedOptions(tipo?.accessori ?? [])}
              />
            </Box>
            <Button
              type="submit"
              variant="contained"
              loading={form.isSubmitting}
              sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
            >
              Calcola il prezzo
            </Button>
          </Box>
        </FormikProvider>
      </DetailCard>
      <DetailCard title="Prezzo">
        <Box aria-live="polite">
          {isOfBefore && (
            <Alert severity="info" sx={{ mb: 2 }}>
              Il serramento è cambiato: il prezzo è quello di prima.
            </Alert>
          )}
          {outcome === null && 'Scegli un serramento e le sue misure: qui compare il prezzo, passo per passo.'}
          {outcome && 'fault' in outcome && <Alert severity="error">{outcome.fault}</Alert>}
          {outcome && 'prezzo' in outcome && outcome.prezzo && <PriceSteps prezzo={outcome.prezzo} />}
        </Box>
      </DetailCard>
    </Box>
  )
}

/** The form of another type: without the opening and the accessories that this one does not have. */
function ofType(values: Values, tipoSerramentoPk: string | number | null, { tipiSerramento }: ListinoCatalogo): Values {
  const tipo = tipiSerramento.find(({ pk }) => pk === tipoSerramentoPk)
  const has = (offered: readonly { readonly pk: number }[] | undefined, wanted: number) =>
    offered?.some(({ pk }) => pk === wanted) === true
  const { tipoAperturaPk, accessoriPks } = values
  return {
    ...values,
    tipoSerramentoPk: tipo?.pk ?? null,
    tipoAperturaPk: tipoAperturaPk !== null && has(tipo?.aperture, tipoAperturaPk) ? tipoAperturaPk : null,
    accessoriPks: accessoriPks.filter((pk) => has(tipo?.accessori, pk)),
  }
}

/** What is asked of a form: the values that are chosen of the options. */
function windowOf({ valori, tipoCliente: _tipoCliente, clientePk: _clientePk, ...rest }: Values) {
  const opzioni = Object.entries(valori).flatMap(([opzionePk, valorePk]) =>
    valorePk === null ? [] : [{ opzionePk: Number(opzionePk), valorePk }],
  )
  return { ...rest, opzioni, ante: null }
}
