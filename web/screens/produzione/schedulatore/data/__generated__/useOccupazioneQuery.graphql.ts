/**
 * @generated SignedSource<<35552fa9ccae81af73670d7bc3d16903>>
 * @relayHash 2f40c7a409dd5844ee4313194a1151c3
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7626a268b46ac73b09ffa80511ba2f9fa267afd738b5106081cf133b623060fe

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type StatoCella = "broken" | "closed" | "filled" | "free";
export type useOccupazioneQuery$variables = {
  a: string;
  conOrdini: boolean;
  da: string;
  ordine: number;
};
export type useOccupazioneQuery$data = {
  readonly schedulerSlots: ReadonlyArray<{
    readonly capacita: number;
    readonly giorno: string;
    readonly libero: number;
    readonly minutiDi: number;
    readonly occupato: number;
    readonly ordini?: ReadonlyArray<{
      readonly minuti: number;
      readonly numeroCommessa: string;
      readonly pk: number;
    }>;
    readonly ore: number;
    readonly quantiOrdini: number;
    readonly reparto: RepartoFase;
    readonly stato: StatoCella;
  }>;
};
export type useOccupazioneQuery = {
  response: useOccupazioneQuery$data;
  variables: useOccupazioneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "a"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conOrdini"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "da"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "fromDate",
        "variableName": "da"
      },
      {
        "kind": "Variable",
        "name": "toDate",
        "variableName": "a"
      }
    ],
    "concreteType": "CellaReparto",
    "kind": "LinkedField",
    "name": "schedulerSlots",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "giorno",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reparto",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "capacita",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "occupato",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "libero",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stato",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ore",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quantiOrdini",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "ordine",
            "variableName": "ordine"
          }
        ],
        "kind": "ScalarField",
        "name": "minutiDi",
        "storageKey": null
      },
      {
        "condition": "conOrdini",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QuotaInCella",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pk",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numeroCommessa",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "minuti",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOccupazioneQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOccupazioneQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "7626a268b46ac73b09ffa80511ba2f9fa267afd738b5106081cf133b623060fe",
    "metadata": {},
    "name": "useOccupazioneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "106bfec4fc87601c13c1e5bec60118c4";

export default node;
