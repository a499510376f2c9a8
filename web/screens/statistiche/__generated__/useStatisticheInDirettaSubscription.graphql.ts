/**
 * @generated SignedSource<<8668b1c076c813cf827ec0f1e63aea3e>>
 * @relayHash 806d5c2610de4529ebeaf06cae199678
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97475a4d2852f7c13f9c5531b6060d54acacaaf7c4f643d4f56aa67e023650c4

import type { ConcreteRequest } from 'relay-runtime';
export type useStatisticheInDirettaSubscription$variables = {
  dopo?: string | null;
};
export type useStatisticheInDirettaSubscription$data = {
  readonly ordineAggiornato: {
    readonly evento: string;
  };
};
export type useStatisticheInDirettaSubscription = {
  response: useStatisticheInDirettaSubscription$data;
  variables: useStatisticheInDirettaSubscription$variables;
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
    "name": "useStatisticheInDirettaSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStatisticheInDirettaSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "97475a4d2852f7c13f9c5531b6060d54acacaaf7c4f643d4f56aa67e023650c4",
    "metadata": {},
    "name": "useStatisticheInDirettaSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "cfdbbc1098659a92f44ac51a5ba3801f";

export default node;
