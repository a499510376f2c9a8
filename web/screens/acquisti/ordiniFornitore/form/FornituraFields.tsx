import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { defaultFornitorePk, suppliesMateriale } from '#acquisti/fornitori/rules.ts'
import { addedValue, CO, marginePercentage, ordineFornitoreSchema, RILIEVI } from '#acquisti/ordiniFornitore/rules.ts'
import { ComputedValue } from '#forms/ComputedValue.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { ImageField } from '#forms/image/ImageField.tsx'
import { RemoteField } from '#forms/RemoteField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import type { FornituraFieldsSearchOrdiniOfFornitureQuery } from '#generated/FornituraFieldsSearchOrdiniOfFornitureQuery.graphql.ts'
import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import { keyedChoices } from '#shared/keyedEntries.ts'
import { useViewer } from '#shell/viewer.ts'
import type { RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { RowsSkeleton } from '#ui/stati/Skeletons.tsx'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'
import { DateTimeValue, EuroValue, PercentageValue } from '#ui/Values.tsx'
import { Thumbnail } from '../../fornitori/Thumbnail.tsx'
import { useMagazzini } from '../../magazzini.ts'
import { AllegatiFornitura } from '../AllegatiFornitura.tsx'
import type { FornituraRow } from '../list/row.ts'
import { ArrivalFields, YES_NO } from './ArrivalFields.tsx'
import { asOptions, type FornituraFormChoices, statesAsOptions } from './choices.ts'
import { ErrorsNotice } from './ErrorsNotice.tsx'
import { fornituraBesideQuery, fornituraBesideVariables } from './fornituraBeside.ts'
import type { FornituraFormValues } from './fornituraFormValues.ts'
import { OtherOrdiniNotice } from './OtherOrdiniNotice.tsx'
import { RigaOrdineField } from './RigaOrdineField.tsx'

interface Props {
  choices: FornituraFormChoices
  /** The one that is being changed; null for a new one. */
  riga: FornituraRow | null
  /** True where the order of a new one is known. */
  fixedOrdine: boolean
  beside: Opened<FornituraBesideQuery>
}

const query = graphql`
  query FornituraFieldsSearchOrdiniOfFornitureQuery($testo: String!, $pagina: Int!) {
    ordini(filtro: { search: $testo }, pagina: $pagina, perPagina: 25) {
      nodes {
        pk
        numeroCommessa
        cliente {
          nome
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

/** One page of the orders that something can be bought for, newest first. */
async function searchOrdiniOfForniture(
  text: string,
  page: number,
  signal: AbortSignal,
): Promise<OptionsPage<RemoteOption>> {
  const { ordini } = await fetchFresh<FornituraFieldsSearchOrdiniOfFornitureQuery>(
    query,
    { testo: text, pagina: page },
    signal,
  )
  return {
    results: ordini.nodes.map(({ pk, numeroCommessa, cliente }) => ({
      id: pk,
      text: `${numeroCommessa} · ${cliente.nome}`,
    })),
    others: ordini.pageInfo.hasNextPage,
  }
}

/** Below the fields of a supplier order that there is: its attachments, and the states that it has had. */
function FornituraDetails({ beside }: { beside: Opened<FornituraBesideQuery> }) {
  return (
    <OpenedData opened={beside} skeleton={<RowsSkeleton />}>
      {(reference) => <Read reference={reference} />}
    </OpenedData>
  )
}

function Read({ reference }: { reference: PreloadedQuery<FornituraBesideQuery> }) {
  const { ordineFornitore } = usePreloadedQuery<FornituraBesideQuery>(fornituraBesideQuery, reference)
  if (!ordineFornitore) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <AllegatiFornitura ordineFornitore={ordineFornitore} />
      <Box component="section" aria-labelledby="storico-fornitura">
        <Typography id="storico-fornitura" variant="h3" sx={{ mb: 1 }}>
          Storico stati
        </Typography>
        <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
          {ordineFornitore.storicoStati.map(({ changedAt, stato }) => (
            <li key={`${changedAt} ${stato}`}>
              <DateTimeValue value={changedAt} /> · {stateInWords(stato) || 'Nessuno stato'}
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

/** The fields of a supplier order. */
export function FornituraFields({ choices, riga, fixedOrdine, beside }: Props) {
  const form = useFormikContext<FornituraFormValues>()
  const { ordinePk, tipologia, fornitorePk, valorePercentuale, costoMateriale, venditaMateriale } = form.values
  const { adminOrders } = useViewer().permessi
  const [commessa, setCommessa] = useState('')
  const own = choices.fornitori.filter((one) => suppliesMateriale(one, tipologia))
  const step = (name: 'rilievo' | 'co', items: readonly [string, string]) => {
    const finished = form.initialValues[name] === items[1]
    return (
      <Field
        of={ordineFornitoreSchema}
        name={name}
        choices={statesAsOptions(items)}
        empty="–"
        disabled={finished}
        help={finished ? undefined : `${stateInWords(items[1])} non torna indietro.`}
      />
    )
  }
  return (
    <>
      <ErrorsNotice />
      <OtherOrdiniNotice
        ordine={ordinePk}
        tipologia={tipologia}
        excluded={riga?.pk ?? null}
        percentage={valorePercentuale}
        rivendita={form.values.rivendita}
      />
      <FieldGrid>
        {riga === null && !fixedOrdine && (
          <FullRow>
            <RemoteField
              {...schemaField(ordineFornitoreSchema, 'ordinePk')}
              search={searchOrdiniOfForniture}
              textOf={() => commessa}
              onChoose={(item) => {
                setCommessa(item?.text ?? '')
                void form.setFieldValue('rigaOrdinePk', null)
                beside.open(fornituraBesideVariables(item?.id ?? null, null))
              }}
              none="Nessun ordine trovato"
              loading="Caricamento ordini..."
            />
          </FullRow>
        )}
        <Field
          of={ordineFornitoreSchema}
          name="tipologia"
          choices={asOptions(choices.tipologie, tipologia)}
          onChoose={(choice) => void form.setFieldValue('fornitorePk', defaultFornitorePk(choices.fornitori, choice))}
        />
        <Field
          of={ordineFornitoreSchema}
          name="fornitorePk"
          choices={own.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          empty={fornitorePk === null ? (tipologia ? 'Scegli…' : 'Prima la tipologia') : undefined}
        />
        <RigaOrdineField beside={beside} />
        <ArrivalFields {...choices} />
        <Field of={ordineFornitoreSchema} name="valorePercentuale" unita="%" />
        <Field of={ordineFornitoreSchema} name="dataOrdine" />
        <Field of={ordineFornitoreSchema} name="dataConsegna" />
        {step('rilievo', RILIEVI as readonly [string, string])}
        {step('co', CO as readonly [string, string])}
        <Field
          of={ordineFornitoreSchema}
          name="magazzino"
          choices={keyedChoices(useMagazzini(), form.values.magazzino)}
          empty="–"
        />
        <Field of={ordineFornitoreSchema} name="costoMateriale" unita="€" fissi={2} />
        <Field of={ordineFornitoreSchema} name="venditaMateriale" unita="€" fissi={2} />
        {adminOrders && (
          <>
            <ComputedValue label="Valore aggiunto">
              <EuroValue value={addedValue(costoMateriale, venditaMateriale)} />
            </ComputedValue>
            <ComputedValue label="Margine">
              <PercentageValue value={marginePercentage(costoMateriale, venditaMateriale)} />
            </ComputedValue>
          </>
        )}
        {(['domanda1', 'domanda2', 'domanda3'] as const).map((name, index) => (
          <Field
            key={name}
            of={ordineFornitoreSchema}
            name={name}
            label={choices.domande.arrivo[index]}
            choices={YES_NO}
            empty="–"
          />
        ))}
        <Box sx={{ alignSelf: 'end' }}>
          <Field of={ordineFornitoreSchema} name="rivendita" />
        </Box>
        <FullRow>
          <Field of={ordineFornitoreSchema} name="note" righe={3} />
        </FullRow>
        <FullRow>
          <Field of={ordineFornitoreSchema} name="testoEmail" rich />
        </FullRow>
        <FullRow>
          <Field
            of={ordineFornitoreSchema}
            name="testoPdf"
            righe={3}
            help="Sotto le righe stampate, al posto del testo del fornitore."
          />
        </FullRow>
        <FullRow>
          <ImageField
            name="immagine"
            label="Immagine PDF"
            figure={(image) => <Thumbnail immagine={image} side={64} />}
          />
        </FullRow>
      </FieldGrid>
      {riga !== null && <FornituraDetails beside={beside} />}
    </>
  )
}
