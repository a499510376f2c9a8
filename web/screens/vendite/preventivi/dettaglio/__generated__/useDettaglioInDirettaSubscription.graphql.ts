/**
 * @generated SignedSource<<50ff9577ae2e17a068037e895d2f8e8d>>
 * @relayHash 75c38b03bd653d3ecfecbd784591ed61
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2059a2aba17f27a68eacc381c4d2e1a0887fc2e03d3287ce37e748664377eb71

import type { ConcreteRequest } from 'relay-runtime';
export type useDettaglioInDirettaSubscription$variables = {
  dopo?: string | null;
};
export type useDettaglioInDirettaSubscription$data = {
  readonly preventivoAggiornato: {
    readonly evento: string;
    readonly pk: number;
  };
};
export type useDettaglioInDirettaSubscription = {
  response: useDettaglioInDirettaSubscription$data;
  variables: useDettaglioInDirettaSubscription$variables;
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
    "name": "useDettaglioInDirettaSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDettaglioInDirettaSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2059a2aba17f27a68eacc381c4d2e1a0887fc2e03d3287ce37e748664377eb71",
    "metadata": {},
    "name": "useDettaglioInDirettaSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5a612685ccfff6d8f2ad751e290a534b";

export default node;
