import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import { Field } from '#forms/Field.tsx'
import { type ChosenImage, startImage, writeImage } from '#forms/image/chosenImage.ts'
import { ImageField } from '#forms/image/ImageField.tsx'
import type { AperturaDialogCreateMutation } from '#generated/AperturaDialogCreateMutation.graphql.ts'
import type { AperturaDialogUpdateMutation } from '#generated/AperturaDialogUpdateMutation.graphql.ts'
import type { OpeningSense } from '#shared/drawings/drawings.ts'
import { sensoAperturaLabels, tipoAperturaSchema } from '#vendite/tipiApertura/rules.ts'
import { ImageFrame } from '../../vincoli/TipoImage.tsx'
import { AperturaImage } from './AperturaImage.tsx'

/** An opening as its list shows it, and as its form begins. */
export interface AperturaEntry extends ListEntry {
  readonly senso: OpeningSense
  readonly immagine: string | null | undefined
  readonly ritirato: boolean
  readonly versione: number
  readonly usi: number
}

const create = graphql`
  mutation AperturaDialogCreateMutation($input: CreateTipoAperturaInput!) {
    createTipoApertura(input: $input) {
      apertura {
        ...AperturePage_apertura
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation AperturaDialogUpdateMutation($input: UpdateTipoAperturaInput!) {
    updateTipoApertura(input: $input) {
      apertura {
        ...AperturePage_apertura
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(tipoAperturaSchema, {
  senso: 'SINISTRA' as OpeningSense,
  /** Sent beside the fields: the last choice stays. */
  immagine: startImage(null) as ChosenImage,
})

interface Props {
  /** Null for a new one. */
  apertura: AperturaEntry | null
  onSaved: () => void
  onClose: () => void
}

/** The form of an opening, with its drawing as it becomes. */
export function AperturaDialog({ apertura, onSaved, onClose }: Props) {
  const form = useEntityForm<AperturaDialogCreateMutation, AperturaDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    list: 'apertureInCatalogo',
    schema: tipoAperturaSchema,
    of: apertura && { pk: apertura.pk },
    initial: { ...formValues(EMPTY, apertura), immagine: startImage(apertura?.immagine ?? null) },
    write: (fields, { immagine }) => ({ ...fields, ...writeImage(immagine) }),
    words: { created: 'Apertura aggiunta', saved: 'Apertura salvata' },
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={apertura ? `Modifica ${apertura.nome}` : 'Aggiungi apertura'}
      name="Apertura"
      width="sm"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 150px' } }}>
        <Stack sx={{ gap: 1.5 }}>
          <Field of={tipoAperturaSchema} name="nome" autoFocus />
          <Field of={tipoAperturaSchema} name="senso" required />
          <ImageField
            name="immagine"
            label="Immagine"
            withFields
            help="Facoltativa, al posto del disegno nei vincoli misura."
            figure={(image) => image && <ImageFrame immagine={image} side={64} />}
          />
          {apertura && (
            <Field
              of={tipoAperturaSchema}
              name="ritirato"
              help="Non si propone più nel preventivo; i preventivi che ce l’hanno restano come sono."
            />
          )}
        </Stack>
        <Drawing />
      </Box>
    </EntityDialog>
  )
}

/** How the wizard draws a window that opens so. */
function Drawing() {
  const { senso } = useFormikContext<typeof EMPTY>().values
  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }} role="img" aria-label={`Disegno: ${sensoAperturaLabels[senso]}`}>
      <AperturaImage apertura={{ senso, immagine: null }} side={140} />
      <Typography variant="body2" color="textSecondary" align="center">
        Nel preventivo
      </Typography>
    </Stack>
  )
}
