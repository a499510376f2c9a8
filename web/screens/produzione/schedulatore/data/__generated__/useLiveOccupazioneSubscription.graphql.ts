/**
 * @generated SignedSource<<afaffbe63323bb709fe70af85fbd0f51>>
 * @relayHash 63fe9f83ff9793d26b6bba165391ff6f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcb0decf2f5658a8b8fced3bf0c3fadc87e41e7c712df47246f88472fbc3e123

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type StatoCella = "broken" | "closed" | "filled" | "free";
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
v5 = [
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordini",
        "storageKey": null
      },
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
    "selections": (v5/*:: as any*/),
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
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "bcb0decf2f5658a8b8fced3bf0c3fadc87e41e7c712df47246f88472fbc3e123",
    "metadata": {},
    "name": "useLiveOccupazioneSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7738c9931527ef2374ad0ec9ec7c946f";

export default node;
