import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { fornitoreSchema } from '#acquisti/fornitori/rules.ts'
import { proposedTempo, TEMPI_MONTHS } from '#acquisti/fornitori/tempi/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import { ImageField } from '#forms/image/ImageField.tsx'
import type { FornitoreDialogCreateMutation } from '#generated/FornitoreDialogCreateMutation.graphql.ts'
import type { FornitoreDialogLeadTimeQuery } from '#generated/FornitoreDialogLeadTimeQuery.graphql.ts'
import type { FornitoreDialogUpdateMutation } from '#generated/FornitoreDialogUpdateMutation.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { AltriMaterialiField } from './AltriMaterialiField.tsx'
import { GiorniChiusuraField, PeriodiChiusuraField } from './ChiusureFields.tsx'
import type { FornitoreRow } from './FornitoreRow.tsx'
import { type FornitoreFormValues, fornitoreFormValues, fornitoreShown, writeFornitore } from './fornitoreForm.ts'
import { Thumbnail } from './Thumbnail.tsx'

const create = graphql`
  mutation FornitoreDialogCreateMutation($input: CreateFornitoreInput!) {
    createFornitore(input: $input) {
      fornitore {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation FornitoreDialogUpdateMutation($input: UpdateFornitoreInput!) {
    updateFornitore(input: $input) {
      fornitore {
        pk
        ...FornitoreRow_fornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** A supplier that is saved, and what its row does not tell. */
interface FornitoreSaved {
  created: boolean
  pk: number
  /** The picture that it is still to get. */
  immagine: File | null
  /** True when another may have lost its place as the default one. */
  predefinito: boolean
}

interface Props {
  /** Null for a new one. */
  fornitore: FornitoreRow | null
  tipologie: readonly string[]
  /** The materials that have a default supplier. */
  withDefault: readonly string[]
  /** How long it really took. */
  tempi: Opened<FornitoreDialogLeadTimeQuery>
  onDelete: (fornitore: FornitoreRow) => void
  /** Opens the links to its portal. */
  onLinks: (fornitore: FornitoreRow) => void
  onSaved: (saved: FornitoreSaved) => void
  onClose: () => void
}

const leadTimeQuery = graphql`
  query FornitoreDialogLeadTimeQuery($pk: Int!) {
    fornitore(pk: $pk) {
      tempiRealiMateriali {
        nomeFase
        casi
        mediana
        ottoSuDieci
      }
    }
  }
`

const days = (dates: number) => formatCount(dates, 'giorno', 'giorni')

/** How long the supplier really took, beside what it promised; another lead time is proposed, never set by itself. */
function LeadTime({ opened, ...which }: Which & { opened: Opened<FornitoreDialogLeadTimeQuery> }) {
  return (
    <OpenedData opened={opened} skeleton={<Skeleton width="60%" />}>
      {(reference) => <ActualTimes reference={reference} {...which} />}
    </OpenedData>
  )
}

interface Which {
  /** Of this material; null: of the first. */
  tipologia: string | null
  /** Where its lead time stands in the form. */
  field: string
}

function ActualTimes({
  reference,
  tipologia,
  field,
}: Which & { reference: PreloadedQuery<FornitoreDialogLeadTimeQuery> }) {
  const { fornitore } = usePreloadedQuery<FornitoreDialogLeadTimeQuery>(leadTimeQuery, reference)
  const { values, getFieldProps, setFieldValue } = useFormikContext<FornitoreFormValues>()
  const actual = fornitore?.tempiRealiMateriali?.find(({ nomeFase }) => nomeFase === (tipologia ?? values.tipologia))
  if (!actual) {
    return (
      <Typography variant="body2" color="textSecondary">
        Tempo reale: nessun ordine arrivato negli ultimi {TEMPI_MONTHS} mesi.
      </Typography>
    )
  }
  const proposed = proposedTempo(Number(getFieldProps(field).value), actual)
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Tempo reale"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
    >
      <Typography variant="body2">
        Tempo reale: di solito <strong>{days(actual.mediana)}</strong>, otto volte su dieci entro{' '}
        <strong>{days(actual.ottoSuDieci)}</strong> ({formatCount(actual.casi, 'ordine arrivato', 'ordini arrivati')}{' '}
        negli ultimi {TEMPI_MONTHS} mesi).
      </Typography>
      {proposed !== null && (
        <Button size="small" variant="outlined" onClick={() => void setFieldValue(field, proposed)}>
          Usa {days(proposed)}
        </Button>
      )}
    </Stack>
  )
}

interface DefaultFieldProps {
  isNew: boolean
  wasDefault: boolean
  withDefault: readonly string[]
}

/** Whether it is taken when nobody chooses; the first supplier of a material begins as that, or no plan would know it. */
function DefaultField({ isNew, wasDefault, withDefault }: DefaultFieldProps) {
  const { values, setFieldValue } = useFormikContext<FornitoreFormValues>()
  const { tipologia } = values
  const isFirst = tipologia !== null && tipologia !== '' && !withDefault.includes(tipologia)
  useEffect(() => {
    if (isNew) void setFieldValue('isDefault', isFirst)
  }, [isNew, isFirst, setFieldValue])
  const help = isFirst
    ? 'È il primo della tipologia: senza un predefinito il piano non sa quando arriva.'
    : 'Prende il posto di quello che lo è adesso.'
  return <Field of={fornitoreSchema} name="isDefault" help={wasDefault ? undefined : help} />
}

/** The form of a supplier. */
export function FornitoreDialog({
  fornitore,
  tipologie,
  withDefault,
  tempi,
  onDelete,
  onLinks,
  onSaved,
  onClose,
}: Props) {
  const form = useEntityForm<FornitoreDialogCreateMutation, FornitoreDialogUpdateMutation, FornitoreFormValues>({
    create,
    update,
    schema: fornitoreSchema,
    of: fornitore && { pk: fornitore.pk },
    initial: fornitoreFormValues(fornitore),
    write: writeFornitore,
    words: { created: 'Fornitore aggiunto', saved: 'Fornitore salvato' },
    onSaved: ({ created, response, values: { immagine, isDefault } }) =>
      onSaved({
        created,
        pk: ('createFornitore' in response ? response.createFornitore : response.updateFornitore).fornitore?.pk ?? 0,
        immagine: immagine.chosen,
        predefinito: isDefault && !fornitore?.isDefault,
      }),
  })
  return (
    <EntityDialog
      {...form}
      title={fornitore ? 'Modifica fornitore' : 'Aggiungi fornitore'}
      name="Fornitore"
      shown={fornitoreShown}
      onClose={onClose}
      onDelete={fornitore !== null && (() => onDelete(fornitore))}
      actions={fornitore !== null && <Button onClick={() => onLinks(fornitore)}>Collegamento al portale</Button>}
    >
      <FieldGrid>
        <Field of={fornitoreSchema} name="nome" autoFocus />
        <Field of={fornitoreSchema} name="codice" />
        <Field
          of={fornitoreSchema}
          name="tipologia"
          choices={tipologie.map((tipologia) => ({ valore: tipologia, text: tipologia }))}
        />
        <Field
          of={fornitoreSchema}
          name="tempo"
          unita="giorni"
          help="Giorni in cui è aperto; i piani già salvati restano."
        />
        {fornitore && (
          <FullRow>
            <LeadTime opened={tempi} tipologia={null} field="tempo" />
          </FullRow>
        )}
        <FullRow>
          <AltriMaterialiField
            tipologie={tipologie}
            beside={(tipologia, field) => fornitore && <LeadTime opened={tempi} tipologia={tipologia} field={field} />}
          />
        </FullRow>
        <FullRow>
          <GiorniChiusuraField />
        </FullRow>
        <FullRow>
          <PeriodiChiusuraField />
        </FullRow>
        <Field of={fornitoreSchema} name="email" tipo="email" />
        <Box sx={{ alignSelf: 'end' }}>
          <DefaultField
            isNew={fornitore === null}
            wasDefault={fornitore?.isDefault === true}
            withDefault={withDefault}
          />
        </Box>
        <FullRow>
          <Field
            of={fornitoreSchema}
            name="raccoglie"
            help="Gli ordini generati per la stessa settimana, di commesse diverse, partono con una mail e un PDF soli."
          />
        </FullRow>
        <FullRow>
          <ImageField name="immagine" label="Immagine" figure={(image) => <Thumbnail immagine={image} side={64} />} />
        </FullRow>
        <FullRow>
          <Field
            of={fornitoreSchema}
            name="testata"
            righe={2}
            help="In testa agli ordini stampati per questo fornitore."
          />
        </FullRow>
        <FullRow>
          <Field of={fornitoreSchema} name="testoPdf" righe={3} help="Sotto le righe degli ordini stampati." />
        </FullRow>
      </FieldGrid>
    </EntityDialog>
  )
}
