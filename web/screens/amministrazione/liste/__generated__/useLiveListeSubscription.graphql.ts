/**
 * @generated SignedSource<<223ee54d94a36fcbd1d78785f5928a4a>>
 * @relayHash eedc9507b9740e247b140dfd6f1bee68
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c5f0897449ff1e4ae62239a3ba1bcf30f845103ac243e23a915a3c71d2ed0aa

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveListeSubscription$variables = {
  dopo?: string | null;
};
export type useLiveListeSubscription$data = {
  readonly listeAggiornate: {
    readonly evento: string;
    readonly lista: string;
  };
};
export type useLiveListeSubscription = {
  response: useLiveListeSubscription$data;
  variables: useLiveListeSubscription$variables;
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
    "concreteType": "ListeAggiornate",
    "kind": "LinkedField",
    "name": "listeAggiornate",
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
        "name": "lista",
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
    "name": "useLiveListeSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveListeSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2c5f0897449ff1e4ae62239a3ba1bcf30f845103ac243e23a915a3c71d2ed0aa",
    "metadata": {},
    "name": "useLiveListeSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2d005255dce9695898bf2032336c8da4";

export default node;
