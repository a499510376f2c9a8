/**
 * What areas give to the pages of those below them, by the places that these leave open: their code arrives when it is
 * drawn.
 */

import { primaDataNewSlot, primaDataSlot } from '#screens/ordini/slots.ts'
import { brokenCelleSlot } from '#screens/persone/calendario/slots.ts'
import { rimanenzeSlot } from '#screens/produzione/slots.ts'
import {
  offerteOfPreventivoSlot,
  ordineOfPreventivoSlot,
  ordiniOfClienteSlot,
  primaDataOfPreventivoSlot,
} from '#screens/vendite/slots.ts'
import { pageActsSlot } from '#shell/pageActsSlot.ts'
import { ownWritesSlot } from '#shell/tablet/ownWritesSlot.ts'

ordiniOfClienteSlot.fill(() => import('#screens/ordini/ordini/OrdiniOfCliente.tsx'))
offerteOfPreventivoSlot.fill(() => import('#screens/ordini/offerte/inPreventivo/OfferteOfPreventivo.tsx'))
ordineOfPreventivoSlot.fill(() => import('#screens/ordini/daPreventivo/PreventivoOrdine.tsx'))
primaDataOfPreventivoSlot.fill(() => import('#screens/produzione/primaData/PrimaDataPreventivo.tsx'))
primaDataSlot.fill(() => import('#screens/produzione/primaData/PrimaDataOrdine.tsx'))
primaDataNewSlot.fill(() => import('#screens/produzione/primaData/PrimaDataNew.tsx'))
brokenCelleSlot.fill(() => import('#screens/produzione/schedulatore/BrokenCelleList.tsx'))
rimanenzeSlot.fill(() => import('#screens/officina/rimanenze/RimanenzeButton.tsx'))
pageActsSlot.fill(() => import('#screens/ordini/ordini/actions/OrdineActs.tsx'))
ownWritesSlot.fill(() => import('#screens/officina/operatore/queue/OwnWrites.tsx'))
