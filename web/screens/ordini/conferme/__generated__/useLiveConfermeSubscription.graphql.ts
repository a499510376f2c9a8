/**
 * @generated SignedSource<<c8a90ce7e460697a95e4e823795ced4a>>
 * @relayHash 7d78698af26c2d7c810b9a3ed52761ff
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29f62df2388d87e7777f5f48055f8d8aca62676fb271bde71daebadeeaea26f1

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveConfermeSubscription$variables = {
  dopo?: string | null;
};
export type useLiveConfermeSubscription$data = {
  readonly confermaOrdineAggiornata: {
    readonly evento: string;
    readonly pk: number;
    readonly requestId: string | null;
  };
};
export type useLiveConfermeSubscription = {
  response: useLiveConfermeSubscription$data;
  variables: useLiveConfermeSubscription$variables;
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
    "concreteType": "ConfermaOrdineAggiornata",
    "kind": "LinkedField",
    "name": "confermaOrdineAggiornata",
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
    "name": "useLiveConfermeSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveConfermeSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "29f62df2388d87e7777f5f48055f8d8aca62676fb271bde71daebadeeaea26f1",
    "metadata": {},
    "name": "useLiveConfermeSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "18e4b339666d55a9678b6c16344db7b5";

export default node;
