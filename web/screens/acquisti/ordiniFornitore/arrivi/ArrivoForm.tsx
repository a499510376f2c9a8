import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { type ReactNode, useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import {
  arrivoFormSchema,
  arrivoFornitoreSchema,
  type RigaArrivoForm,
  rigaArrivoSchema,
} from '#acquisti/arrivi/rules.ts'
import { LEGNO, LEGNO_DOMANDA2_ANSWERS } from '#acquisti/ordiniFornitore/rules.ts'
import { rigaFornitoreName } from '#acquisti/righeOrdineFornitore/rules.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import type { FormStatus } from '#forms/errors.ts'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ArrivoForm_ordineFornitore$key } from '#generated/ArrivoForm_ordineFornitore.graphql.ts'
import type { ArrivoFormMutation } from '#generated/ArrivoFormMutation.graphql.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { formatQuantity } from '#shared/formats/formats.ts'
import { YES_NO } from '../form/ArrivalFields.tsx'
import { asOptions, type FornituraFormChoices } from '../form/choices.ts'

const mutation = graphql`
  mutation ArrivoFormMutation($input: CreateArrivoFornitoreInput!) {
    createArrivoFornitore(input: $input) {
      pk
      completo
      ordineFornitore {
        ...row_ordineFornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const fragment = graphql`
  fragment ArrivoForm_ordineFornitore on OrdineFornitore {
    pk
    versione
    tipologia
    domanda1Legno
    domanda2Legno
    righe {
      pk
      tipologia
      codice
      descrizione
      misure
      misureVetro
      quantita
      um
      arrivata
      manca
    }
  }
`

interface Props {
  ordineFornitore: ArrivoForm_ordineFornitore$key
  domande: FornituraFormChoices['domande']
  onClose: () => void
  /** @param pk number of the arrival */
  onSaved: (text: string, pk: number | null | undefined) => void
  /** Below the fields. */
  children: ReactNode
}

/** A new arrival: what is short is what comes, unless somebody writes less. */
export function ArrivoForm({ ordineFornitore, domande, onClose, onSaved, children }: Props) {
  const { pk, versione, tipologia, righe, ...answers } = useFragment(fragment, ordineFornitore)
  const open = righe.filter(({ manca }) => manca)
  const [initial] = useState(() => ({
    versione,
    giorno: dayOfInstant(new Date()),
    numeroDocumento: '',
    dataConsegna: null as string | null,
    domanda1Legno: answers.domanda1Legno ?? null,
    domanda2Legno: answers.domanda2Legno,
    righe: open.map(
      (riga): RigaArrivoForm => ({
        rigaPk: riga.pk,
        nome: rigaFornitoreName(riga),
        um: riga.um,
        ordinata: riga.quantita,
        arrivata: riga.arrivata,
        quantita: riga.manca ?? 0,
      }),
    ),
  }))
  const form = useMutationForm<ArrivoFormMutation, typeof initial>({
    mutation,
    initial,
    schema: arrivoFormSchema,
    variables: ({ righe: written, domanda2Legno, ...values }) => ({
      input: {
        ...values,
        ordineFornitorePk: pk,
        domanda2Legno: domanda2Legno ?? '',
        righe: written.map(({ rigaPk, quantita }) => ({ rigaPk, quantita: quantita ?? 0 })),
      },
    }),
    onSuccess: ({ createArrivoFornitore: { pk: arrivo, completo } }) =>
      onSaved(completo ? 'Arrivato per intero' : 'Arrivo registrato: il resto resta aperto', arrivo),
  })
  const details = new Map(open.map(({ pk: riga, misure, misureVetro }) => [riga, misureVetro || misure]))
  return (
    <EntityForm {...form} name="Arrivo" onClose={onClose} save="Registra arrivo">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Refused />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}>
          <Field of={arrivoFornitoreSchema} name="giorno" lastDay={initial.giorno} />
          <Field of={arrivoFornitoreSchema} name="numeroDocumento" />
        </Box>
        <ArrivingRighe details={details} />
        <Rest tipologia={tipologia} domande={domande} />
        {children}
      </Box>
    </EntityForm>
  )
}

interface Values {
  righe: readonly RigaArrivoForm[]
  domanda2Legno: string | null
}

/** What there is no field for: nothing came at all, somebody was faster. */
function Refused() {
  const { errors, submitCount, status } = useFormikContext<Values>()
  const server = (status as FormStatus | undefined)?.server ?? {}
  const own = typeof errors.righe === 'string' && submitCount > 0 ? errors.righe : null
  const told = own ?? server.righe?.messaggio
  return told ? <Alert severity="error">{told}</Alert> : null
}

function ArrivingRighe({ details }: { details: ReadonlyMap<number, string> }) {
  const { righe } = useFormikContext<Values>().values
  return (
    <Box role="list" aria-label="Righe che mancano" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      {righe.map(({ rigaPk, nome, um, ordinata, arrivata }, place) => (
        <Box
          key={rigaPk}
          role="listitem"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) 136px',
            gap: 1.5,
            alignItems: 'center',
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 550 }}>{nome}</Box>
            <Typography variant="body2" color="textSecondary">
              {[
                details.get(rigaPk),
                `ordinata ${formatQuantity(ordinata)} ${um}`.trim(),
                arrivata > 0 && `già arrivata ${formatQuantity(arrivata)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <Field
            of={rigaArrivoSchema}
            name="quantita"
            at={`righe[${place}]`}
            label={`Arriva ora: ${nome}`}
            required={false}
            unita={um}
          />
        </Box>
      ))}
    </Box>
  )
}

/** What is asked for what is still short, or once nothing is. */
function Rest({ tipologia, domande }: { tipologia: string; domande: Props['domande'] }) {
  const { righe, domanda2Legno } = useFormikContext<Values>().values
  const short = righe.some(({ ordinata, arrivata, quantita }) => arrivata + (quantita ?? 0) < ordinata)
  if (short) return <Field of={arrivoFornitoreSchema} name="dataConsegna" help="Vuoto lascia il giorno che c’è." />
  return (
    <>
      <Alert severity="info">Non manca più niente: l’ordine a fornitore diventa ARRIVATO.</Alert>
      {tipologia === LEGNO && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Field of={arrivoFornitoreSchema} name="domanda1Legno" label={domande.legno[0]} choices={YES_NO} empty="–" />
          <Field
            of={arrivoFornitoreSchema}
            name="domanda2Legno"
            label={domande.legno[1]}
            choices={asOptions(LEGNO_DOMANDA2_ANSWERS, domanda2Legno)}
            empty="–"
          />
        </Box>
      )}
    </>
  )
}
