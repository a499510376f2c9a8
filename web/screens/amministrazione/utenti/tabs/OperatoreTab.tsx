import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import { operatoreFormSchema, permessiOperatore } from '#amministrazione/utenti/amministrazione/rules.ts'
import { setAccessoTabletSchema } from '#amministrazione/utenti/tablet/rules.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { OperatoreTabTabletAccessCardMutation } from '#generated/OperatoreTabTabletAccessCardMutation.graphql.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { repartiChoices, useReparti } from '#shell/reparti.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import type { ShownUtente } from '../utente.ts'
import { type Ruolo, RuoloTab, type RuoloTabProps } from './RuoloTab.tsx'

const create = graphql`
  mutation OperatoreTabCreaMutation($input: CreateOperatoreInput!) {
    createOperatore(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const save = graphql`
  mutation OperatoreTabSalvaMutation($input: UpdateOperatoreInput!) {
    updateOperatore(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation OperatoreTabEliminaMutation($input: DeleteOperatoreInput!) {
    deleteOperatore(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const empty = {
  modificaStatoOrdine: false,
  modificaStatoFasiOrdine: false,
  modificaStatoFasiOrdineFornitore: false,
  vedeOrdini: false,
}

const ruolo: Ruolo<typeof empty> = {
  title: 'Operatore',
  name: 'operatore',
  text: 'Registra le proprie attività e, se può, cambia gli stati degli ordini.',
  schema: operatoreFormSchema,
  empty,
  create,
  save,
  remove,
}

const tabletAccessCardMutation = graphql`
  mutation OperatoreTabTabletAccessCardMutation($input: SetAccessoTabletInput!) {
    setAccessoTablet(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface TabletAccessCardValues {
  reparto: string | null
  pin: string
  togliPin: boolean
}

const tabletAccessCardSchema = setAccessoTabletSchema.omit(['operatorePk'])

/** At which tablets of the workshop an operator enters, and by which PIN: it is written here, never read. */
function TabletAccessCard({ operatore }: { operatore: NonNullable<ShownUtente['operatore']> }) {
  const { pk, repartoTablet, pinImpostatoIl } = operatore
  // Saved, it begins anew from what the server says.
  return (
    <AccessForm
      key={`${repartoTablet} ${pinImpostatoIl}`}
      pk={pk}
      reparto={repartoTablet ?? null}
      dal={pinImpostatoIl ?? null}
    />
  )
}

function AccessForm({ pk, reparto, dal }: { pk: number; reparto: string | null; dal: string | null }) {
  const choices = repartiChoices(useReparti())
  const { form } = useMutationForm<OperatoreTabTabletAccessCardMutation, TabletAccessCardValues>({
    mutation: tabletAccessCardMutation,
    initial: { reparto, pin: '', togliPin: false },
    schema: tabletAccessCardSchema,
    variables: (values) => ({ input: { operatorePk: pk, ...values } }),
    success: 'Accesso ai tablet salvato',
  })
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate aria-label="Tablet dell’officina" onSubmit={form.handleSubmit} sx={{ mt: 2 }}>
        <DetailCard title="Tablet dell’officina">
          <Stack sx={{ gap: 2 }}>
            <Typography color="textSecondary">
              {dal
                ? `Entra con il PIN impostato il ${formatDate(dal)}.`
                : 'Non ha ancora un PIN: il suo nome compare sui tablet, ma non può entrare.'}
            </Typography>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <Field of={tabletAccessCardSchema} name="reparto" choices={choices} empty="Tutti i reparti" />
              <Field
                of={tabletAccessCardSchema}
                name="pin"
                label={dal ? 'Nuovo PIN' : 'PIN'}
                tipo="password"
                autoComplete="off"
                help="Da 4 a 8 cifre, non in fila e non tutte uguali."
              />
            </Box>
            {dal && <Field of={tabletAccessCardSchema} name="togliPin" />}
            <SaveBar inDialog label="Salva accesso ai tablet" />
          </Stack>
        </DetailCard>
      </Stack>
    </FormikProvider>
  )
}

/** The tab 'Operatore', with how one enters on the tablets. */
export function OperatoreTab(props: RuoloTabProps) {
  const { operatore } = props.utente
  return (
    <>
      <RuoloTab {...props} ruolo={ruolo} held={operatore}>
        {() => permessiOperatore.map((name) => <Field key={name} of={operatoreFormSchema} name={name} />)}
      </RuoloTab>
      {operatore && <TabletAccessCard operatore={operatore} />}
    </>
  )
}
