/**
 * @generated SignedSource<<d68ba607d84eaf99bd435f40bce3e4f7>>
 * @relayHash 655ff3237c08a6ad42125d8f6c537fb8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a66e9518932527dde7776a48c45b8dcd24fd7091ca054342f811b20fa87f4c6e

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveStatisticheBudgetSubscription$variables = {
  dopo?: string | null;
};
export type useLiveStatisticheBudgetSubscription$data = {
  readonly budgetAggiornato: {
    readonly evento: string;
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
    "id": "a66e9518932527dde7776a48c45b8dcd24fd7091ca054342f811b20fa87f4c6e",
    "metadata": {},
    "name": "useLiveStatisticheBudgetSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a0137d4314a95e938802e220b26d1140";

export default node;
