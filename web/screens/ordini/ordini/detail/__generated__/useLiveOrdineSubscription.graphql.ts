/**
 * @generated SignedSource<<4770a9edf387aa1c620c86cedf2ae515>>
 * @relayHash b0cb5bc15f71ad5ddb464cdedeccfc47
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fc290a384ea1a91b63e943b5275934ac894454ae3d62db7052b50e79073a4f4

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveOrdineSubscription$variables = {
  dopo?: string | null;
};
export type useLiveOrdineSubscription$data = {
  readonly ordineAggiornato: {
    readonly evento: string;
    readonly pk: number;
    readonly requestId: string | null;
  };
};
export type useLiveOrdineSubscription = {
  response: useLiveOrdineSubscription$data;
  variables: useLiveOrdineSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dopo",
        "variableName": "dopo"
      }
    ],
    "concreteType": "OrdineAggiornato",
    "kind": "LinkedField",
    "name": "ordineAggiornato",
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
        "name": "pk",
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
    "name": "useLiveOrdineSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveOrdineSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4fc290a384ea1a91b63e943b5275934ac894454ae3d62db7052b50e79073a4f4",
    "metadata": {},
    "name": "useLiveOrdineSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2225b358f79bbb6f88ac7d6f8d9185f9";

export default node;
