/**
 * @generated SignedSource<<a4bfbba4c83c12f66e1a63e11c4925df>>
 * @relayHash d54e9b7e8a99c458ae1fab04dbab4c13
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 056344d7125af9260062f81fd62d67be9c2851056ed9edaefedd345f855851a6

import type { ConcreteRequest } from 'relay-runtime';
export type useOrdineInDirettaSubscription$variables = {
  dopo?: string | null;
};
export type useOrdineInDirettaSubscription$data = {
  readonly ordineAggiornato: {
    readonly evento: string;
    readonly pk: number;
  };
};
export type useOrdineInDirettaSubscription = {
  response: useOrdineInDirettaSubscription$data;
  variables: useOrdineInDirettaSubscription$variables;
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
    "name": "useOrdineInDirettaSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrdineInDirettaSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "056344d7125af9260062f81fd62d67be9c2851056ed9edaefedd345f855851a6",
    "metadata": {},
    "name": "useOrdineInDirettaSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f54200a405507509a074cb7387574109";

export default node;
