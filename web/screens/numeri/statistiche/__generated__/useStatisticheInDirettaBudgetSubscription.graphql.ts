/**
 * @generated SignedSource<<d39d1057cdb8cf3dffb36ccdf2a11faa>>
 * @relayHash 98c505f5309b336642d03adae75dbf8f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6f6b4083e2e4beec3d77dfde9290b3a69a031c2e538b53e5ce9a30c23a83bfb

import type { ConcreteRequest } from 'relay-runtime';
export type useStatisticheInDirettaBudgetSubscription$variables = {
  dopo?: string | null;
};
export type useStatisticheInDirettaBudgetSubscription$data = {
  readonly budgetAggiornato: {
    readonly evento: string;
  };
};
export type useStatisticheInDirettaBudgetSubscription = {
  response: useStatisticheInDirettaBudgetSubscription$data;
  variables: useStatisticheInDirettaBudgetSubscription$variables;
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
    "name": "useStatisticheInDirettaBudgetSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStatisticheInDirettaBudgetSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e6f6b4083e2e4beec3d77dfde9290b3a69a031c2e538b53e5ce9a30c23a83bfb",
    "metadata": {},
    "name": "useStatisticheInDirettaBudgetSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c18f1e69b63f7a850f672414456c2739";

export default node;
