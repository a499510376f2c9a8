/**
 * @generated SignedSource<<27cd2f9ef8be39aaafd2818397b02653>>
 * @relayHash 291944806c17109e7c29bc12755b0477
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f8ba70fa450309cf50a0bebe120d85591c1a612d1f8a97270e216c9cddafb26

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveFigureOrdiniSubscription$variables = {
  dopo?: string | null;
};
export type useLiveFigureOrdiniSubscription$data = {
  readonly ordineAggiornato: {
    readonly evento: string;
  };
};
export type useLiveFigureOrdiniSubscription = {
  response: useLiveFigureOrdiniSubscription$data;
  variables: useLiveFigureOrdiniSubscription$variables;
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
    "name": "useLiveFigureOrdiniSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveFigureOrdiniSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4f8ba70fa450309cf50a0bebe120d85591c1a612d1f8a97270e216c9cddafb26",
    "metadata": {},
    "name": "useLiveFigureOrdiniSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b41201dd9ee2373ec86378d11764af62";

export default node;
