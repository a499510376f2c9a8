/**
 * @generated SignedSource<<af7fda4a9c0468916bd6a60630005082>>
 * @relayHash 5f9da05690aaa925931f9ed1abccaca5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c58d4a386c375bd6df972121a8a4fa4830d91b76896411bcbeea83d342e92a5f

import type { ConcreteRequest } from 'relay-runtime';
export type ViewerQuery$variables = Record<PropertyKey, never>;
export type ViewerQuery$data = {
  readonly viewer: {
    readonly agente: {
      readonly isCapoArea: boolean;
      readonly pk: number;
    } | null;
    readonly email: string;
    readonly fornitore: {
      readonly nome: string;
      readonly tipologia: string;
    } | null;
    readonly isStaff: boolean;
    readonly isSuperuser: boolean;
    readonly nome: string;
    readonly permessi: {
      readonly addAttivita: boolean;
      readonly addOrders: boolean;
      readonly adminApp: boolean;
      readonly adminAttivitaOperatori: boolean;
      readonly adminCatalogo: boolean;
      readonly adminClienti: boolean;
      readonly adminFornitori: boolean;
      readonly adminImpostazioni: boolean;
      readonly adminMateriali: boolean;
      readonly adminMessaggi: boolean;
      readonly adminOrders: boolean;
      readonly adminOrdiniFornitore: boolean;
      readonly adminPersonale: boolean;
      readonly adminPosta: boolean;
      readonly adminPreventivi: boolean;
      readonly adminToken: boolean;
      readonly adminUsers: boolean;
      readonly adminVincoli: boolean;
      readonly autoScheduleOrder: boolean;
      readonly checkOrders: boolean;
      readonly confermaOrdini: boolean;
      readonly deleteOrder: boolean;
      readonly editOrder: boolean;
      readonly isCapoArea: boolean;
      readonly photographOrder: boolean;
      readonly scheduleOrder: boolean;
      readonly updateOrderAllegati: boolean;
      readonly updatePreventivi: boolean;
      readonly updateStatoFasiOrdine: boolean;
      readonly updateStatoFasiOrdineFornitore: boolean;
      readonly updateStatoOrdine: boolean;
      readonly vediCome: boolean;
      readonly viewAgenteOnOrders: boolean;
      readonly viewClienti: boolean;
      readonly viewElencoOrdini: boolean;
      readonly viewFolders: boolean;
      readonly viewInterniClienti: boolean;
      readonly viewMarcaturaCe: boolean;
      readonly viewMessaggi: boolean;
      readonly viewOrderAllegati: boolean;
      readonly viewOrderFasi: boolean;
      readonly viewOrderFornitore: boolean;
      readonly viewOrders: boolean;
      readonly viewPortaleFornitore: boolean;
      readonly viewPreventivi: boolean;
      readonly viewPricesOnOrders: boolean;
      readonly viewSegnalazioni: boolean;
      readonly viewStatisticheVendite: boolean;
      readonly viewStats: boolean;
      readonly viewVisteCondivise: boolean;
      readonly writeOrderCheckList: boolean;
    };
    readonly pk: number;
    readonly tablet: {
      readonly minutiInattivita: number;
      readonly nome: string;
    } | null;
    readonly username: string;
    readonly utentiDemo: ReadonlyArray<string>;
    readonly vistoDa: string | null;
  } | null;
};
export type ViewerQuery = {
  response: ViewerQuery$data;
  variables: ViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCapoArea",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "username",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSuperuser",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isStaff",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vistoDa",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TabletViewer",
        "kind": "LinkedField",
        "name": "tablet",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minutiInattivita",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "utentiDemo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AgenteViewer",
        "kind": "LinkedField",
        "name": "agente",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FornitoreViewer",
        "kind": "LinkedField",
        "name": "fornitore",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tipologia",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Permessi",
        "kind": "LinkedField",
        "name": "permessi",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewPreventivi",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatePreventivi",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminPreventivi",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminVincoli",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminCatalogo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewClienti",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminClienti",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewInterniClienti",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewMessaggi",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminMessaggi",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewVisteCondivise",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "addOrders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "editOrder",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "photographOrder",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deleteOrder",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminOrders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scheduleOrder",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "autoScheduleOrder",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updateStatoOrdine",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "writeOrderCheckList",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewPricesOnOrders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewAgenteOnOrders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewOrderAllegati",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updateOrderAllegati",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewElencoOrdini",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewOrders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewOrderFasi",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewOrderFornitore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "confermaOrdini",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminOrdiniFornitore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminFornitori",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminMateriali",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewPortaleFornitore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminPersonale",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminApp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewStats",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewStatisticheVendite",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewFolders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewMarcaturaCe",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "checkOrders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "addAttivita",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminAttivitaOperatori",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updateStatoFasiOrdine",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updateStatoFasiOrdineFornitore",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminUsers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "vediCome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminToken",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminPosta",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminImpostazioni",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewSegnalazioni",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ViewerQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ViewerQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c58d4a386c375bd6df972121a8a4fa4830d91b76896411bcbeea83d342e92a5f",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f012ed046c6b532f5d3f1f2f00a1767c";

export default node;
