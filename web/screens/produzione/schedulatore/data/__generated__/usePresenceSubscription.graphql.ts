/**
 * @generated SignedSource<<e0fdc40e7fc7003abd59cc8b3928aa18>>
 * @relayHash cea96c1bb69b8bf8be215f2b13684580
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27a674df1eec753906888e3d8f8a7ee9f0d60fd3082b66be56363c127618ae88

import type { ConcreteRequest } from 'relay-runtime';
export type usePresenceSubscription$variables = {
  ordine: number;
};
export type usePresenceSubscription$data = {
  readonly presenzaSchedulatore: {
    readonly arrivo: boolean;
    readonly finestra: string;
    readonly nome: string;
    readonly via: boolean;
  };
};
export type usePresenceSubscription = {
  response: usePresenceSubscription$data;
  variables: usePresenceSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ordine"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ordine",
        "variableName": "ordine"
      }
    ],
    "concreteType": "PresenteSchedulatore",
    "kind": "LinkedField",
    "name": "presenzaSchedulatore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "finestra",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nome",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "arrivo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "via",
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
    "name": "usePresenceSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePresenceSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "27a674df1eec753906888e3d8f8a7ee9f0d60fd3082b66be56363c127618ae88",
    "metadata": {},
    "name": "usePresenceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8b16f6fa2a05b4a3814efa5605ee0da6";

export default node;
