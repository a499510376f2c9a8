/**
 * @generated SignedSource<<e4b015e21cad8a892813949015b384d8>>
 * @relayHash 03d7c4ad5b101c792da62dcd041751b9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae71c59ba36361f7266f19e30debfa8f20801a955cf7d1646070c2850da53ef2

import type { ConcreteRequest } from 'relay-runtime';
export type useOccupazioneInDirettaSubscription$variables = {
  a: string;
  da: string;
  dopo?: string | null;
};
export type useOccupazioneInDirettaSubscription$data = {
  readonly occupazioneAggiornata: {
    readonly celle: ReadonlyArray<{
      readonly capacita: number;
      readonly giorno: string;
      readonly libero: number;
      readonly occupato: number;
      readonly ordini: unknown;
      readonly ore: number;
      readonly reparto: string;
      readonly stato: string;
    }>;
    readonly evento: string;
    readonly ordini: ReadonlyArray<number>;
  };
};
export type useOccupazioneInDirettaSubscription = {
  response: useOccupazioneInDirettaSubscription$data;
  variables: useOccupazioneInDirettaSubscription$variables;
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
  "name": "da"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dopo"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordini",
  "storageKey": null
},
v4 = [
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
      (v3/*:: as any*/),
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
          (v3/*:: as any*/)
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOccupazioneInDirettaSubscription",
    "selections": (v4/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOccupazioneInDirettaSubscription",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "ae71c59ba36361f7266f19e30debfa8f20801a955cf7d1646070c2850da53ef2",
    "metadata": {},
    "name": "useOccupazioneInDirettaSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "731ddbc0e35ce73703ae68ebca0bbdf4";

export default node;
