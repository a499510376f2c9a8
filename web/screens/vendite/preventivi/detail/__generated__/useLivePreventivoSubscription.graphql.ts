/**
 * @generated SignedSource<<2866ccf2adfb14ca8c17a98ecd42f3bb>>
 * @relayHash 307d9112007cf02b8dab54f6e43a0951
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 161ea71712a3b5f593574a6f784f484878eb7e57d7c9b1921dffec84585f759d

import type { ConcreteRequest } from 'relay-runtime';
export type useLivePreventivoSubscription$variables = {
  dopo?: string | null;
};
export type useLivePreventivoSubscription$data = {
  readonly preventivoAggiornato: {
    readonly evento: string;
    readonly pk: number;
    readonly requestId: string | null;
  };
};
export type useLivePreventivoSubscription = {
  response: useLivePreventivoSubscription$data;
  variables: useLivePreventivoSubscription$variables;
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
    "concreteType": "PreventivoAggiornato",
    "kind": "LinkedField",
    "name": "preventivoAggiornato",
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
    "name": "useLivePreventivoSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLivePreventivoSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "161ea71712a3b5f593574a6f784f484878eb7e57d7c9b1921dffec84585f759d",
    "metadata": {},
    "name": "useLivePreventivoSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "306eb7ffc51e8518f88a38002b6ae4f6";

export default node;
