import { graphql } from 'relay-runtime'

/** Who is logged in and what they may open: the first thing every staff shell asks. */
export const viewerQuery = graphql`
  query ViewerQuery {
    viewer {
      pk
      username
      nome
      email
      isSuperuser
      isStaff
      vistoDa
      tablet {
        nome
        minutiInattivita
      }
      utentiDemo
      agentePk
      isCapoArea
      nomeFornitore
      tipologiaFornitore
      reparti {
        id
        chiave
        nome
        capacita
      }
      magazzini {
        id
        chiave
        nome
        inUso
      }
      areeConsegna {
        id
        chiave
        nome
        inUso
      }
      permessi {
        viewPreventivi
        updatePreventivi
        adminPreventivi
        adminVincoli
        adminCatalogo
        viewListini
        adminListini
        viewMargini
        viewOfferte
        updateOfferte
        exceedScontoOfferte
        viewClienti
        adminClienti
        viewInterniClienti
        viewMessaggi
        adminMessaggi
        viewVisteCondivise
        addOrders
        editOrder
        photographOrder
        deleteOrder
        adminOrders
        scheduleOrder
        autoScheduleOrder
        updateStatoOrdine
        writeOrderCheckList
        viewPricesOnOrders
        viewAgenteOnOrders
        viewOrderAllegati
        updateOrderAllegati
        viewElencoOrdini
        viewOrders
        viewOrderFasi
        viewOrderFornitore
        viewOrdiniFornitore
        confermaOrdini
        adminOrdiniFornitore
        adminFornitori
        adminMateriali
        viewPortaleFornitore
        adminPersonale
        adminApp
        viewStats
        viewStatisticheVendite
        viewFolders
        viewMarcaturaCe
        checkOrders
        addAttivita
        adminAttivitaOperatori
        updateStatoFasiOrdine
        updateStatoFasiOrdineFornitore
        isCapoArea
        adminUsers
        vediCome
        adminToken
        adminPosta
        adminImpostazioni
        viewSegnalazioni
      }
    }
  }
`
