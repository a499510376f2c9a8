import { wordCountsField } from '#platform/graphql/lists/wordCounts.ts'
import { offerteList } from '../list.ts'
import { STATI_OFFERTA } from '../rules.ts'
import { OfferteFilterInput } from './Offerta.ts'

wordCountsField('offertePerStato', {
  tipo: 'OffertePerStato',
  what: 'offers',
  shownBy: 'offerte',
  elenco: offerteList,
  filtro: OfferteFilterInput,
  words: STATI_OFFERTA,
  only: (stato) => ({ stato }),
  permesso: 'viewOfferte',
})
