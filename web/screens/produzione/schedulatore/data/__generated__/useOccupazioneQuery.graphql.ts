/**
 * @generated SignedSource<<f9440ee7b2391d94ba0dc77a0367f4e6>>
 * @relayHash e3f10c4e73328186b80ab3504c4499a9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d2fa2957216780bb1b8380972d5c683b4579cfcf40d9be46d3657326e7976c9

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
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
    readonly ordini?: unknown;
    readonly ore: number;
    readonly quantiOrdini: number;
    readonly reparto: RepartoFase;
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
            "kind": "ScalarField",
            "name": "ordini",
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
    "id": "9d2fa2957216780bb1b8380972d5c683b4579cfcf40d9be46d3657326e7976c9",
    "metadata": {},
    "name": "useOccupazioneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "072484b0bc4b42908de90d000b97fecf";

export default node;
