/**
 * @generated SignedSource<<d5ca70e68681aa14e7f9c9844ba07e49>>
 * @relayHash c717907050991161c4a7bf252366d16a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6ceef00739300a8e06a253910c6e30563c718b8ea0e0cf25b3229118422e000

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveFigureFornitoreSubscription$variables = {
  dopo?: string | null;
};
export type useLiveFigureFornitoreSubscription$data = {
  readonly ordineFornitoreAggiornato: {
    readonly evento: string;
  };
};
export type useLiveFigureFornitoreSubscription = {
  response: useLiveFigureFornitoreSubscription$data;
  variables: useLiveFigureFornitoreSubscription$variables;
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
    "concreteType": "OrdineFornitoreAggiornato",
    "kind": "LinkedField",
    "name": "ordineFornitoreAggiornato",
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
    "name": "useLiveFigureFornitoreSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveFigureFornitoreSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d6ceef00739300a8e06a253910c6e30563c718b8ea0e0cf25b3229118422e000",
    "metadata": {},
    "name": "useLiveFigureFornitoreSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c9aaf4c68b102fd2bfa53f8c2d991294";

export default node;
