/**
 * @generated SignedSource<<018969b3d5f534cdc45a3187d7519574>>
 * @relayHash 793ba2a109cda3bc3d38dbb2af8f233c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fa38bb342ca665b4bdba5984daa1751b6ee0d891668f872495eb9d96c1f6a75

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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = [
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
            "selections": (v6/*:: as any*/),
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
v8 = {
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
v9 = [
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 1000
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
            "selections": (v7/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      (v8/*:: as any*/),
      {
        "condition": "tutti",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
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
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "operatori(perPagina:1000)"
          }
        ]
      }
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
        "selections": (v7/*:: as any*/),
        "storageKey": null
      },
      (v8/*:: as any*/),
      {
        "condition": "tutti",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
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
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "operatori(perPagina:1000)"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "0fa38bb342ca665b4bdba5984daa1751b6ee0d891668f872495eb9d96c1f6a75",
    "metadata": {},
    "name": "MarcaturaCeTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e2be565aa64b463eb6cbeb9265bfbbc9";

export default node;
