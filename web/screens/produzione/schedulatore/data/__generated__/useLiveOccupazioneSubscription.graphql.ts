/**
 * @generated SignedSource<<76e9ccd3a8a8d63cfce13692511c4dc5>>
 * @relayHash 84ad9ee7c4b4d0409d62f092e13763b7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c19641aff290edfd6017fc266c1884781f1c10302450e61ea2976c3c21f71361

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type useLiveOccupazioneSubscription$variables = {
  a: string;
  conOrdini: boolean;
  da: string;
  dopo?: string | null;
  ordine: number;
};
export type useLiveOccupazioneSubscription$data = {
  readonly occupazioneAggiornata: {
    readonly celle: ReadonlyArray<{
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
    readonly evento: string;
    readonly fasi: boolean;
    readonly ordini: ReadonlyArray<number>;
    readonly requestId: string | null;
  };
};
export type useLiveOccupazioneSubscription = {
  response: useLiveOccupazioneSubscription$data;
  variables: useLiveOccupazioneSubscription$variables;
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
  "name": "dopo"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordini",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "a",
        "variableName": "a"
      },
      {
        "kind": "Variable",
        "name": "da",
        "variableName": "da"
      },
      {
        "kind": "Variable",
        "name": "dopo",
        "variableName": "dopo"
      }
    ],
    "concreteType": "OccupazioneAggiornata",
    "kind": "LinkedField",
    "name": "occupazioneAggiornata",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evento",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requestId",
        "storageKey": null
      },
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fasi",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CellaReparto",
        "kind": "LinkedField",
        "name": "celle",
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
              (v5/*:: as any*/)
            ]
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveOccupazioneSubscription",
    "selections": (v6/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLiveOccupazioneSubscription",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "c19641aff290edfd6017fc266c1884781f1c10302450e61ea2976c3c21f71361",
    "metadata": {},
    "name": "useLiveOccupazioneSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ea2ee0089c2a03b4bd2a294350fd84d4";

export default node;
