import Box from '@mui/material/Box'
import { FormikProvider } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { shownValue } from '#forms/entity/shownValue.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import { FormConflict } from '#forms/FormConflict.tsx'
import type { famigliaFormCreateMutation } from '#generated/famigliaFormCreateMutation.graphql.ts'
import type { famigliaFormUpdateMutation } from '#generated/famigliaFormUpdateMutation.graphql.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { famigliaSchema } from '#vendite/famiglie/rules.ts'
import {
  createFamigliaMutation,
  emptyFamiglia,
  type FamigliaFormValues,
  updateFamigliaMutation,
} from '../famigliaForm.ts'
import { CardFooter } from './CardFooter.tsx'
import type { ReadFamiglia } from './readFamiglia.ts'

interface Props {
  famiglia: ReadFamiglia
  tipologie: readonly { readonly pk: number; readonly nome: string }[]
  /** What is being written, at each change. */
  onBozza: (values: FamigliaFormValues, dirty: boolean) => void
  onSaved: () => void
}

/** Name, kind, description of a family, and whether it is sold. Another version of the family needs another key. */
export function DataCard({ famiglia, tipologie, onBozza, onSaved }: Props) {
  const modulo = useEntityForm<famigliaFormCreateMutation, famigliaFormUpdateMutation, FamigliaFormValues>({
    create: createFamigliaMutation,
    update: updateFamigliaMutation,
    schema: famigliaSchema,
    of: { pk: famiglia.pk },
    initial: formValues(emptyFamiglia, famiglia),
    words: { created: 'Famiglia aggiunta', saved: 'Famiglia salvata' },
    onSaved,
  })
  const { form } = modulo
  const tell = useEffectEvent(onBozza)
  useEffect(() => tell(form.values, form.dirty), [form.values, form.dirty])
  const tipologiaShown = (pk: unknown) => tipologie.find((one) => one.pk === pk)?.nome
  return (
    <DetailCard title="Dati">
      <FormikProvider value={form}>
        <Box component="form" noValidate aria-label="Dati" onSubmit={form.handleSubmit}>
          <FieldGrid>
            <Field of={famigliaSchema} name="nome" />
            <Field
              of={famigliaSchema}
              name="tipologiaFamigliaPk"
              choices={tipologie.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
            />
            <FullRow>
              <Field of={famigliaSchema} name="descrizione" rich />
            </FullRow>
            <FullRow>
              <Field
                of={famigliaSchema}
                name="ritirato"
                help="I clienti non la vedono più da subito; i preventivi che l’hanno continuano a mostrarla."
              />
            </FullRow>
          </FieldGrid>
          <CardFooter />
        </Box>
        <FormConflict
          {...modulo}
          show={(field, value) => shownValue({ tipologiaFamigliaPk: tipologiaShown }, field, value)}
        />
      </FormikProvider>
    </DetailCard>
  )
}
