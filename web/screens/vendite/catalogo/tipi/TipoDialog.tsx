import Box from '@mui/material/Box'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import { ImageField } from '#forms/image/ImageField.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import type { TipoDialogCreateMutation } from '#generated/TipoDialogCreateMutation.graphql.ts'
import type { TipoDialogUpdateMutation } from '#generated/TipoDialogUpdateMutation.graphql.ts'
import { tipoFormSchema } from '#vendite/tipiSerramento/rules.ts'
import { ImageFrame } from '../../vincoli/TipoImage.tsx'
import type { TipoEntry } from './readTipo.ts'
import { TipoPreview } from './TipoPreview.tsx'
import {
  type AperturaChoice,
  choicesOf,
  type OfferingChoice,
  type TipoFormValues,
  tipoFormValues,
  writeTipo,
} from './tipoForm.ts'

const create = graphql`
  mutation TipoDialogCreateMutation($input: CreateTipoSerramentoInput!) {
    createTipoSerramento(input: $input) {
      tipo {
        ...readTipo_tipo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation TipoDialogUpdateMutation($input: UpdateTipoInCatalogoInput!) {
    updateTipoInCatalogo(input: $input) {
      tipo {
        ...readTipo_tipo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Null for a new one. */
  tipo: TipoEntry | null
  aperture: readonly AperturaChoice[]
  accessori: readonly OfferingChoice[]
  onSaved: () => void
  onClose: () => void
}

const namesOf = (all: readonly OfferingChoice[]) => (pks: readonly number[]) =>
  pks.map((pk) => all.find((one) => one.pk === pk)?.nome ?? `n. ${pk}`).join(', ')

/** The form of a window type, with what the wizard shows of it as it becomes. */
export function TipoDialog({ tipo, aperture, accessori, onSaved, onClose }: Props) {
  const form = useEntityForm<TipoDialogCreateMutation, TipoDialogUpdateMutation, TipoFormValues>({
    create,
    update,
    list: 'tipiInCatalogo',
    schema: tipoFormSchema,
    of: tipo && { pk: tipo.pk },
    initial: tipoFormValues(tipo),
    write: writeTipo,
    words: { created: 'Tipo aggiunto', saved: 'Tipo salvato' },
    onSaved,
  })
  const mm = { unita: 'mm' } as const
  return (
    <EntityDialog
      {...form}
      title={tipo ? `Modifica ${tipo.nome}` : 'Aggiungi tipo di serramento'}
      name="Tipo di serramento"
      shown={{
        aperturaPks: namesOf(aperture),
        accessorioPks: namesOf(accessori),
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' } }}>
        <FieldGrid>
          <FullRow>
            <Field of={tipoFormSchema} name="nome" autoFocus />
          </FullRow>
          <Field of={tipoFormSchema} name="disegno" required />
          <Field of={tipoFormSchema} name="ante" required />
          <FullRow>
            <MultiSelectField<number>
              {...schemaField(tipoFormSchema, 'aperturaPks')}
              choices={choicesOf(aperture, tipo?.aperture ?? [])}
            />
          </FullRow>
          <FullRow>
            <MultiSelectField<number>
              {...schemaField(tipoFormSchema, 'accessorioPks')}
              choices={choicesOf(accessori, tipo?.accessori ?? [])}
            />
          </FullRow>
          <Field of={tipoFormSchema} name="altezzaMin" {...mm} />
          <Field of={tipoFormSchema} name="altezzaMax" {...mm} />
          <Field of={tipoFormSchema} name="larghezzaMin" {...mm} />
          <Field
            of={tipoFormSchema}
            name="larghezzaMax"
            {...mm}
            help="I limiti valgono in tutte le famiglie, al posto dei vincoli."
          />
          <FullRow>
            <ImageField
              name="immagine"
              label="Immagine"
              withFields
              help="Facoltativa, al posto del disegno in elenchi e vincoli misura; il preventivo disegna sempre nelle misure chieste."
              figure={(image) => image && <ImageFrame immagine={image} side={64} />}
            />
          </FullRow>
          <Field of={tipoFormSchema} name="conTelaio" help="Gli ordini che ce l’hanno passano dalla fase dei telai." />
          <Field
            of={tipoFormSchema}
            name="extra"
            disabled={tipo?.fisso != null}
            help={tipo?.fisso ?? 'Il tipo di ciò che si rivende, uno solo: nessuna famiglia lo vende.'}
          />
          {tipo && (
            <Field
              of={tipoFormSchema}
              name="ritirato"
              disabled={tipo.fisso != null}
              help="Non si propone più; preventivi e ordini che ce l’hanno restano come sono."
            />
          )}
        </FieldGrid>
        <TipoPreview aperture={aperture} accessori={accessori} />
      </Box>
    </EntityDialog>
  )
}
