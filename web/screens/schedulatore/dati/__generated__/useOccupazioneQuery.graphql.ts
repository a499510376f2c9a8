/**
 * @generated SignedSource<<50e5e9d07b6e68d6258bf7cff9561caa>>
 * @relayHash ce4a408c0117bf911100f270a75cce3f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 021c6bc101da5f420261ba2a434f271f54e1a50c240864631df0fd2388f80425

import type { ConcreteRequest } from 'relay-runtime';
export type useOccupazioneQuery$variables = {
  a: string;
  da: string;
};
export type useOccupazioneQuery$data = {
  readonly fasiInArco: unknown;
  readonly schedulerSlots: ReadonlyArray<{
    readonly capacita: number;
    readonly giorno: string;
    readonly libero: number;
    readonly occupato: number;
    readonly ordini: unknown;
    readonly ore: number;
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
  "name": "da"
},
v2 = [
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
v3 = [
  {
    "alias": null,
    "args": (v2/*:: as any*/),
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
        "name": "ordini",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": (v2/*:: as any*/),
    "kind": "ScalarField",
    "name": "fasiInArco",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOccupazioneQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOccupazioneQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "021c6bc101da5f420261ba2a434f271f54e1a50c240864631df0fd2388f80425",
    "metadata": {},
    "name": "useOccupazioneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c206aafada703651c4feddb4afd4e62";

export default node;
