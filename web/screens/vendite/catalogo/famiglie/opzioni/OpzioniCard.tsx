import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { graphql } from 'relay-runtime'
import {
  type OpzioneScritta,
  opzioneInWords,
  opzioniFamigliaLabels,
  opzioniFamigliaSchema,
} from '../../../../../../server/vendite/famiglie/opzioni/rules.ts'
import { FormConflict } from '../../../../../forms/FormConflict.tsx'
import { useMutationForm } from '../../../../../forms/useMutationForm.ts'
import { DetailCard } from '../../../../../ui/DetailCard.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { CardFooter } from '../detail/CardFooter.tsx'
import type { FamigliaLetta } from '../detail/readFamiglia.ts'
import type { OpzioniCardMutation } from './__generated__/OpzioniCardMutation.graphql.ts'
import { newOpzione, type OpzioniFormValues, opzioniFormValues, usiOf } from './model.ts'
import { useVoci } from './useVoci.ts'
import { ValoriField } from './ValoriField.tsx'
import { VoceFields } from './VoceFields.tsx'

const mutation = graphql`
  mutation OpzioniCardMutation($input: SetOpzioniFamigliaInput!) {
    setOpzioniFamiglia(input: $input) {
      famiglia {
        ...readFamiglia_famiglia
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  famiglia: FamigliaLetta
  /** What is being written, at each change. */
  onBozza: (opzioni: readonly OpzioneScritta[], sporca: boolean) => void
  onSaved: () => void
}

/** The options of a family with their values, written whole. Another version of the family needs another key. */
export function OpzioniCard({ famiglia, onBozza, onSaved }: Props) {
  const { pk } = famiglia
  const moduloDi = useMutationForm<OpzioniCardMutation, OpzioniFormValues>({
    mutation,
    iniziali: opzioniFormValues(famiglia),
    schema: opzioniFamigliaSchema,
    variabili: ({ opzioni, versione }) => ({ input: { pk, versione, opzioni } }),
    successo: 'Opzioni salvate',
    alSuccesso: onSaved,
  })
  const { form } = moduloDi
  const { opzioni } = form.values
  const racconta = useEffectEvent(onBozza)
  useEffect(() => racconta(opzioni, form.dirty), [opzioni, form.dirty])
  return (
    <DetailCard titolo="Opzioni">
      <FormikProvider value={form}>
        <Box component="form" noValidate aria-label="Opzioni" onSubmit={form.handleSubmit}>
          <OpzioniField famiglia={famiglia} />
          <CardFooter />
        </Box>
        <FormConflict
          {...moduloDi}
          etichette={opzioniFamigliaLabels}
          mostra={(_campo, value) => <OpzioniText opzioni={value as readonly OpzioneScritta[]} />}
        />
      </FormikProvider>
    </DetailCard>
  )
}

/** The options as the choice between two versions shows them. */
function OpzioniText({ opzioni }: { opzioni: readonly OpzioneScritta[] }) {
  if (opzioni.length === 0) return 'Nessuna opzione'
  return opzioni.map((opzione) => <div key={opzione.pk ?? opzione.nome}>{opzioneInWords(opzione)}</div>)
}

function OpzioniField({ famiglia }: { famiglia: FamigliaLetta }) {
  const usi = useMemo(() => usiOf(famiglia.opzioni), [famiglia.opzioni])
  const {
    voci,
    errore,
    lista,
    usiOf: usiDi,
    aggiungi,
    sposta,
    ritira,
    togli,
  } = useVoci<OpzioneScritta>({
    nome: 'opzioni',
    nuova: newOpzione,
    quale: ({ nome }) => `l’opzione «${nome}»`,
    usi: usi.opzioni,
  })
  return (
    <Box data-campo="opzioni">
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1, mb: 1 }}>
        Ciò che il cliente sceglie della famiglia: un valore per ogni opzione. Il primo è quello proposto.
      </Typography>
      {voci.length === 0 && (
        <EmptyState
          titolo="Nessuna opzione"
          testo="Aggiungi ciò che il cliente può scegliere: vetro, colore, maniglia…"
        />
      )}
      <Box
        component="ol"
        ref={lista}
        aria-label="Opzioni della famiglia"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {voci.map((opzione, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option being written is no name, its place is
          <Box component="li" key={index}>
            <VoceFields
              titolo
              nome={`opzioni[${index}]`}
              etichetta={`Opzione ${index + 1}`}
              prima={index === 0}
              ultima={index === voci.length - 1}
              ritirato={opzione.ritirato}
              usi={usiDi(opzione)}
              onInvio={() => aggiungi(index)}
              onMove={(di, parte) => sposta(index, di, parte)}
              onRitira={(ritirato) => ritira(index, ritirato)}
              onTogli={() => void togli(index)}
            />
            <ValoriField
              nome={`opzioni[${index}]`}
              opzione={opzione.nome.trim() || `Opzione ${index + 1}`}
              usi={usi.valori}
            />
          </Box>
        ))}
      </Box>
      {errore && (
        <FormHelperText error sx={{ mx: 0 }}>
          {errore}
        </FormHelperText>
      )}
      <Button startIcon={<Add />} onClick={() => aggiungi()} sx={{ mt: 1 }}>
        Aggiungi opzione
      </Button>
    </Box>
  )
}
