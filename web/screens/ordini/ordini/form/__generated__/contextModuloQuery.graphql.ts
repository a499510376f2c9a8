/**
 * @generated SignedSource<<49058f4c2f43f0244475485c01df329e>>
 * @relayHash acafa7290a248765f9aa99ee81ee188b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1186aa662baddf7339f9b0b4498580da4486af0b42eaaa1a0b6a91f1c58d4dfb

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
    readonly ritirato: boolean;
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
v5 = {
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
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = [
  {
    "kind": "Literal",
    "name": "ritirati",
    "value": true
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ritirato",
  "storageKey": null
},
v8 = {
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
v9 = [
  {
    "kind": "Variable",
    "name": "ordine",
    "variableName": "ordine"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codiceRivendita",
  "storageKey": null
},
v11 = {
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
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": "tipiSerramento(ritirati:true)"
      },
      (v8/*:: as any*/),
      {
        "condition": "esiste",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "RigaOrdine",
            "kind": "LinkedField",
            "name": "optionsRigheRivendita",
            "plural": true,
            "selections": [
              (v10/*:: as any*/)
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
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v7/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": "tipiSerramento(ritirati:true)"
      },
      (v8/*:: as any*/),
      {
        "condition": "esiste",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "RigaOrdine",
            "kind": "LinkedField",
            "name": "optionsRigheRivendita",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "1186aa662baddf7339f9b0b4498580da4486af0b42eaaa1a0b6a91f1c58d4dfb",
    "metadata": {},
    "name": "contextModuloQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "622a1a098b8f458a32bfaed9fd8ebc36";

export default node;
