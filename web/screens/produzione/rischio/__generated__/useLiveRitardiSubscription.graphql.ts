/**
 * @generated SignedSource<<3fb7d7a0c528c88c487d7bcb9ac7ec49>>
 * @relayHash a59245a0fea9a2e454acc2535d691fc2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 602dcdf9b81b25cd822169767463f00c76a3b2293df17f57cf3a39b66e73ecf5

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveRitardiSubscription$variables = {
  dopo?: string | null;
};
export type useLiveRitardiSubscription$data = {
  readonly fornituraInRitardo: {
    readonly evento: string;
    readonly ordinePk: number;
    readonly pk: number;
  };
};
export type useLiveRitardiSubscription = {
  response: useLiveRitardiSubscription$data;
  variables: useLiveRitardiSubscription$variables;
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
    "concreteType": "FornituraInRitardo",
    "kind": "LinkedField",
    "name": "fornituraInRitardo",
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
        "name": "pk",
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
    "name": "useLiveRitardiSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveRitardiSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "602dcdf9b81b25cd822169767463f00c76a3b2293df17f57cf3a39b66e73ecf5",
    "metadata": {},
    "name": "useLiveRitardiSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8f7ebccc0ea7f700042b63a5237f5350";

export default node;
