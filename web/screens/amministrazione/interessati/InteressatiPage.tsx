import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { SEARCH_MIN } from '#amministrazione/interessati/rules.ts'
import type { DatiInteressatoQuery } from '#generated/DatiInteressatoQuery.graphql.ts'
import datiQuery from '#generated/DatiInteressatoQuery.graphql.ts'
import type { InteressatiPageQuery } from '#generated/InteressatiPageQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { textParam } from '#ui/urlState.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { type ChosenBy, type ChosenRows, chosenAmong, NOBODY, TIPO_NAMES, toggled, wasChosen } from './chosen.ts'
import { DatiInteressato } from './DatiInteressato.tsx'

const query = graphql`
  query InteressatiPageQuery($testo: String!) {
    interessati(testo: $testo) {
      tipo
      pk
      nome
      email
      telefono
      dettaglio
      indirizzo
    }
  }
`

const inAddress = { testo: textParam() }

type Row = InteressatiPageQuery['response']['interessati'][number]

/** A row that may be the person's: a tick chooses it. */
function Found({ row, checked, onToggle }: { row: Row; checked: boolean; onToggle: () => void }) {
  const { tipo, pk, nome, email, telefono, dettaglio, indirizzo } = row
  const told = [TIPO_NAMES[tipo], dettaglio].filter(Boolean).join(' · ')
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'flex-start', gap: 0.5 }}>
      <Checkbox
        checked={checked}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': `Scegli ${nome}, ${TIPO_NAMES[tipo]} ${pk}` } }}
      />
      <Box sx={{ minWidth: 0, pt: 1, overflowWrap: 'anywhere' }}>
        <Link href={indirizzo} sx={{ fontWeight: 600 }}>
          {nome}
        </Link>
        <Typography variant="body2">{[email, telefono].filter(Boolean).join(' · ')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {told}
        </Typography>
      </Box>
    </Stack>
  )
}

/** What the product holds of a person: found, counted, handed out, erased. */
export default function InteressatiPage() {
  const { data, reference, isWaiting } = useRouteQuery<InteressatiPageQuery>(query)
  const { interessati } = data
  const { values, set } = useUrlState(inAddress)
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState(values.testo)
  const { testo: shown } = reference.variables
  const [kept, setKept] = useState<ChosenBy>({ testo: shown, rows: NOBODY })
  const chosen = chosenAmong(kept, shown)
  const opened = useOpened<DatiInteressatoQuery>(datiQuery)
  const some = Object.values(chosen).some((pks) => pks.length > 0)
  const choose = (next: ChosenRows) => {
    setKept({ testo: shown, rows: next })
    if (Object.values(next).some((pks) => pks.length > 0)) opened.open({ ...next })
  }
  const all = interessati.reduce((next, row) => (wasChosen(next, row) ? next : toggled(next, row)), NOBODY)
  return (
    <Page
      title="Dati personali"
      isWaiting={isWaiting}
      filters={
        <Stack
          component="form"
          direction="row"
          spacing={1}
          onSubmit={(event) => {
            event.preventDefault()
            choose(NOBODY)
            set({ testo: typed.trim() })
          }}
        >
          <TextField
            label="Nome, e-mail, telefono o partita IVA"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ flex: 1, maxWidth: 420 }}
            autoFocus
          />
          <Button type="submit" variant="contained" startIcon={<Search />} disabled={typed.trim().length < SEARCH_MIN}>
            Trova
          </Button>
        </Stack>
      }
    >
      {values.testo === '' ? (
        <EmptyState
          title="Cerca una persona"
          text="Un cliente può chiedere quali dati teniamo, averne una copia e farli cancellare (artt. 15–20 GDPR). Qui si trovano, si esportano e si cancellano."
        />
      ) : interessati.length === 0 ? (
        <EmptyState
          title="Nessuno"
          text={`«${values.testo}» non compare fra clienti, richieste, offerte e conferme.`}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          <DetailCard
            title={`Trovati (${interessati.length})`}
            actions={
              <Button onClick={() => choose(some ? NOBODY : all)}>{some ? 'Togli tutti' : 'Scegli tutti'}</Button>
            }
          >
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              Scegli le righe che sono della stessa persona.
            </Typography>
            <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {interessati.map((row) => (
                <Found
                  key={`${row.tipo}${row.pk}`}
                  row={row}
                  checked={wasChosen(chosen, row)}
                  onToggle={() => choose(toggled(chosen, row))}
                />
              ))}
            </Stack>
          </DetailCard>
          {some && (
            // On a phone above the rows, which are many.
            <Box sx={{ order: { xs: -1, md: 0 }, minWidth: 0 }}>
              <OpenedData opened={opened} skeleton={<Skeleton variant="rounded" height={280} />}>
                {(reading) => (
                  <DatiInteressato
                    reading={reading}
                    chosen={chosen}
                    onGone={() => {
                      setKept({ testo: shown, rows: NOBODY })
                      void revalidate()
                    }}
                  />
                )}
              </OpenedData>
            </Box>
          )}
        </Box>
      )}
    </Page>
  )
}
