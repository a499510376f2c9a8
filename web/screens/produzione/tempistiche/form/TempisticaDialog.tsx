import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { TempisticaDialogCreateMutation } from '#generated/TempisticaDialogCreateMutation.graphql.ts'
import type { TempisticaDialogUpdateMutation } from '#generated/TempisticaDialogUpdateMutation.graphql.ts'
import { type TempisticaScope, tempisticaSchema } from '#produzione/tempistiche/rules.ts'
import type { TreeData, TreeTimes } from '../tree/tree.ts'
import {
  codiceOptions,
  type TempisticaFormValues,
  tempisticaFormValues,
  writeTempistica,
} from './tempisticaFormValues.ts'

const create = graphql`
  mutation TempisticaDialogCreateMutation($input: CreateTempisticaInput!) {
    createTempistica(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation TempisticaDialogUpdateMutation($input: UpdateTempisticaInput!) {
    updateTempistica(input: $input) {
      tempistica {
        ...readTempistiche_tempistica
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Null for a new one. */
  tempi: TreeTimes | null
  /** What a new one is for, as far as it is known. */
  ambito: TempisticaScope | null
  data: Pick<TreeData, 'tipi' | 'codici'>
  onDelete: (tempi: TreeTimes) => void
  /** `altrove`: a new one, or one that now holds for something else: what is missing is another. */
  onSaved: (saved: { elsewhere: boolean }) => void
  onClose: () => void
}

const texts = (items: readonly string[]) => items.map((item) => ({ valore: item, text: item }))

/** The fields of a timing. */
function TempisticaFields({ tipi, codici }: Pick<TreeData, 'tipi' | 'codici'>) {
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

/** The form of a timing. */
export function TempisticaDialog({ tempi, ambito, data, onDelete, onSaved, onClose }: Props) {
  const { tipi, codici } = data
  const form = useEntityForm<TempisticaDialogCreateMutation, TempisticaDialogUpdateMutation, TempisticaFormValues>({
    create,
    update,
    schema: tempisticaSchema,
    of: tempi && { pk: tempi.pk },
    initial: tempisticaFormValues(tempi, ambito, codici),
    write: writeTempistica,
    words: { created: 'Tempistica aggiunta', saved: 'Tempistica salvata' },
    onSaved({ created, values }) {
      const scopeFields = ['tipoSerramentoPk', 'codiceSerramentoPk', 'categoria', 'forma'] as const
      const initial = tempisticaFormValues(tempi, ambito, codici)
      onSaved({ elsewhere: created || scopeFields.some((name) => values[name] !== initial[name]) })
    },
  })
  const minutes = (written: number | string) => `${written} min`
  const shown = {
    tipoSerramentoPk: (chosen: number) => tipi.find(({ pk }) => pk === chosen)?.nome ?? `n. ${chosen}`,
    codiceSerramentoPk: (chosen: number) => codici.find(({ pk }) => pk === chosen)?.codice ?? `n. ${chosen}`,
    tempoRepartoMacchine: minutes,
    tempoRepartoBanchi: minutes,
  }
  return (
    <EntityDialog
      {...form}
      title={tempi ? 'Modifica tempistica' : 'Aggiungi tempistica'}
      name="Tempistica"
      shown={shown}
      none={(field) => (field.startsWith('tempo') ? '–' : 'Tutti')}
      width="sm"
      onClose={onClose}
      onDelete={tempi !== null && (() => onDelete(tempi))}
    >
      <TempisticaFields tipi={tipi} codici={codici} />
    </EntityDialog>
  )
}
