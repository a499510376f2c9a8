/**
 * @generated SignedSource<<599c7d601435a037b052f8e0aee9ed55>>
 * @relayHash 2ae00ccfed85060b23d4dd5a6587ca79
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0fbfa38e8fe6c53ed3177d7df07b9426ad3e1101796eb5cbd67ac30178522f9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarcaturaCeTabQuery$variables = {
  pk: number;
  tutti: boolean;
};
export type MarcaturaCeTabQuery$data = {
  readonly controlliOrdine: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"controlliRows_gruppo">;
  }> | null;
  readonly operatori?: {
    readonly nodes: ReadonlyArray<{
      readonly pk: number;
      readonly user: {
        readonly firstName: string;
        readonly lastName: string;
      };
    }>;
  };
  readonly viewer: {
    readonly nome: string;
    readonly operatore: {
      readonly pk: number;
    } | null;
    readonly permessi: {
      readonly checkOrders: boolean;
    };
  } | null;
};
export type MarcaturaCeTabQuery = {
  response: MarcaturaCeTabQuery$data;
  variables: MarcaturaCeTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "tutti"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ordine",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "firstName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lastName",
    "storageKey": null
  }
],
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "attivitaNumero",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pezzi",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ControlloOrdine",
    "kind": "LinkedField",
    "name": "controlli",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "descrizione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "frequenza",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ControlloEffettuato",
        "kind": "LinkedField",
        "name": "effettuato",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "data",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "operatorePk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OperatoreControllo",
            "kind": "LinkedField",
            "name": "operatore",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conforme",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "motivoBloccato",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OperatoreViewer",
      "kind": "LinkedField",
      "name": "operatore",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
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
          "name": "checkOrders",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "condition": "tutti",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "perPagina",
          "value": 1000
        }
      ],
      "concreteType": "OperatoriConnection",
      "kind": "LinkedField",
      "name": "operatori",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Operatore",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "operatori(perPagina:1000)"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MarcaturaCeTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ControlliDellaLavorazione",
        "kind": "LinkedField",
        "name": "controlliOrdine",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "controlliRows_gruppo",
            "selections": (v5/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarcaturaCeTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ControlliDellaLavorazione",
        "kind": "LinkedField",
        "name": "controlliOrdine",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ]
  },
  "params": {
    "id": "f0fbfa38e8fe6c53ed3177d7df07b9426ad3e1101796eb5cbd67ac30178522f9",
    "metadata": {},
    "name": "MarcaturaCeTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e2be565aa64b463eb6cbeb9265bfbbc9";

export default node;
