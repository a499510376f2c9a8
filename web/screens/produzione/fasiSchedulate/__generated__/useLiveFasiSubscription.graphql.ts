/**
 * @generated SignedSource<<c8a58d278f5fefbed941d1c93e0421a0>>
 * @relayHash 04939bfa7f22a2ab75688bc127c9fc70
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cf2e3939ee0b288f94bc95a492c76324aea6281cae154ab9196d930194a5b67

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveFasiSubscription$variables = {
  dopo?: string | null;
};
export type useLiveFasiSubscription$data = {
  readonly faseSchedulataAggiornata: {
    readonly evento: string;
    readonly nodo: {
      readonly pk: number;
    } | null;
    readonly pk: number;
    readonly requestId: string | null;
  };
};
export type useLiveFasiSubscription = {
  response: useLiveFasiSubscription$data;
  variables: useLiveFasiSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dopo",
        "variableName": "dopo"
      }
    ],
    "concreteType": "FaseSchedulataAggiornata",
    "kind": "LinkedField",
    "name": "faseSchedulataAggiornata",
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
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineDiFase",
        "kind": "LinkedField",
        "name": "nodo",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveFasiSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveFasiSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4cf2e3939ee0b288f94bc95a492c76324aea6281cae154ab9196d930194a5b67",
    "metadata": {},
    "name": "useLiveFasiSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5f4490237ee9947435fd103109b72267";

export default node;
