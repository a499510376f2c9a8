/**
 * @generated SignedSource<<84ce77ee2442ff83bea5bcdc8412378b>>
 * @relayHash 25293f5ac5539c0412ca3e5d9eb1bd82
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e615c6cf2b3492136b2142106ff9275a135b396340de0ce878d0ec813e1195a4

import type { ConcreteRequest } from 'relay-runtime';
export type contextModuloQuery$variables = {
  conAgenti: boolean;
  esiste: boolean;
  ordine: number;
};
export type contextModuloQuery$data = {
  readonly agenti?: ReadonlyArray<{
    readonly pk: number;
    readonly user: {
      readonly nome: string;
    };
  }>;
  readonly dominioOrdini: {
    readonly codiciSistema: ReadonlyArray<string>;
    readonly stati: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
    }>;
  };
  readonly optionsRigheRivendita?: ReadonlyArray<{
    readonly codiceRivendita: string;
  }> | null;
  readonly tipiSerramento: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
};
export type contextModuloQuery = {
  response: contextModuloQuery$data;
  variables: contextModuloQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conAgenti"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "esiste"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "DominioOrdini",
  "kind": "LinkedField",
  "name": "dominioOrdini",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codiciSistema",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ValoreStato",
      "kind": "LinkedField",
      "name": "stati",
      "plural": true,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "condition": "conAgenti",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Agente",
      "kind": "LinkedField",
      "name": "agenti",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v8 = [
  {
    "kind": "Variable",
    "name": "ordine",
    "variableName": "ordine"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codiceRivendita",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "contextModuloQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      (v7/*:: as any*/),
      {
        "condition": "esiste",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "RigaOrdine",
            "kind": "LinkedField",
            "name": "optionsRigheRivendita",
            "plural": true,
            "selections": [
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "contextModuloQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      },
      (v7/*:: as any*/),
      {
        "condition": "esiste",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "RigaOrdine",
            "kind": "LinkedField",
            "name": "optionsRigheRivendita",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e615c6cf2b3492136b2142106ff9275a135b396340de0ce878d0ec813e1195a4",
    "metadata": {},
    "name": "contextModuloQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6cc5a2125659862876282c6958d6f353";

export default node;
