/**
 * @generated SignedSource<<5616f8cc58653a6e13326c54fec7ac32>>
 * @relayHash c6eb02b320881f449f360cf02b9cd025
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a09be27a47d4b35be6f3644b2554891437411a030b6811729bc827cd036325b

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveStatisticheBudgetSubscription$variables = {
  dopo?: string | null;
};
export type useLiveStatisticheBudgetSubscription$data = {
  readonly budgetAggiornato: {
    readonly evento: string;
    readonly requestId: string | null;
  };
};
export type useLiveStatisticheBudgetSubscription = {
  response: useLiveStatisticheBudgetSubscription$data;
  variables: useLiveStatisticheBudgetSubscription$variables;
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
    "concreteType": "BudgetAggiornato",
    "kind": "LinkedField",
    "name": "budgetAggiornato",
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
    "name": "useLiveStatisticheBudgetSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveStatisticheBudgetSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a09be27a47d4b35be6f3644b2554891437411a030b6811729bc827cd036325b",
    "metadata": {},
    "name": "useLiveStatisticheBudgetSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7241b78d6390b12813ed271a95091034";

export default node;
