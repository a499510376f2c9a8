import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { Field } from '#forms/Field.tsx'
import { tempisticaSchema } from '#produzione/tempistiche/rules.ts'
import type { TreeData } from '../tree/tree.ts'
import { codiceOptions, type TempisticaFormValues } from './tempisticaFormValues.ts'

const texts = (items: readonly string[]) => items.map((item) => ({ valore: item, text: item }))

/** The fields of a timing. */
export function TempisticaFields({ tipi, codici }: Pick<TreeData, 'tipi' | 'codici'>) {
  const form = useFormikContext<TempisticaFormValues>()
  const { values } = form
  const choices = codiceOptions(values, codici)
  const clear = (...fields: string[]) => {
    for (const field of fields) void form.setFieldValue(field, null)
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(6, minmax(0, 1fr))' },
        columnGap: 2,
        rowGap: 1.5,
        alignItems: 'start',
        '& > *': { gridColumn: { sm: 'span 2' } },
        '& > .tutta': { gridColumn: { sm: '1 / -1' } },
        '& > .meta': { gridColumn: { sm: 'span 3' } },
      }}
    >
      <div className="tutta">
        <Field
          of={tempisticaSchema}
          name="tipoSerramentoPk"
          choices={tipi.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
        />
      </div>
      <Field
        of={tempisticaSchema}
        name="categoria"
        choices={texts(choices.categorie)}
        empty="Tutte"
        onChoose={() => clear('forma', 'codiceSerramentoPk')}
      />
      <Field
        of={tempisticaSchema}
        name="forma"
        choices={texts(choices.forme)}
        empty={values.categoria ? '' : 'Tutte'}
        disabled={!values.categoria}
        onChoose={() => clear('codiceSerramentoPk')}
      />
      <Field
        of={tempisticaSchema}
        name="codiceSerramentoPk"
        choices={choices.codici.map(({ pk, codice }) => ({ valore: pk, text: codice }))}
        empty="Tutti"
        disabled={!values.forma}
      />
      <div className="meta">
        <Field of={tempisticaSchema} name="tempoRepartoMacchine" unita="min" />
      </div>
      <div className="meta">
        <Field of={tempisticaSchema} name="tempoRepartoBanchi" unita="min" />
      </div>
      <Box className="tutta" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        Minuti per un pezzo. Se più tempistiche vanno bene, vale la più precisa: quella del codice, poi quella di
        categoria e forma, poi quella del solo tipo.
      </Box>
    </Box>
  )
}
