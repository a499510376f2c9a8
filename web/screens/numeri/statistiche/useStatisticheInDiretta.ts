import { graphql } from 'relay-runtime'
import { useDiretta } from '../../../relay/diretta/useDiretta.ts'
import { useRilettura } from '../../../relay/diretta/useRilettura.ts'
import type { useStatisticheInDirettaBudgetSubscription } from './__generated__/useStatisticheInDirettaBudgetSubscription.graphql.ts'
import type { useStatisticheInDirettaOrdiniSubscription } from './__generated__/useStatisticheInDirettaOrdiniSubscription.graphql.ts'

const ordini = graphql`
  subscription useStatisticheInDirettaOrdiniSubscription($dopo: String) {
    ordineAggiornato(dopo: $dopo) {
      evento
    }
  }
`
const budget = graphql`
  subscription useStatisticheInDirettaBudgetSubscription($dopo: String) {
    budgetAggiornato(dopo: $dopo) {
      evento
    }
  }
`

/** Figures are looked at, not worked on: that they follow within some seconds is soon enough. */
const RACCOLTA = 3000

/** Reads the figures again after orders or budgets have changed: what they add up to only the server can tell. */
export function useStatisticheInDiretta(): void {
  const rileggi = useRilettura(RACCOLTA)
  useDiretta<useStatisticheInDirettaOrdiniSubscription>({
    subscription: ordini,
    evento: ({ ordineAggiornato }) => ordineAggiornato.evento,
    onDati: rileggi,
    onSalto: rileggi,
  })
  useDiretta<useStatisticheInDirettaBudgetSubscription>({
    subscription: budget,
    evento: ({ budgetAggiornato }) => budgetAggiornato.evento,
    onDati: rileggi,
    onSalto: rileggi,
  })
}
