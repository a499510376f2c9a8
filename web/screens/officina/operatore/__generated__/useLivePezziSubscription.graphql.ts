/**
 * @generated SignedSource<<ef768649ddc202f383ee38882932247b>>
 * @relayHash 16f58f2a79d6e657b22f6c30be370743
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4d286b44f2ce291d77f3e0e76efceaaf716723c3dc82e3eef8458c940a0b023

import type { ConcreteRequest } from 'relay-runtime';
export type useLivePezziSubscription$variables = {
  dopo?: string | null;
};
export type useLivePezziSubscription$data = {
  readonly pezziAggiornati: {
    readonly evento: string;
    readonly ordinePk: number;
    readonly requestId: string | null;
  };
};
export type useLivePezziSubscription = {
  response: useLivePezziSubscription$data;
  variables: useLivePezziSubscription$variables;
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
    "concreteType": "PezziAggiornati",
    "kind": "LinkedField",
    "name": "pezziAggiornati",
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
        "name": "ordinePk",
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
    "name": "useLivePezziSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLivePezziSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d4d286b44f2ce291d77f3e0e76efceaaf716723c3dc82e3eef8458c940a0b023",
    "metadata": {},
    "name": "useLivePezziSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b016c1f6e07ba650767db57035c4a1f5";

export default node;
