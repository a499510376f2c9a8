/**
 * @generated SignedSource<<4aa36f894ebc7b600142e2ec298bdec3>>
 * @relayHash 69f43ffde44a4f1a9c490e545d4c72a8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28de970f062647063edf55e6c1f52ea2033d9869a6cfe1bd3eb5f0632fc70c84

import type { ConcreteRequest } from 'relay-runtime';
export type useOccupazioneQuery$variables = {
  a: string;
  conOrdini: boolean;
  da: string;
  ordine: number;
};
export type useOccupazioneQuery$data = {
  readonly fasiInArco: unknown;
  readonly schedulerSlots: ReadonlyArray<{
    readonly capacita: number;
    readonly giorno: string;
    readonly libero: number;
    readonly minutiDi: number;
    readonly occupato: number;
    readonly ordini?: unknown;
    readonly ore: number;
    readonly quantiOrdini: number;
    readonly reparto: string;
    readonly stato: string;
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
v5 = [
  {
    "alias": null,
    "args": (v4/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "ordini",
            "storageKey": null
          }
        ]
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": (v4/*:: as any*/),
    "kind": "ScalarField",
    "name": "fasiInArco",
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
    "selections": (v5/*:: as any*/),
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
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "28de970f062647063edf55e6c1f52ea2033d9869a6cfe1bd3eb5f0632fc70c84",
    "metadata": {},
    "name": "useOccupazioneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c434526ec28e72383afd46bee68aa1b0";

export default node;
