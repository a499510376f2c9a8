/**
 * @generated SignedSource<<102e0bb58a02344efe49ebb881f48a5c>>
 * @relayHash 6e073c96da9b78bd86b8b825b2c0d192
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9188c0fc36070faf9b1d5cf1182874a2f22fd5c7b48dd045efe71f187de89fa9

import type { ConcreteRequest } from 'relay-runtime';
export type SchedulatorePageSubscription$variables = {
  dopo?: string | null;
};
export type SchedulatorePageSubscription$data = {
  readonly pezziAggiornati: {
    readonly evento: string;
  };
};
export type SchedulatorePageSubscription = {
  response: SchedulatorePageSubscription$data;
  variables: SchedulatorePageSubscription$variables;
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
    "name": "SchedulatorePageSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SchedulatorePageSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9188c0fc36070faf9b1d5cf1182874a2f22fd5c7b48dd045efe71f187de89fa9",
    "metadata": {},
    "name": "SchedulatorePageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ee2896f88cfe8c30c7643788dbf84d34";

export default node;
