/**
 * @generated SignedSource<<be080ad4c3ac172a92a55b17b96c0db3>>
 * @relayHash 7a20c49221519fe60952d08a877438d8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 307febac815ac0a1a03be8934eab8bfaba25eb2a1338730d8ee3004bc73647c5

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveOrdineSubscription$variables = {
  dopo?: string | null;
};
export type useLiveOrdineSubscription$data = {
  readonly ordineAggiornato: {
    readonly evento: string;
    readonly pk: number;
  };
};
export type useLiveOrdineSubscription = {
  response: useLiveOrdineSubscription$data;
  variables: useLiveOrdineSubscription$variables;
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
    "name": "useLiveOrdineSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveOrdineSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "307febac815ac0a1a03be8934eab8bfaba25eb2a1338730d8ee3004bc73647c5",
    "metadata": {},
    "name": "useLiveOrdineSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1db7ab46eb461514dadcbb5597ff5ed3";

export default node;
