import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { Field } from '#forms/Field.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { formatQuantity } from '#shared/formats/formats.ts'
import { type PlainColumn, PlainTable } from '#ui/table/PlainTable.tsx'
import { distintaOf, misureText, type Regola, type RigaCalcolata, regoleOf } from '#vendite/distinte/distinta/rules.ts'
import { finestraSchema } from '#vendite/listini/prezzo/rules.ts'
import { type DistintaCatalogo, finestraOf, type Prova } from './finestra.ts'

const options = (items: readonly { readonly pk: number; readonly nome: string }[]): SelectOption<number>[] =>
  items.map(({ pk, nome }) => ({ valore: pk, text: nome }))

const columns: readonly PlainColumn<RigaCalcolata>[] = [
  {
    title: 'Descrizione',
    namesRow: true,
    cell: ({ descrizione, tipologia, sezione }) => (
      <>
        {descrizione}
        <Typography component="div" variant="caption" color="textSecondary">
          {[tipologia, sezione].filter(Boolean).join(' · ')}
        </Typography>
      </>
    ),
  },
  { title: 'Quantità', align: 'right', cell: ({ quantita, um }) => `${formatQuantity(quantita)} ${um}`.trim() },
  { title: 'Misure, mm', align: 'right', cell: misureText },
  { title: 'Peso, kg', align: 'right', cell: ({ peso }) => (peso === null ? '' : formatQuantity(peso)) },
]

interface Props {
  prova: Prova
  catalogo: DistintaCatalogo
  /** All rules, as they are stored. */
  regole: readonly Regola[]
  /** The rule that is being written: it stands in the place of the stored one. */
  draft?: Regola
}

/** A window and its bill, made of the rules while it is being changed. */
export function ProvaDistinta({ prova, catalogo, regole, draft }: Props) {
  const { famigliaPk, tipoSerramentoPk } = prova.values
  const famiglia = catalogo.famiglie.find(({ pk }) => pk === famigliaPk)
  const tipo = catalogo.tipiSerramento.find(({ pk }) => pk === tipoSerramentoPk)
  const finestra = finestraOf(prova.values, catalogo)
  const all = draft ? [...regole.filter(({ pk }) => pk !== draft.pk), draft] : regole
  const { righe, errori } = distintaOf(regoleOf(all, finestra), finestra)
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0 }}>
      <FormikProvider value={prova}>
        <Box
          role="group"
          aria-label="Finestra di prova"
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
        >
          <Field
            of={finestraSchema}
            name="famigliaPk"
            choices={options(catalogo.famiglie)}
            onChoose={() => void prova.setFieldValue('valori', {})}
          />
          <Field of={finestraSchema} name="tipoSerramentoPk" choices={options(catalogo.tipiSerramento)} />
          <Field of={finestraSchema} name="larghezza" unita="mm" />
          <Field of={finestraSchema} name="altezza" unita="mm" />
          <Field
            of={finestraSchema}
            name="tipoAperturaPk"
            choices={options(tipo?.aperture ?? [])}
            empty="Non indicata"
          />
          {(famiglia?.opzioni ?? []).map(({ pk, nome, valori }) => (
            <SelectField key={pk} name={`valori.${pk}`} label={nome} choices={options(valori)} empty="Non indicato" />
          ))}
        </Box>
      </FormikProvider>
      <Stack aria-live="polite" sx={{ gap: 1 }}>
        {errori.map(({ regolaPk, messaggio }) => (
          <Alert key={regolaPk} severity="error">
            {messaggio}
          </Alert>
        ))}
        {righe.length === 0 && errori.length === 0 && (
          <Typography color="textSecondary">
            Nessuna regola è per questa finestra: la distinta non si calcola.
          </Typography>
        )}
      </Stack>
      {righe.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <PlainTable
            aria-label="Distinta della finestra di prova"
            rows={righe}
            keyOf={({ regolaPk }) => regolaPk}
            columns={columns}
            rowSx={{ '&:last-child td, &:last-child th': { border: 0 } }}
          />
        </Box>
      )}
    </Stack>
  )
}
