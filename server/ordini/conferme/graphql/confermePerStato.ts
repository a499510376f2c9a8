import { wordCountsField } from '#platform/graphql/lists/wordCounts.ts'
import { confermeList } from '../list.ts'
import { STATI_CONFERMA } from '../rules.ts'
import { ConfermeFilterInput } from './ConfermaOrdine.ts'

wordCountsField('confermePerStato', {
  tipo: 'ConfermePerStato',
  what: 'confirmations',
  shownBy: 'confermeOrdine',
  elenco: confermeList,
  filtro: ConfermeFilterInput,
  words: STATI_CONFERMA,
  only: (stato) => ({ stato }),
  permesso: 'confermaOrdini',
})
