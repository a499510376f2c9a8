import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import type { PromessePageQuery } from '#generated/PromessePageQuery.graphql.ts'
import { LEARNED_FROM, SAID_FROM } from '#produzione/promesse/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount, formatPercentage } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { monthName } from '../schedulatore/time.ts'
import { KeptTable } from './KeptTable.tsx'

const query = graphql`
  query PromessePageQuery @preloadable {
    calibrazionePromesse {
      mesi {
        mese
        promesse
        mantenute
        attese
        casoDa
        casoA
      }
      livelli {
        da
        a
        promesse
        mantenute
        attese
        casoDa
        casoA
      }
      totale {
        promesse
        mantenute
        casoDa
        casoA
      }
      giudizio
      correzione
      casi
      aperte
      senzaProbabilita
      senzaEsito
    }
  }
`

type Calibrazione = PromessePageQuery['response']['calibrazionePromesse']

const percent = (share: number) => formatPercentage(Math.round(100 * share))
const dates = (count: number) => formatCount(count, 'data', 'date')

/** What can be said of the promises at 80 %, and how loudly. */
function judgement({ giudizio, totale }: Calibrazione): { severity: 'info' | 'success' | 'warning'; text: string } {
  const { promesse, mantenute, casoDa, casoA } = totale
  const share = `${mantenute} su ${promesse} mantenute, il ${percent(mantenute / Math.max(1, promesse))}`
  const luck = `per caso sarebbero tra ${casoDa} e ${casoA}`
  switch (giudizio) {
    case 'TIENE':
      return { severity: 'success', text: `Le date promesse all’80 % tengono: ${share}.` }
    case 'CASO':
      return { severity: 'info', text: `Fuori dal 75–85 %, ma può essere il caso: ${share}; ${luck}.` }
    case 'LARGHE':
      return { severity: 'warning', text: `Le date sono troppo larghe: ${share}; ${luck}. Si poteva promettere prima.` }
    case 'STRETTE':
      return { severity: 'warning', text: `Le date sono troppo strette: ${share}; ${luck}.` }
    default:
      return {
        severity: 'info',
        text: `Ancora poche per dirlo: ${dates(promesse)} all’80 % ${promesse === 1 ? 'è passata' : 'sono passate'}, ne servono ${SAID_FROM}.`,
      }
  }
}

/** What is done about it: dates to promise are moved. */
function learned({ correzione, casi }: Calibrazione): string {
  if (casi < LEARNED_FROM) {
    return `I margini si imparano anche dalle promesse quando ne sono passate ${LEARNED_FROM}: ora sono ${casi}.`
  }
  if (correzione === 0)
    return `I margini restano quelli dei piani passati: ${casi} promesse passate non dicono di cambiarli.`
  const days = formatCount(Math.abs(correzione), 'giorno', 'giorni')
  return `I margini sono stati imparati di nuovo da ${casi} promesse: ogni nuova data da promettere è ${days} ${correzione > 0 ? 'più tardi' : 'prima'}.`
}

/** What is not counted, and why. */
function leftOut({ aperte, senzaProbabilita, senzaEsito }: Calibrazione): string[] {
  return [
    aperte > 0 ? `${dates(aperte)} ancora da venire` : '',
    senzaProbabilita > 0 ? `${dates(senzaProbabilita)} senza probabilità, perché il passato non bastava` : '',
    senzaEsito > 0 ? `${dates(senzaEsito)} di ordini di cui non si sa quando sono stati pronti` : '',
  ].filter(Boolean)
}

/** How many of the days that customers were told were kept, by month, and whether that is luck. */
export default function PromessePage() {
  const { data, isWaiting } = useRouteQuery<PromessePageQuery>(query)
  const { calibrazionePromesse: found } = data
  const { severity, text } = judgement(found)
  const apart = leftOut(found)
  const nothing = found.mesi.length === 0 && found.livelli.length === 0
  return (
    <Page title="Date promesse" isWaiting={isWaiting}>
      {nothing ? (
        <EmptyState
          title="Ancora nessuna data promessa da giudicare"
          text={`Qui si vede se le date dette ai clienti sono state mantenute. Aspetta le date delle conferme d’ordine e delle mail di approntamento che partono, e quelle segnate in «Prima data possibile»: contano quando il loro giorno è passato.${apart.length > 0 ? ` Per ora: ${apart.join('; ')}.` : ''}`}
        />
      ) : (
        <Stack sx={{ gap: 2 }}>
          <Alert severity={severity} role="status">
            {text} {learned(found)}
          </Alert>
          <DetailCard title="Promesse all’80 %, per mese">
            <KeptTable
              first="Mese"
              empty="Nessuna data promessa all’80 % è ancora passata."
              rows={found.mesi.map(({ mese, ...kept }) => ({
                name: monthName(`${mese}-01`),
                ...kept,
              }))}
            />
          </DetailCard>
          <DetailCard title="Tutte, per probabilità promessa">
            <KeptTable
              first="Promesse al"
              empty="Nessuna data promessa è ancora passata."
              rows={found.livelli.map(({ da, a, ...kept }) => ({ name: `${percent(da)} – ${percent(a)}`, ...kept }))}
            />
          </DetailCard>
          <Typography variant="body2" color="textSecondary">
            Ultimi dodici mesi; la stessa data detta più volte di un ordine conta una volta. «Per caso» è tra quante
            starebbero 9 volte su 10 se le probabilità dette fossero giuste.
            {apart.length > 0 && ` Non contano: ${apart.join('; ')}.`}
          </Typography>
        </Stack>
      )}
    </Page>
  )
}
