/**
 * @generated SignedSource<<6601df04d4fe08af2b43975fc8ea2f28>>
 * @relayHash 4ab92d807cf8f6b809e94c8b818e13a8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd39bae7947163550829e0facb9254ed5cfe904059e3a5330a25023815cd717a

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveCatalogoSubscription$variables = {
  dopo?: string | null;
};
export type useLiveCatalogoSubscription$data = {
  readonly catalogoAggiornato: {
    readonly evento: string;
    readonly requestId: string | null;
  };
};
export type useLiveCatalogoSubscription = {
  response: useLiveCatalogoSubscription$data;
  variables: useLiveCatalogoSubscription$variables;
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
    "concreteType": "CatalogoAggiornato",
    "kind": "LinkedField",
    "name": "catalogoAggiornato",
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
    "name": "useLiveCatalogoSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveCatalogoSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd39bae7947163550829e0facb9254ed5cfe904059e3a5330a25023815cd717a",
    "metadata": {},
    "name": "useLiveCatalogoSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e8cff35d840a0586a09d0e0cec72507c";

export default node;
