/**
 * @generated SignedSource<<1c9bc4132c7bccb8a981281f4d7677d5>>
 * @relayHash b9ec44b5124098fca47ac279f34586a2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bae9c54a768d7f89d9792e215d7f0b8725ebb09334aa4fb45a1299331653acc0

import type { ConcreteRequest } from 'relay-runtime';
export type useLivePreventivoSubscription$variables = {
  dopo?: string | null;
};
export type useLivePreventivoSubscription$data = {
  readonly preventivoAggiornato: {
    readonly evento: string;
    readonly pk: number;
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
    "id": "bae9c54a768d7f89d9792e215d7f0b8725ebb09334aa4fb45a1299331653acc0",
    "metadata": {},
    "name": "useLivePreventivoSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1329351f8902afa7ace527fb73bc4bef";

export default node;
