import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useFragment } from 'react-relay'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { UtentePageQuery } from '#generated/UtentePageQuery.graphql.ts'
import type { utente_user$key } from '#generated/utente_user.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useViewer } from '#shell/viewer.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { oneOfParam } from '#ui/urlState.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { TokenCard, tokenColumns } from '../token/columns.tsx'
import { NewToken } from '../token/NewToken.tsx'
import { readTokens, type TokenRow } from '../token/readTokens.ts'
import { useRevokeToken } from '../token/useRevokeToken.ts'
import { PersonaOfUtente } from './PersonaOfUtente.tsx'
import { AgenteTab } from './tabs/AgenteTab.tsx'
import { AppAccountTab } from './tabs/AppAccountTab.tsx'
import { ClientiAccessTab } from './tabs/ClientiAccessTab.tsx'
import { FornitoreTab } from './tabs/FornitoreTab.tsx'
import { OperatoreTab } from './tabs/OperatoreTab.tsx'
import { UtenteDataTab } from './tabs/UtenteDataTab.tsx'
import { UtenteNotFound } from './UtenteNotFound.tsx'
import { useUtenteActions } from './useUtenteActions.ts'
import { type ShownUtente, utenteFragment } from './utente.ts'

const query = graphql`
  query UtentePageQuery($pk: Int!) @preloadable {
    userAdmin(pk: $pk) {
      ...utente_user
    }
    agenti {
      pk
      codice
      user {
        nome
      }
    }
    fornitori(perPagina: 1000) {
      edges {
        node {
          pk
          nome
          tipologia
        }
      }
    }
  }
`

const TABS = {
  dati: 'Utente',
  operatore: 'Operatore',
  app: 'App Account',
  clienti: 'App Accesso Clienti',
  agente: 'Agente',
  fornitore: 'Fornitore',
  token: 'Token',
} as const
type TabName = keyof typeof TABS
const names = Object.keys(TABS) as TabName[]

const statoUtente = { scheda: oneOfParam(names, 'dati') }

/** User detail: data, roles, tokens. */
export default function UtentePage() {
  const { data, isWaiting } = useRouteQuery<UtentePageQuery>(query)
  const { userAdmin, agenti, fornitori } = data
  const utente = useFragment<utente_user$key>(utenteFragment, userAdmin ?? null)
  if (!utente) return <UtenteNotFound />
  const choices = agenti.map(({ pk, codice, user }) => ({ valore: pk, text: `${user.nome} (${codice})` }))
  const toChoose = fornitori.edges.map(({ node: { pk, nome, tipologia } }) => ({
    valore: pk,
    text: `${nome} (${tipologia})`,
  }))
  return <Detail utente={utente} agenti={choices} fornitori={toChoose} isWaiting={isWaiting} />
}

interface Props {
  utente: ShownUtente
  agenti: readonly { valore: number; text: string }[]
  fornitori: readonly { valore: number; text: string }[]
  isWaiting: boolean
}

/** The API tokens that act in a user's name. */
function UtenteTokens({ utente }: { utente: ShownUtente }) {
  const token = readTokens(utente.apiTokens)
  const { revalidate } = useRevalidator()
  const [next, setFresh] = useState(false)
  const { revoca, inCorso } = useRevokeToken(() => void revalidate())
  const columns = useMemo(
    () => tokenColumns(revoca, inCorso).filter(({ field }) => field !== 'user'),
    [revoca, inCorso],
  )
  return (
    <DetailCard
      title="Token"
      actions={
        <Button startIcon={<Add />} onClick={() => setFresh(true)} disabled={!utente.isActive}>
          Nuovo token
        </Button>
      }
    >
      <DataTable<TokenRow>
        name="token-utente"
        label="Token"
        rows={token}
        idOf={({ pk }) => pk}
        columns={columns}
        total={token.length}
        page={1}
        pageSize={1000}
        onPage={() => undefined}
        card={(token) => <TokenCard token={token} onRevoke={revoca} inProgress={inCorso} />}
        empty={
          <Typography color="textSecondary">
            Nessun token: nessun altro programma entra con i permessi di questo utente.
          </Typography>
        }
      />
      {next && (
        <NewToken
          utente={utente.pk}
          list={{ field: 'apiTokens', of: utente.id, newestFirst: true }}
          onClose={() => setFresh(false)}
        />
      )}
    </DetailCard>
  )
}

function Detail({ utente, agenti, fornitori, isWaiting }: Props) {
  const navigate = useNavigate()
  const { values, set } = useUrlState(statoUtente)
  const phone = useIsPhone()
  const { pk: io, permessi } = useViewer()
  const { remove, disattiva, riattiva, vediCome, removeFactor } = useUtenteActions(() => navigate('/'))
  // A form begins anew after each save: then it starts from what the server says.
  const [round, setRound] = useState(0)
  const onSaved = () => setRound((n) => n + 1)
  const { appAccount } = utente
  const visible = names.filter((name) => name !== 'clienti' || appAccount)
  const tab = visible.includes(values.scheda) ? values.scheda : 'dati'
  const common = { utente, onSaved }
  return (
    <Page
      title={utente.nome}
      isWaiting={isWaiting}
      back={<BackLink to="/" title="Torna all’elenco" />}
      beside={
        <>
          {!utente.isActive && <StatusChip word="Disattivato" tone="attenzione" />}
          {!phone && <PersonaOfUtente utente={utente} />}
        </>
      }
      actions={
        <FoldedActions>
          {permessi.vediCome && utente.pk !== io && utente.isActive && (
            <Button variant="outlined" onClick={() => void vediCome(utente)}>
              Vedi come
            </Button>
          )}
          <Button variant="outlined" component={Link} to={`/${utente.pk}/change-password`}>
            Cambia password
          </Button>
          {utente.secondoFattoreDal && utente.pk !== io && (
            <Button variant="outlined" onClick={() => void removeFactor(utente)}>
              Togli secondo fattore
            </Button>
          )}
          {utente.pk !== io && (
            <>
              {utente.isActive ? (
                <Button variant="outlined" onClick={() => void disattiva(utente)}>
                  Disattiva
                </Button>
              ) : (
                <Button variant="outlined" onClick={() => void riattiva(utente)}>
                  Riattiva
                </Button>
              )}
              <Button variant="outlined" color="error" onClick={() => void remove(utente)}>
                Elimina utente
              </Button>
            </>
          )}
        </FoldedActions>
      }
      filters={
        <>
          {phone && (
            <Box sx={{ mt: -1, '&:empty': { display: 'none' } }}>
              <PersonaOfUtente utente={utente} />
            </Box>
          )}
          <Tabs
            value={tab}
            onChange={(_, next: TabName) => set({ scheda: next })}
            variant="scrollable"
            allowScrollButtonsMobile
            aria-label="Schede dell’utente"
          >
            {visible.map((name) => (
              <Tab
                key={name}
                value={name}
                label={TABS[name]}
                id={`scheda-${name}`}
                aria-controls={`pannello-${name}`}
              />
            ))}
          </Tabs>
        </>
      }
    >
      <div role="tabpanel" id={`pannello-${tab}`} aria-labelledby={`scheda-${tab}`} key={`${utente.pk} ${round}`}>
        {tab === 'dati' && <UtenteDataTab {...common} />}
        {tab === 'operatore' && <OperatoreTab {...common} />}
        {tab === 'app' && <AppAccountTab {...common} />}
        {tab === 'clienti' && appAccount && <ClientiAccessTab {...common} appAccount={appAccount} />}
        {tab === 'agente' && <AgenteTab {...common} agenti={agenti} />}
        {tab === 'fornitore' && <FornitoreTab {...common} fornitori={fornitori} />}
        {tab === 'token' && <UtenteTokens utente={utente} />}
      </div>
    </Page>
  )
}
